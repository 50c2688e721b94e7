import { isRecord } from '@/lib/is-record';
import { readIfThere, readOrMake } from '../files/whole-file';
import type { AnswerChecks } from '../game/outcomes';
import { COMMAND_LIMIT } from '../rcon/packets';

/** A command from the file, with patterns for its answers. */
export interface RewardCommand extends AnswerChecks {
  readonly command: string;
}

/** Commands of each reward on this server, in the order in which they run. */
export type Rewards = ReadonlyMap<string, readonly RewardCommand[]>;

/** Example for each of the site's rewards: it works on every server, for any count. */
const EXAMPLE = ['xp add {player} {count} points'];
const COMMANDS = 50;
/** Maximum of patterns for the answers to one command, and of characters in each. */
const PATTERNS = 20;
const PATTERN_LIMIT = 200;

/** The file does not hold valid rewards; the message says where. */
export class BadRewards extends Error {
  override name = 'BadRewards';
}

export function parseRewards(text: string): Rewards {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadRewards(`rewards.json is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (!isRecord(value)) throw new BadRewards('rewards.json must be an object of names with commands.');
  return new Map(Object.entries(value).map(([name, commands]) => [name, readCommands(name, commands)]));
}

function readCommands(name: string, commands: unknown): readonly RewardCommand[] {
  if (!Array.isArray(commands) || commands.length === 0 || commands.length > COMMANDS)
    throw new BadRewards(
      `rewards.json: "${name}" must be a list of 1 to ${String(COMMANDS)} commands in quotes.`,
    );
  return commands.map((command: unknown, n) => readCommand(`"${name}", command ${String(n + 1)}`, command));
}

const FIELDS = ['command', 'expect', 'refuse'];

function readCommand(place: string, given: unknown): RewardCommand {
  const { command, expect, refuse, ...others } = isRecord(given) ? given : { command: given };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new BadRewards(`rewards.json: ${place} has "${unknown}", but only ${FIELDS.join(', ')} are known.`);
  if (typeof command !== 'string')
    throw new BadRewards(`rewards.json: ${place} must be text in quotes, or an object with "command".`);
  const bare = command.trim().replace(/^\//, '');
  if (bare === '' || /\p{Cc}/u.test(bare) || Buffer.byteLength(bare) > COMMAND_LIMIT - 50)
    throw new BadRewards(`rewards.json: ${place} cannot be run.`);
  return {
    command: bare,
    expect: readPatterns(`"expect" of ${place}`, expect),
    refuse: readPatterns(`"refuse" of ${place}`, refuse),
  };
}

function readPatterns(place: string, given: unknown = []): readonly RegExp[] {
  const list: unknown[] = Array.isArray(given) ? given : [given];
  if (list.length > PATTERNS)
    throw new BadRewards(`rewards.json: ${place} can have at most ${String(PATTERNS)} patterns.`);
  return list.map((text) => {
    if (typeof text !== 'string' || text === '' || text.length > PATTERN_LIMIT)
      throw new BadRewards(
        `rewards.json: ${place} must be text of 1 to ${String(PATTERN_LIMIT)} characters.`,
      );
    try {
      return RegExp(text, 'im');
    } catch {
      throw new BadRewards(`rewards.json: ${place} is not a valid regular expression: ${text}`);
    }
  });
}

export interface RewardsFile {
  /** Returns the current rewards; while the file is invalid, the last valid ones. */
  read(): Promise<Rewards>;
  /** Notes the ids of all rewards that the site may hand out here. */
  expect(ids: readonly string[]): void;
  /** Those of them that the valid file does not define. */
  readonly missing: readonly string[];
}

interface RewardsNews {
  onRead(rewards: Rewards, isNew: boolean): void;
  onBad(message: string): void;
  onMissing(ids: readonly string[]): void;
}

/**
 * Opens the owner's file. If there is none, it is created with an example for each of the site's rewards once these are known.
 * Each change is reported once.
 */
export function openRewardsFile(file: string, { onRead, onBad, onMissing }: RewardsNews): RewardsFile {
  let known: string | null = null;
  let rewards: Rewards = new Map();
  let expected: readonly string[] | null = null;
  let missing: readonly string[] = [];
  let reported = '';

  async function update(): Promise<void> {
    const examples = expected?.map((id) => [id, EXAMPLE]);
    const { text, isNew } = examples
      ? await readOrMake(file, () => `${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`)
      : { text: await readIfThere(file), isNew: false };
    if (text === null || text === known) return;
    known = text;
    reported = '';
    try {
      rewards = parseRewards(text);
      onRead(rewards, isNew);
    } catch (error) {
      if (!(error instanceof BadRewards)) throw error;
      onBad(error.message);
    }
  }

  return {
    async read() {
      await update();
      missing = (expected ?? []).filter((id) => !rewards.has(id));
      if (missing.length > 0 && missing.join() !== reported) onMissing(missing);
      reported = missing.join();
      return rewards;
    },
    expect(ids) {
      expected = ids;
    },
    get missing() {
      return missing;
    },
  };
}
