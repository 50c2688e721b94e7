import * as v from 'valibot';
import { BOARD_LIMITS } from '../companion-boards';
import {
  across,
  atMost,
  emblem,
  faultIf,
  listOf,
  listUpTo,
  oneOf,
  shortId,
  textUpTo,
  wholeFrom,
} from './fields';
import { type BoardMetric, metric, metricFaults } from './metrics';
import { HUES, type Hue, TITLE_EMBLEMS } from './visuals';

/** A title for players who reach a level or a rank. */
const rankTitle = v.strictObject({
  title: textUpTo(12),
  emblem: oneOf(TITLE_EMBLEMS),
  hue: oneOf(HUES),
  /** Minimum level for the title. */
  fromLevel: wholeFrom(0),
  /** Lowest rank with this title, for players without a level. The last title has none and includes everybody. */
  toPlace: v.optional(wholeFrom(1)),
});
export type RankTitle = v.InferOutput<typeof rankTitle>;

const mode = v.strictObject({
  /** Part of the addresses that game servers push to and of stored keys, so it must not change. */
  id: shortId,
  title: textUpTo(24),
  icon: emblem,
  /** Id of the mode's server, which also sets its color. */
  server: shortId,
  /** Best title first; players have no titles if this is left out. */
  titles: v.optional(listUpTo(12, rankTitle, 'title'), []),
  /** In the order of their buttons; the first shown one is selected by default. */
  metrics: v.pipe(listOf(metric, 'id', 'title'), atMost(BOARD_LIMITS.metrics)),
});

const written = v.strictObject({
  title: v.optional(textUpTo(60), 'Leaderboard'),
  subtitle: textUpTo(300),
  /** In the order of their tabs. */
  modes: v.pipe(listOf(mode, 'id', 'title'), atMost(BOARD_LIMITS.modes)),
});
type Written = v.InferOutput<typeof written>;
type WrittenMode = Written['modes'][number];

/** Checks that levels fall and ranks grow from title to title, and that the last title includes everybody. */
const titleFaults = ({ titles }: WrittenMode, index: number) =>
  titles.flatMap(({ fromLevel, toPlace }, place) => {
    const above = titles[place - 1];
    const isLast = place === titles.length - 1;
    const at = ['modes', index, 'titles', place] as const;
    return [
      ...faultIf(
        above !== undefined && fromLevel >= above.fromLevel,
        'must be less than that of the title above',
        ...at,
        'fromLevel',
      ),
      ...faultIf(isLast && fromLevel > 0, 'must be 0: the last title is for everybody', ...at, 'fromLevel'),
      ...faultIf(
        isLast && toPlace !== undefined,
        'must be left out: the last title is for everybody',
        ...at,
        'toPlace',
      ),
      ...faultIf(
        !isLast && toPlace === undefined,
        'is missing: only the last title has none',
        ...at,
        'toPlace',
      ),
      ...faultIf(
        toPlace !== undefined && toPlace <= (above?.toPlace ?? 0),
        'must be more than that of the title above',
        ...at,
        'toPlace',
      ),
    ];
  });

/** `networks/NAME/leaderboards.ts`: the game modes with a leaderboard. */
export const leaderboardsSchema = v.pipe(
  written,
  across<Written>(({ modes }) => [...modes.flatMap(titleFaults), ...modes.flatMap(metricFaults)]),
);

export type LeaderboardsInput = v.InferInput<typeof leaderboardsSchema>;
export type Leaderboards = v.InferOutput<typeof leaderboardsSchema>;

/** A mode as pages draw it. */
export type GameMode = Pick<WrittenMode, 'id' | 'title' | 'icon'> & {
  hue: Hue;
  /** Metrics of the ranking, in the order of their buttons. */
  metrics: readonly [BoardMetric, ...BoardMetric[]];
};
