import * as v from 'valibot';
import { BOARD_LIMITS } from '../companion-boards';
import { METRIC_LIMIT } from '../leaderboard';
import { readStatistic, WHOLE_GROUP } from '../statistic';
import {
  atMost,
  emblem,
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

/** A statistic from the game's own files. */
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

/** A metric that ranks a mode's players, or that is kept for a ratio. */
export const metric = v.strictObject({
  /** Used in stored and pushed data, so it must not change. */
  id: shortId,
  title: textUpTo(24),
  /** `hours` from statistics are counted in ticks. A mode has one `level` at most, which titles depend on. */
  unit: oneOf(UNITS),
  /** Names of the steps of a `rank`, starting at 0. */
  steps: v.optional(v.pipe(listOf(textUpTo(24)), atMost(100))),
  /** Whether the highest or the lowest figures rank first. */
  best: v.optional(oneOf(['highest', 'lowest']), 'highest'),
  art: emblem,
  /** Whether the metric is shown and players are ranked by it. */
  shown: v.optional(flag, true),
  /** Lowest and highest figure of the fictional players that are shown until somebody has played; ratios have none. */
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

/** A metric, as pages render it. */
export interface BoardMetric extends Pick<Metric, 'id' | 'title' | 'unit' | 'art' | 'steps'> {
  /** Set if the lowest figure is the best. */
  sign?: -1;
}

/** Faults for statistics that a metric counts twice. */
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

/** Checks that sources fit their units and that both parts of each ratio exist. */
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
