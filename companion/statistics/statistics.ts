import { type LeaderboardPlayer, METRIC_LIMIT } from '@/contract/leaderboard';
import { isRecord } from '@/lib/is-record';

/** What the game's own files say about a player. They know no level. */
export type Totals = Omit<LeaderboardPlayer, 'uuid' | 'username' | 'level'>;

/** A file that cannot be used; the message says why, in a few words. */
export class BadStatistics extends Error {
  override name = 'BadStatistics';
}

const TICKS_PER_HOUR = 72_000;

type Fields = Readonly<Record<string, unknown>>;

/** Totals, and what is wrong with figures that cannot be read: those count as 0. */
export interface ReadTotals extends Totals {
  readonly broken: string[];
}

/**
 * Reads a player's statistics file of any release: grouped under `stats` since 1.13, flat before. Figures that are zero
 * are absent from it. A figure that is broken costs that figure alone.
 * @throws BadStatistics when it is half written, or something else
 */
export function readStatistics(text: string): ReadTotals {
  const file = parse(text);
  const broken: string[] = [];
  const counting = createCounting(broken);
  const { count, sum, note } = counting;
  if (file.stats === undefined) return { ...readFlat(file, counting), broken };
  const groups = fieldsOf(file.stats, 'stats');
  const groupOf = (name: string): Fields => {
    // A group without any figure is absent too.
    const group = name in groups ? groups[name] : {};
    if (isRecord(group)) return group;
    note(`${name} is not an object`);
    return {};
  };
  const custom = groupOf('minecraft:custom');
  // Renamed in 1.17; a world that is older has the old one until its player is next there.
  const time = 'minecraft:play_time' in custom ? 'minecraft:play_time' : 'minecraft:play_one_minute';
  return {
    kills: count(custom['minecraft:player_kills'], 'minecraft:player_kills'),
    deaths: count(custom['minecraft:deaths'], 'minecraft:deaths'),
    playtime: count(custom[time], time) / TICKS_PER_HOUR,
    blocksBreaked: sum(Object.entries(groupOf('minecraft:mined'))),
    mobKills: count(custom['minecraft:mob_kills'], 'minecraft:mob_kills'),
    broken,
  };
}

function readFlat(file: Fields, { count, sum }: Counting): Totals {
  const entries = Object.entries(file);
  if (entries.length > 0 && !entries.some(([name]) => /^(?:stat|achievement)\./.test(name)))
    throw new BadStatistics('holds no statistics');
  return {
    kills: count(file['stat.playerKills'], 'stat.playerKills'),
    deaths: count(file['stat.deaths'], 'stat.deaths'),
    // Counts ticks, whatever it is called.
    playtime: count(file['stat.playOneMinute'], 'stat.playOneMinute') / TICKS_PER_HOUR,
    blocksBreaked: sum(entries.filter(([name]) => name.startsWith('stat.mineBlock.'))),
    mobKills: count(file['stat.mobKills'], 'stat.mobKills'),
  };
}

function parse(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadStatistics('is not whole');
  }
  return fieldsOf(value, 'the file');
}

function fieldsOf(value: unknown, name: string): Fields {
  if (!isRecord(value)) throw new BadStatistics(`${name} is not an object`);
  return value;
}

interface Counting {
  note(problem: string): void;
  count(value: unknown, name: string): number;
  sum(entries: readonly (readonly [string, unknown])[]): number;
}

/** Upper bound of broken figures that are named per file. */
const MOST_BROKEN = 10;

/** @param broken gets what is wrong with figures that count as 0 */
function createCounting(broken: string[]): Counting {
  const note = (problem: string) => {
    if (broken.length < MOST_BROKEN) broken.push(problem);
  };
  const count = (value: unknown, name: string): number => {
    if (value === undefined) return 0;
    const isCount =
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= METRIC_LIMIT;
    if (isCount) return value;
    note(`${name} is not a count`);
    return 0;
  };
  return {
    note,
    count,
    sum: (entries) =>
      count(
        entries.reduce((total, [name, value]) => total + count(value, name), 0),
        'the blocks mined',
      ),
  };
}
