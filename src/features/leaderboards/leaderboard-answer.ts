import { LEADERBOARD_MODES, METRICS } from '@/contract/leaderboard';
import type {
  LeaderboardAnswer,
  LeaderboardPlayer,
  Metric,
  PlayerPlaceAnswer,
  SeasonAnswer,
} from '@/contract/leaderboard';

/** A player as one may arrive: sources that do not count something leave it out. */
export type ReceivedPlayer = Pick<LeaderboardPlayer, 'uuid' | 'username'> &
  Partial<Omit<LeaderboardPlayer, 'uuid' | 'username'>>;
export type ReceivedLeaderboard = Omit<LeaderboardAnswer, 'players'> & { players: ReceivedPlayer[] };
export type ReceivedPlace = Omit<PlayerPlaceAnswer, 'player'> & { player: ReceivedPlayer };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMode = (value: unknown): boolean => LEADERBOARD_MODES.some((mode) => mode === value);
const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
/** A finite number, 0 or more. */
const isFigure = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const FIGURES = ['kills', 'deaths', 'playtime', 'blocksBreaked', 'mobKills'] as const;

const isPlayer = (value: unknown): value is ReceivedPlayer =>
  isFields(value) &&
  typeof value['uuid'] === 'string' &&
  typeof value['username'] === 'string' &&
  (value['level'] === undefined || value['level'] === null || isFigure(value['level'])) &&
  FIGURES.every((name) => value[name] === undefined || isFigure(value[name]));

const isPlaces = (value: unknown): value is Record<Metric, number> =>
  isFields(value) && METRICS.every((metric) => isFigure(value[metric]));

/** Whether a body is what the contract says of `GET /api/leaderboard`. */
export const isLeaderboardAnswer = (body: unknown): body is ReceivedLeaderboard =>
  isFields(body) &&
  isMode(body['mode']) &&
  (body['source'] === 'snapshot' || body['source'] === 'sample') &&
  isTime(body['capturedAt']) &&
  Array.isArray(body['players']) &&
  body['players'].every(isPlayer);

/** As above, of `GET /api/leaderboard/{mode}/players/{username}`. */
export const isPlaceAnswer = (body: unknown): body is ReceivedPlace =>
  isFields(body) &&
  isMode(body['mode']) &&
  isPlayer(body['player']) &&
  isPlaces(body['places']) &&
  isFigure(body['total']);

/** As above, of `DELETE /api/leaderboard/{mode}`. The players are only handed on, whatever they are. */
export const isSeasonAnswer = (body: unknown): body is SeasonAnswer =>
  isFields(body) && isMode(body['mode']) && Array.isArray(body['players']);
