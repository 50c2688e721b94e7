import * as v from 'valibot';
import { BOARD_LIMITS } from '../companion-boards';
import { METRIC_LIMIT } from '../leaderboard';
import { readStatistic, WHOLE_GROUP } from '../statistic';
import {
  atMost,
  faultIf,
  flag,
  listOf,
  listUpTo,
  oneOf,
  shortId,
  textUpTo,
  unlessIn,
  wholeFrom,
} from './fields';
import { EMBLEMS } from './visuals';

/** A figure of the game's own files. */
const statistic = v.pipe(
  textUpTo(BOARD_LIMITS.statisticLength),
  v.check(
    (name) => readStatistic(name) !== null,
    'must be a group of the game’s statistics, a slash and a name, like custom/player_kills, mined/diamond_ore or mined/*',
  ),
);

const WHERE_FROM =
  "must be { statistics: ['custom/jump'] }, { ratio: ['kills', 'deaths'] } with the ids of two other metrics, or 'push'";
const source = v.union(
  [
    v.literal('push'),
    v.strictObject({
      statistics: v.pipe(listUpTo(BOARD_LIMITS.statistics, statistic), v.nonEmpty('must not be empty')),
    }),
    v.strictObject({ ratio: v.strictTuple([shortId, shortId]) }),
  ],
  WHERE_FROM,
);

const RATIO_RULE = 'must be { ratio: … } where the unit is ratio, and only there';
const UNITS = ['count', 'hours', 'ratio', 'level', 'rank'] as const;

/** What players of a mode are ranked by, or what is kept of them for a ratio. */
export const metric = v.strictObject({
  /** Stands in what is stored and pushed: it must stay. */
  id: shortId,
  title: textUpTo(24),
  /** `hours` from statistics are of ticks; of a `level` there is one a mode, which titles go by. */
  unit: oneOf(UNITS),
  /** Names of the steps of a `rank`, from 0 on. */
  steps: v.optional(v.pipe(listOf(textUpTo(24)), atMost(100))),
  /** Which figures are the best. */
  best: v.optional(oneOf(['highest', 'lowest']), 'highest'),
  art: oneOf(EMBLEMS),
  /** Whether players are ranked by it. */
  shown: v.optional(flag, true),
  /** Least and highest figure of the made-up players who stand there until somebody has played; a ratio has none. */
  sample: v.optional(
    v.strictTuple(
      [wholeFrom(0, METRIC_LIMIT), wholeFrom(0, METRIC_LIMIT)],
      'must be two numbers, like [0, 100]',
    ),
  ),
  source,
});
export type MetricUnit = (typeof UNITS)[number];
export type Metric = v.InferOutput<typeof metric>;

/** A metric as pages draw it. */
export interface BoardMetric extends Pick<Metric, 'id' | 'title' | 'unit' | 'art' | 'steps'> {
  /** What it is called where players come from, or of what it is a ratio. */
  of: readonly [name: string, below?: string];
  /** Where the lowest is the best. */
  sign?: -1;
}

/** Statistics that a metric counts twice. */
const doubleFaults = (statistics: readonly string[], ...at: readonly [string, ...(string | number)[]]) => {
  const read = statistics.map(readStatistic);
  return read.flatMap((one, index) =>
    faultIf(
      read.some(
        (other, place) =>
          place !== index &&
          other?.group === one?.group &&
          (other?.name === WHOLE_GROUP || (other?.name === one?.name && place < index)),
      ),
      'is counted already by another of this list',
      ...at,
      index,
    ),
  );
};

/** Sources fit the units, and ratios have their two. */
export const metricFaults = ({ metrics }: { metrics: readonly Metric[] }, index: number) => {
  const of = ['modes', index, 'metrics'] as const;
  const counted = metrics.filter(({ unit }) => unit !== 'ratio');
  return [
    ...faultIf(!metrics.some(({ shown }) => shown), 'must have one that is shown', ...of),
    ...metrics.flatMap(({ unit, steps, sample, source }, place) => {
      const at = [...of, place] as const;
      const ratio = typeof source === 'object' && 'ratio' in source ? source.ratio : null;
      const statistics = typeof source === 'object' && 'statistics' in source ? source.statistics : null;
      const isNamed = unit === 'rank';
      const [least, most] = sample ?? [0, 0];
      return [
        ...faultIf(
          unit === 'level' && metrics.findIndex((one) => one.unit === 'level') < place,
          'must not be level: another metric of this mode is that',
          ...at,
          'unit',
        ),
        ...faultIf(
          isNamed && !steps,
          'is missing: the names of the ranks, from the lowest up',
          ...at,
          'steps',
        ),
        ...faultIf(
          !isNamed && steps !== undefined,
          'must be left out: only a rank has names',
          ...at,
          'steps',
        ),
        ...faultIf(ratio === null && !sample, 'is missing', ...at, 'sample'),
        ...faultIf(ratio !== null && sample !== undefined, 'must be left out of a ratio', ...at, 'sample'),
        ...faultIf(least > most, 'must not begin above its end', ...at, 'sample'),
        ...faultIf(
          steps !== undefined && most >= steps.length,
          'must end within the steps, which are counted from 0',
          ...at,
          'sample',
        ),
        ...faultIf((unit === 'ratio') !== (ratio !== null), RATIO_RULE, ...at, 'source'),
        ...faultIf(
          statistics !== null && (unit === 'level' || unit === 'rank'),
          "must be 'push': the game’s files have no levels and no ranks",
          ...at,
          'source',
        ),
        ...(ratio ?? []).flatMap((id, part) =>
          unlessIn('metrics that are no ratio', counted, id, ...at, 'source', 'ratio', part),
        ),
        ...doubleFaults(statistics ?? [], ...at, 'source', 'statistics'),
      ];
    }),
  ];
};
