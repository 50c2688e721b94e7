import { isRecord } from '@/lib/is-record';
import { readOrMake } from '../files/whole-file';
import { COMMAND_LIMIT } from '../rcon/packets';

/** What a reward's name means on this server: commands, in the order in which they run. */
export type Rewards = ReadonlyMap<string, readonly string[]>;

const EXAMPLES = {
  'vote-key': ['crate key give {player} vote {count}'],
  'vote-diamonds': ['give {player} minecraft:diamond {count}', 'xp add {player} 100 points'],
};
const COMMANDS = 50;

/** The file says something else than rewards; the message says where. */
export class BadRewards extends Error {
  override name = 'BadRewards';
}

/** @throws BadRewards */
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

function readCommands(name: string, commands: unknown): readonly string[] {
  const isList = Array.isArray(commands) && commands.length > 0 && commands.length <= COMMANDS;
  if (!isList || !commands.every((command) => typeof command === 'string'))
    throw new BadRewards(
      `rewards.json: "${name}" must be a list of 1 to ${String(COMMANDS)} commands in quotes.`,
    );
  return commands.map((command) => {
    const bare = command.trim().replace(/^\//, '');
    if (bare === '' || /\p{Cc}/u.test(bare) || Buffer.byteLength(bare) > COMMAND_LIMIT - 50)
      throw new BadRewards(`rewards.json: "${name}" has a command that cannot be run.`);
    return bare;
  });
}

export interface RewardsFile {
  /** What the file says now; while it makes no sense, what it said before. */
  read(): Promise<Rewards>;
}

interface RewardsNews {
  onRead(rewards: Rewards, isNew: boolean): void;
  onBad(message: string): void;
}

/** The owner's file, which is written with examples on the first start. Each change is told of once. */
export function openRewardsFile(file: string, { onRead, onBad }: RewardsNews): RewardsFile {
  let known: string | null = null;
  let rewards: Rewards = new Map();
  return {
    async read() {
      const { text, isNew } = await readOrMake(file, () => `${JSON.stringify(EXAMPLES, null, 2)}\n`);
      if (text === known) return rewards;
      known = text;
      try {
        rewards = parseRewards(text);
        onRead(rewards, isNew);
      } catch (error) {
        if (!(error instanceof BadRewards)) throw error;
        onBad(error.message);
      }
      return rewards;
    },
  };
}
