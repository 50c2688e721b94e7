import { printable } from '../printable';
import { withoutColors } from './answers';

/** An owner's patterns for the answers to a command. */
export interface AnswerChecks {
  /** At least one of these must match, unless the list is empty. */
  readonly expect: readonly RegExp[];
  /** None of these may match. */
  readonly refuse: readonly RegExp[];
}

/** Number of characters of an answer that are read. */
const READ_LIMIT = 4_000;

/** Refusals on any line: those of the game, from 1.12 on, and of EssentialsX, which replaces the command `give`. */
const REFUSED_LINE = [
  /<--\[HERE\]$/,
  /^Unknown (?:or incomplete )?command/i,
  /^Incorrect argument for command/i,
  /^(?:No|That) (?:player|entity) (?:was found|cannot be found|does not exist)/i,
  /^(?:Player|Entity|Selector) '.{1,60}' (?:cannot be found|found nothing)/,
  /^An (?:unexpected|internal|unknown) error occurred/i,
  /^Not enough (?:inventory )?space\b/i,
];

/** Refusals on the first line of an answer: openings that failures of the game and of plugins share. */
const REFUSED_START = [
  /^(?:Unknown|Invalid|Expected|Unexpected|Incomplete|Missing|Usage|Error|Nothing changed|Test failed|Too many)\b/i,
  /^(?:Failed to|Unable to|Could not|Couldn't|Cannot|Can't|Data tag parsing failed|Maximum number of)\b/i,
  /^No (?:[a-z]+ ){1,4}(?:was|were|are|could be|accepted|found)\b/i,
  /^No permission\b/i,
  /^There (?:is|are|was|were) no\b/i,
  /^Only (?:one|players?)\b/i,
  /^Target (?:either already has|does not have|doesn't have|has no)\b/i,
  /^(?:An?|The|That|This) [^.]{1,80} (?:already exists?|could not|couldn't|cannot|can't|does not|doesn't|did not|didn't|is not|isn't|hasn't|is required)\b/i,
  /^(?:Saving|Whitelist|Player) is (?:already|not)\b/i,
  /^(?:Integer|Long|Float|Double) must not\b/i,
  /^Entity .{1,60} has no\b/i,
  /^'.{1,60}' is not\b/,
  /\byou (?:do not|don't) have (?:the )?(?:permission|access)\b/i,
  /\bnot found[.!]?$/i,
  /\b(?:is not|isn't|was not|wasn't) (?:currently )?(?:online|connected|on this server)[.!]?$/i,
  /\binventory (?:is|was) full[.!]?$/i,
];

/** Answers to successful commands: the game's, in all versions, and those of EssentialsX. A silent command has none. */
const experience = /^(?:Gave|Set|Given|Taken) | has -?\d+ experience | now has /;
const DONE: Readonly<Record<string, RegExp | 'silent'>> = {
  advancement: /^(?:Granted|Revoked) /,
  effect: /^(?:Applied effect|Removed (?:every )?effect|Given|Took) /,
  experience,
  function: /^(?:Executed [1-9]|Running functions? |Function .{1,200} returned )/,
  give: /^(?:Gave|Given|Giving) /,
  loot: /^Dropped [1-9]/,
  recipe: /^(?:(?:Unlocked|Took) [1-9]|Successfully )/,
  scoreboard:
    /^(?:Set|Added|Removed|Reset|Enabled|Updated|Created|Cleared|Changed|Operation applied) |^Tag \S{1,60} (?:added|removed)$| has -?\d+ /,
  summon: /^(?:Summoned |Object successfully )/,
  tag: /^(?:Added|Removed) tag /,
  team: /^(?:Added|Removed|Created|Updated|Enabled|Disabled) |^Team .{1,200} (?:can|set to) |^(?:Nametag|Death message) visibility |^Collision rule /,
  tellraw: 'silent',
  title: /^(?:Showing new|Cleared titles|Reset title|Changed title|Title command successfully) ?/,
  xp: experience,
};

interface GameCommand {
  readonly done: RegExp | 'silent';
  /** Whether `execute` chooses the targets, so that none may match. */
  readonly isConditional: boolean;
}

const nameOf = (command: string): string =>
  /^\/?(?:minecraft:)?(\S+)/.exec(command.trim())?.[1]?.toLowerCase() ?? '';

/** Returns the game's own command that a line of `rewards.json` finally runs, or null for any other command. */
function gameCommandOf(command: string): GameCommand | null {
  const isConditional = ['execute', 'return'].includes(nameOf(command));
  const commands = isConditional ? command.split(/(?<!\S)run\s/).slice(1) : [command];
  for (const name of commands.map(nameOf)) {
    const done = Object.hasOwn(DONE, name) ? DONE[name] : undefined;
    if (done !== undefined) return { done, isConditional };
  }
  return null;
}

/** Returns the lines without colors, and without the bracketed name that plugins put in front. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*\[[^\]]{1,40}\]/, '').trim())
    .filter((line) => line !== '');

const isRefused = ([first = '', ...others]: readonly string[]): boolean =>
  REFUSED_START.some((pattern) => pattern.test(first)) ||
  [first, ...others].some((line) => REFUSED_LINE.some((pattern) => pattern.test(line)));

/** Marks a cut with an ellipsis, so that no pattern mistakes it for the end of a line. */
const cut = (text: string): string => (text.length > READ_LIMIT ? `${text.slice(0, READ_LIMIT)}…` : text);
const readable = (answer: string): string => withoutColors(cut(answer)).trim();

/** Returns whether an answer says that a command failed, for any command. */
export const isRefusal = (answer: string): boolean => isRefused(linesOf(readable(answer)));

/**
 * Returns why an answer does not prove a command's success, with the answer in it, or null when it does. An owner's patterns take
 * precedence. For the game's own commands only known answers prove success; for any other, everything but a refusal.
 *
 * An empty answer may mean success. Up to 1.12 the game is silent with the rule `sendCommandFeedback` off, and reports only
 * failures; plugins may answer later. From 1.13 on the game always answers, unless `execute` has found nobody.
 */
export function problemOf(command: string, answer: string, { expect, refuse }: AnswerChecks): string | null {
  const text = readable(answer);
  const shown = printable(text) || 'no answer';
  if (refuse.some((pattern) => pattern.test(text))) return shown;
  if (expect.length > 0)
    return expect.some((pattern) => pattern.test(text)) ? null : `Unexpected answer: ${shown}`;
  const lines = linesOf(text);
  if (isRefused(lines)) return shown;
  const game = gameCommandOf(command);
  if (!game) return null;
  const { done, isConditional } = game;
  if (text === '') return isConditional && done !== 'silent' ? 'No answer: it ran for no player' : null;
  const isDone = done !== 'silent' && lines.some((line) => done.test(line));
  return isDone ? null : `Unknown answer: ${shown}`;
}
