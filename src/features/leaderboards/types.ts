import type { LeaderboardResponse, LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';

/** What the page knows of one mode: its last response, or nothing yet. */
export interface Board {
  /** Loaded after the first fetch, also after one that failed. */
  phase: 'loading' | 'loaded';
  /** Whether the latest fetch failed. */
  isFailing: boolean;
  source: LeaderboardResponse['source'];
  /** When the last response's figures were taken, ISO 8601; null before the first response. */
  capturedAt: string | null;
  /** In no particular order. */
  players: LeaderboardPlayer[];
}

/** Of the modes that were asked for. */
export type LeaderboardState = Record<LeaderboardMode, Board>;
