import type { CountedMetric } from '@/contract/companion-boards';
import { METRIC_LIMIT } from '@/contract/leaderboard';
import { readStatistic, type Statistic, WHOLE_GROUP } from '@/contract/statistic';
import { isRecord } from '@/lib/is-record';

/** A player's figures by the ids of their metrics. */
export type Figures = Readonly<Record<string, number>>;

/** A file that cannot be used; the message says why, in a few words. */
export class BadStatistics extends Error {
  override name = 'BadStatistics';
}

const TICKS_PER_HOUR = 72_000;

type Fields = Readonly<Record<string, unknown>>;
type Entry = readonly [name: string, value: unknown];
/** Returns a file's entries of a statistic; zero figures are missing from it. */
type Find = (statistic: Statistic) => readonly Entry[];

export interface ReadFigures {
  readonly figures: Figures;
  /** Faults of unreadable figures, which count as 0. */
  readonly broken: readonly string[];
}

/** Upper bound of broken figures that are named per file. */
const MOST_BROKEN = 10;

/**
 * Reads a player's statistics file of any release: grouped under `stats` since 1.13, flat before. A broken figure affects only
 * itself.
 * @throws BadStatistics for a truncated or any other file
 */
export function readStatistics(text: string, metrics: readonly CountedMetric[]): ReadFigures {
  const file = parse(text);
  const broken = new Set<string>();
  const note = (problem: string) => {
    if (broken.size < MOST_BROKEN) broken.add(problem);
  };
  const count = ([name, value]: Entry): number => {
    const isCount =
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= METRIC_LIMIT;
    if (isCount) return value;
    note(`${name} is not a count`);
    return 0;
  };
  const find = file.stats === undefined ? inFlat(file) : inGroups(fieldsOf(file.stats, 'stats'), note);
  const figures = metrics.map(({ id, unit, statistics }) => {
    const entries = statistics.map(readStatistic).flatMap((one) => (one ? find(one) : []));
    const sum = count([`the sum of ${id}`, entries.reduce((total, entry) => total + count(entry), 0)]);
    return [id, unit === 'hours' ? sum / TICKS_PER_HOUR : sum];
  });
  return { figures: Object.fromEntries(figures) as Figures, broken: [...broken] };
}

/** Renamed in 1.17; an older world has the old name until its player next joins. */
const OLDER: Readonly<Record<string, string>> = { 'minecraft:play_time': 'minecraft:play_one_minute' };

function inGroups(groups: Fields, note: (problem: string) => void): Find {
  return ({ group, name }) => {
    // A group without any figure is missing too.
    const fields = Object.hasOwn(groups, group) ? groups[group] : {};
    if (!isRecord(fields)) {
      note(`${group} is not an object`);
      return [];
    }
    if (name === WHOLE_GROUP) return Object.entries(fields);
    const found = [name, OLDER[name]].find((one) => one !== undefined && Object.hasOwn(fields, one));
    return found === undefined ? [] : [[found, fields[found]]];
  };
}

/** Prefixes of the names before 1.13, by today's group. */
const FLAT: Readonly<Record<string, string>> = {
  'minecraft:mined': 'stat.mineBlock.',
  'minecraft:broken': 'stat.breakItem.',
  'minecraft:crafted': 'stat.craftItem.',
  'minecraft:used': 'stat.useItem.',
  'minecraft:picked_up': 'stat.pickup.',
  'minecraft:dropped': 'stat.drop.',
  'minecraft:killed': 'stat.killEntity.',
  'minecraft:killed_by': 'stat.entityKilledBy.',
};

const inCamelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the name of a statistic before 1.13; null if it had none. */
function flatName({ group, name }: Statistic): string | null {
  const [namespace, plain = ''] = name.split(':');
  // Counts ticks, despite its name.
  if (name === 'minecraft:play_time') return 'stat.playOneMinute';
  if (group === 'minecraft:custom') return namespace === 'minecraft' ? `stat.${inCamelCase(plain)}` : null;
  const start = FLAT[group];
  if (start === undefined) return null;
  // Creatures were written like `CaveSpider`.
  const isCreature = group.startsWith('minecraft:killed');
  return `${start}${isCreature ? inCamelCase(`_${plain}`) : name.replace(':', '.')}`;
}

function inFlat(file: Fields): Find {
  const entries = Object.entries(file);
  if (entries.length > 0 && !entries.some(([name]) => /^(?:stat|achievement)\./.test(name)))
    throw new BadStatistics('holds no statistics');
  return (statistic) => {
    if (statistic.name === WHOLE_GROUP) {
      const start = FLAT[statistic.group];
      return start === undefined ? [] : entries.filter(([name]) => name.startsWith(start));
    }
    const name = flatName(statistic);
    return name !== null && Object.hasOwn(file, name) ? [[name, file[name]]] : [];
  };
}

function parse(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadStatistics('is incomplete');
  }
  return fieldsOf(value, 'the file');
}

function fieldsOf(value: unknown, name: string): Fields {
  if (!isRecord(value)) throw new BadStatistics(`${name} is not an object`);
  return value;
}
