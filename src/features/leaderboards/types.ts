import type { LeaderboardResponse, LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';

/** State of one mode: its last response, or nothing yet. */
export interface Board {
  /** Loaded after the first fetch, even a failed one. */
  phase: 'loading' | 'loaded';
  /** Whether the latest fetch failed. */
  isFailing: boolean;
  source: LeaderboardResponse['source'];
  /** Capture time of the last response's figures, ISO 8601; null before the first response. */
  capturedAt: string | null;
  /** In no particular order. */
  players: LeaderboardPlayer[];
}

/** Only modes that were requested. */
export type LeaderboardState = Record<LeaderboardMode, Board>;
