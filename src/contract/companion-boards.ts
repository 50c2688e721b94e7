import * as v from 'valibot';
import { isShortId } from './short-id';

/** Name of the site's file that lists which statistics companions collect. */
export const COMPANION_BOARDS = 'companion.json';

/** Bounds of the file, because companions hold it in memory beside a game server. */
export const BOARD_LIMITS = { modes: 20, metrics: 12, statistics: 20, statisticLength: 46 };

const text = v.pipe(v.string(), v.maxLength(BOARD_LIMITS.statisticLength));
// Part of a file name.
const id = v.pipe(v.string(), v.check(isShortId));

const countedMetric = v.object({
  id,
  /** `hours` for statistics that are counted in ticks. */
  unit: text,
  /** Names in the format of `readStatistic`; their values are added up. */
  statistics: v.pipe(v.array(text), v.maxLength(BOARD_LIMITS.statistics)),
});
export type CountedMetric = v.InferOutput<typeof countedMetric>;

const companionMode = v.object({
  id,
  server: id,
  /** Metrics read from a world; plugins push all others. */
  metrics: v.pipe(v.array(countedMetric), v.maxLength(BOARD_LIMITS.metrics)),
});
export type CompanionMode = v.InferOutput<typeof companionMode>;

/** `GET /companion.json`: the modes of the leaderboards. */
export const companionBoardsSchema = v.object({
  modes: v.pipe(v.array(companionMode), v.maxLength(BOARD_LIMITS.modes)),
});
export type CompanionBoards = v.InferOutput<typeof companionBoardsSchema>;
