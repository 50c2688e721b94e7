/** The game modes with a leaderboard, in the order of their tabs. */
export const LEADERBOARD_MODES = ['pvp', 'lifesteal'] as const;
export type LeaderboardMode = (typeof LEADERBOARD_MODES)[number];

/** What the list can be sorted by, in the order of their buttons. */
export const METRICS = ['kills', 'kdr', 'playtime', 'blocks', 'mobkills'] as const;
export type Metric = (typeof METRICS)[number];

/** The best so many by each metric are shown. */
export const LEADERBOARD_SIZE = 10;
/** Browsers ask as often. */
export const LEADERBOARD_REFRESH_MS = 30_000;
/** Most players of one push. */
export const PUSH_LIMIT = 1_000;
/** Most bytes of one push, as JSON. */
export const PUSH_LIMIT_BYTES = 524_288;
/** The highest figure that is taken: far above what a lifetime of mining adds up to, and exact as a number. */
export const METRIC_LIMIT = 1e15;

/** A player's totals in one mode. */
export interface LeaderboardPlayer {
  uuid: string;
  username: string;
  /** The game's files have none; other sources may. */
  level: number | null;
  kills: number;
  deaths: number;
  /** Hours. */
  playtime: number;
  blocksBreaked: number;
  mobKills: number;
}

/** `GET /api/leaderboard?mode=`: the union of the ten best by each metric, in no order that counts. */
export interface LeaderboardAnswer {
  mode: LeaderboardMode;
  /** `sample` while there is no snapshot: the players are made up. */
  source: 'snapshot' | 'sample';
  /** ISO 8601. */
  capturedAt: string;
  players: LeaderboardPlayer[];
}

/** `POST /api/leaderboard/{mode}`, with the game servers' key as bearer; all of it is taken, or nothing. */
export interface LeaderboardPush {
  /** The last write wins per uuid; `level` may be left out. */
  players: (Omit<LeaderboardPlayer, 'level'> & { level?: number | null | undefined })[];
}

export interface LeaderboardPushAnswer {
  accepted: number;
}

/** `GET /api/leaderboard/{mode}/players/{username}`, in whatever case; 404 for somebody who has no place. */
export interface PlayerPlaceAnswer {
  mode: LeaderboardMode;
  player: LeaderboardPlayer;
  /** From 1 on, by each metric. */
  places: Record<Metric, number>;
  /** Players of the mode. */
  total: number;
}

/** `DELETE /api/leaderboard/{mode}`: everything of the season that has ended. */
export interface SeasonAnswer {
  mode: LeaderboardMode;
  players: LeaderboardPlayer[];
}

/** The metric that sorts: kills for each death, or for none; not rounded. */
export const killDeathRatio = ({ kills, deaths }: Pick<LeaderboardPlayer, 'kills' | 'deaths'>): number =>
  kills / Math.max(1, deaths);
