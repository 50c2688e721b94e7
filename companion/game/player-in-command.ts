import type { OnlinePlayer } from '@/contract/companion-sync';

export interface CommandGrammar {
  /** Whether text in double quotes is one argument: from 1.13 on. */
  readonly takesQuotes: boolean;
}

/** Longest name that the game accepts as a player in a command, in characters. */
const TARGET_LIMIT = 16;
const BARE = /^[\w.+-]+$/;
const quotedIfNeeded = (name: string): string => (BARE.test(name) ? name : `"${name}"`);

/** Returns a player for the game's own commands: the name, in quotes if needed, or the UUID. */
export function targetOf({ name, uuid }: OnlinePlayer, { takesQuotes }: CommandGrammar): string {
  if (!takesQuotes) return name.includes(' ') ? uuid : name;
  return name.length > TARGET_LIMIT ? uuid : quotedIfNeeded(name);
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Commands of the game that take players by a name in quotes. */
const TARGETED = words(
  'achievement advancement attribute bossbar clear damage data dialog effect enchant execute experience function gamemode ' +
    'give item kill loot particle playsound recipe replaceitem ride rotate spectate spreadplayers stopsound ' +
    'tag teleport tellraw title tp transfer xp',
);
/** Commands whose second argument is a player, followed by text. */
const ADDRESSED = words('kick msg tell w');
/** Commands that read a name up to the next space, and know no quotes. */
const READ_TO_SPACE = words('ban deop op pardon scoreboard team whitelist');
/** Commands whose arguments are all text. */
const SPOKEN = words('bc broadcast me say teammsg tm');

/**
 * Returns a command of `rewards.json` for one player. Other braces are the game's own. A name never ends its argument early: null
 * if it has a space, and the command cannot take one.
 */
export function commandFor(
  command: string,
  player: OnlinePlayer,
  count: number,
  grammar: CommandGrammar,
): string | null {
  let isWhole = true;
  const made = command.replace(/\{(player|uuid|count)\}/g, (word: string, what: string, at: number) => {
    if (what === 'count') return String(count);
    if (what === 'uuid') return player.uuid;
    const shown = nameIn(command.slice(0, at), command.slice(at + word.length), player, grammar);
    isWhole &&= shown !== null;
    return shown ?? '';
  });
  return isWhole ? made : null;
}

/** Returns the player's text between the two parts of a command; null where none fits. */
function nameIn(before: string, after: string, player: OnlinePlayer, grammar: CommandGrammar): string | null {
  const { name, uuid } = player;
  const isInString = before.replace(/\\./g, '').split('"').length % 2 === 0;
  const { head, place } = commandAt(before);
  if (isInString || SPOKEN.has(head) || (ADDRESSED.has(head) && place > 1)) return name;
  const isValue = /[=:!]$/.test(before) && /^[\],}]/.test(after);
  if (isValue && grammar.takesQuotes) return quotedIfNeeded(name);
  const isArgument = /(?:^|\s)$/.test(before) && /^(?:\s|$)/.test(after);
  if (!isArgument) return name.includes(' ') ? null : name;
  if (READ_TO_SPACE.has(head) || / score $/.test(before)) return upToSpace(player, grammar);
  if (TARGETED.has(head) || ADDRESSED.has(head)) return targetOf(player, grammar);
  // Plugins split their arguments at each space, regardless of quotes.
  return name.includes(' ') ? uuid : name;
}

function upToSpace({ name, uuid }: OnlinePlayer, { takesQuotes }: CommandGrammar): string {
  if (!name.includes(' ')) return name;
  return takesQuotes ? `@a[name="${name}"]` : uuid;
}

/** Returns the command that an argument belongs to, without the game's namespace, and the argument's index among its words. */
function commandAt(before: string): { readonly head: string; readonly place: number } {
  const [own = ''] = before.split(/\srun\s+/).slice(-1);
  const [head = '', ...others] = own.trimStart().split(/\s+/);
  return { head: head.replace(/^minecraft:/, ''), place: others.length };
}
