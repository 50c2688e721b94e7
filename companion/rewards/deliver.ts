import { type HandedReward, NOT_RUN, type OnlinePlayer } from '@/contract/companion-sync';
import { isGameName } from '@/contract/player-name';
import type { GameServer } from '../game/game-server';
import { problemOf } from '../game/outcomes';
import { commandFor } from '../game/player-in-command';
import { printable } from '../printable';
import { NotSent, Unanswered } from '../rcon/connection';
import type { Console } from '../rcon/console';
import { COMMAND_LIMIT } from '../rcon/packets';
import type { Journal } from './journal';
import type { RewardCommand, RewardsFile } from './rewards-file';

export interface DeliveryParts {
  readonly console: Pick<Console, 'run'>;
  readonly game: Pick<GameServer, 'players' | 'takesQuotes'>;
  readonly journal: Journal;
  readonly rewards: Pick<RewardsFile, 'read'>;
  readonly now: () => number;
  /** True when the companion must end, and nothing new may begin. */
  readonly isStopping: () => boolean;
  /** Reports the number of rewards that were not started, because the site confirms none of the earlier ones. */
  readonly onLeft: (count: number) => void;
  /** Called once all rewards are in the journal, before the first one begins. */
  readonly onKept: () => void;
  readonly onDone: (reward: HandedReward, player: string) => void;
  readonly onTrouble: (reward: HandedReward, result: 'failed' | 'uncertain', detail: string) => void;
}

/**
 * Limit of a reward's age. The site marks unreported rewards as uncertain after ten minutes, and an admin may give them again.
 */
const FRESH_MS = 8 * 60_000;

/**
 * Delivers the site's rewards, one after the other, each id once.
 * @param askedAt when the site was asked, in milliseconds
 * @throws the system's error when the journal cannot be written; only rewards in the journal run
 */
export async function deliver(
  handed: readonly HandedReward[],
  askedAt: number,
  parts: DeliveryParts,
): Promise<void> {
  const { journal } = parts;
  for (const { id } of handed) journal.untell(id);
  const unknown = handed.filter(({ id }, index) => {
    return !journal.knows(id) && handed.findIndex((other) => other.id === id) === index;
  });
  const left = unknown.splice(journal.room).length;
  if (left > 0) parts.onLeft(left);
  await journal.take(unknown);
  if (left === 0) parts.onKept();
  let isAway = false;
  for (const reward of unknown) {
    if (parts.isStopping()) return;
    const isFresh = Math.abs(parts.now() - askedAt) < FRESH_MS;
    const outcome: Outcome = isFresh && !isAway ? await handOut(reward, parts) : AWAY;
    // The others need not wait for a console that does not answer.
    isAway ||= outcome === AWAY;
    const [result, detail] = outcome;
    await journal.finish(reward.id, result, detail);
    if (result !== 'done' && detail !== NOT_RUN) parts.onTrouble(reward, result, detail);
  }
}

/** Result of a reward, and the console's answer. */
export type Outcome = readonly [result: 'done' | 'failed' | 'uncertain', detail: string];
/** No reward can be delivered at present. */
const AWAY: Outcome = ['failed', NOT_RUN];

export type HandOutParts = Pick<DeliveryParts, 'console' | 'game' | 'rewards' | 'onDone'> & {
  readonly journal: Pick<Journal, 'begin' | 'end'>;
};

/** Runs one reward, for a player who is online. */
export async function handOut(reward: HandedReward, parts: HandOutParts): Promise<Outcome> {
  const commands = (await parts.rewards.read()).get(reward.reward);
  if (!commands) return ['failed', `rewards.json does not define "${reward.reward}"`];
  const players = await askWho(parts.game);
  if (!players) return AWAY;
  const player = players.find(({ name }) => name.toLowerCase() === reward.player.toLowerCase());
  if (!player) return ['failed', NOT_RUN];
  if (!isGameName(player.name)) return ['failed', 'This name cannot be used in a command'];
  const made: RewardCommand[] = [];
  for (const known of commands) {
    const command = commandFor(known.command, player, reward.count, parts.game);
    if (command === null)
      return ['failed', `A name with a space cannot be used in “${known.command}”. Use {uuid} instead`];
    made.push({ ...known, command });
  }
  if (made.some(({ command }) => Buffer.byteLength(command) > COMMAND_LIMIT))
    return ['failed', 'A command is too long'];
  const outcome = await runAll(reward.id, made, parts);
  if (outcome[0] === 'done') parts.onDone(reward, player.name);
  return outcome;
}

/** Returns the players online now; null when the server does not say. */
async function askWho(game: DeliveryParts['game']): Promise<readonly OnlinePlayer[] | null> {
  try {
    return await game.players();
  } catch (error) {
    if (error instanceof NotSent || error instanceof Unanswered) return null;
    throw error;
  }
}

async function runAll(
  id: string,
  commands: readonly RewardCommand[],
  { journal, console }: HandOutParts,
): Promise<Outcome> {
  const place = (n: number) => `Command ${String(n + 1)} of ${String(commands.length)}`;
  const answers: string[] = [];
  for (const [n, { command, ...checks }] of commands.entries()) {
    const isKept = await journal.begin(id, n, commands.length, command).then(
      () => true,
      () => false,
    );
    if (!isKept)
      return ['failed', n === 0 ? NOT_RUN : `${place(n)} was not sent: the journal cannot be written`];
    let answer: string;
    try {
      answer = await console.run(command);
    } catch (error) {
      if (error instanceof NotSent && n === 0) return AWAY;
      if (error instanceof NotSent) return ['failed', `${place(n)} was not sent: ${error.message}`];
      if (error instanceof Unanswered) return ['uncertain', `${place(n)}: ${error.message}`];
      throw error;
    }
    const problem = problemOf(command, answer, checks);
    if (problem !== null) return ['failed', `${place(n)}: ${problem}`];
    const shown = printable(answer);
    if (shown !== '') answers.push(shown);
    // If this cannot be stored, later processes treat the reward as uncertain, which it may be.
    await journal.end(id, n, shown).catch(() => undefined);
  }
  return ['done', answers.join(' · ')];
}
