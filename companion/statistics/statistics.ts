import { type LeaderboardPlayer, METRIC_LIMIT } from '@/contract/leaderboard';

/** What the game's own files say about a player. They know no level. */
export type Totals = Omit<LeaderboardPlayer, 'uuid' | 'username' | 'level'>;

/** A file that cannot be used; the message says why, in a few words. */
export class BadStatistics extends Error {
  override name = 'BadStatistics';
}

const TICKS_PER_HOUR = 72_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a player's statistics file of any release: grouped under `stats` since 1.13, flat before. Figures that are zero
 * are absent from it.
 * @throws BadStatistics when it is half written, or something else
 */
export function readStatistics(text: string): Totals {
  const file = parse(text);
  if (file.stats === undefined) return readFlat(file);
  const groups = fieldsOf(file.stats, 'stats');
  const custom = groupOf(groups, 'minecraft:custom');
  // Renamed in 1.17; a world that is older has the old one until its player is next there.
  const time = 'minecraft:play_time' in custom ? 'minecraft:play_time' : 'minecraft:play_one_minute';
  return {
    kills: count(custom['minecraft:player_kills'], 'minecraft:player_kills'),
    deaths: count(custom['minecraft:deaths'], 'minecraft:deaths'),
    playtime: count(custom[time], time) / TICKS_PER_HOUR,
    blocksBreaked: sum(Object.entries(groupOf(groups, 'minecraft:mined'))),
    mobKills: count(custom['minecraft:mob_kills'], 'minecraft:mob_kills'),
  };
}

function readFlat(file: Fields): Totals {
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
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadStatistics(`${name} is not an object`);
  return value as Fields;
}

/** A group without any figure is absent too. */
function groupOf(groups: Fields, name: string): Fields {
  const group = groups[name];
  return group === undefined ? {} : fieldsOf(group, name);
}

function count(value: unknown, name: string): number {
  if (value === undefined) return 0;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > METRIC_LIMIT)
    throw new BadStatistics(`${name} is not a count`);
  return value;
}

function sum(entries: [string, unknown][]): number {
  return count(
    entries.reduce((total, [name, value]) => total + count(value, name), 0),
    'the blocks mined',
  );
}
