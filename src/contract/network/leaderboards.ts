import * as v from 'valibot';
import { BOARD_LIMITS } from '../companion-boards';
import { across, atMost, faultIf, listOf, listUpTo, oneOf, shortId, textUpTo, wholeFrom } from './fields';
import { type BoardMetric, metric, metricFaults } from './metrics';
import { EMBLEMS, HUES, type Hue, TITLE_EMBLEMS } from './visuals';

/** What a player is called who is good enough. */
const rankTitle = v.strictObject({
  title: textUpTo(12),
  emblem: oneOf(TITLE_EMBLEMS),
  hue: oneOf(HUES),
  /** A player of this level or above has the title. */
  fromLevel: wholeFrom(0),
  /** A player without a level has it from the title above down to this rank; the last title has none, and is for everybody. */
  toPlace: v.optional(wholeFrom(1)),
});
export type RankTitle = v.InferOutput<typeof rankTitle>;

const mode = v.strictObject({
  /** Stands in the addresses that game servers push to, and in what is stored: it must stay. */
  id: shortId,
  title: textUpTo(24),
  icon: oneOf(EMBLEMS),
  /** The id of the server that it is played on, whose colour it has. */
  server: shortId,
  /** From the best down; players have no titles where nothing stands here. */
  titles: v.optional(listUpTo(12, rankTitle, 'title'), []),
  /** In the order of their buttons; the first one that is shown is chosen at first. */
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

/** Levels fall and ranks grow from title to title, and the last one leaves nobody out. */
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

/** `networks/NAME/leaderboards.ts`: the game modes whose players are ranked. */
export const leaderboardsSchema = v.pipe(
  written,
  across<Written>(({ modes }) => [...modes.flatMap(titleFaults), ...modes.flatMap(metricFaults)]),
);

export type LeaderboardsInput = v.InferInput<typeof leaderboardsSchema>;
export type Leaderboards = v.InferOutput<typeof leaderboardsSchema>;

/** A mode as pages draw it. */
export type GameMode = Pick<WrittenMode, 'id' | 'title' | 'icon'> & {
  hue: Hue;
  /** What players are ranked by, in the order of the buttons. */
  metrics: readonly [BoardMetric, ...BoardMetric[]];
};
