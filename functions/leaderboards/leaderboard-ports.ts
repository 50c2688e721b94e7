import type { LeaderboardMode, LeaderboardPlayer, Metric } from '@/contract/leaderboard';
import type { LeaderboardPushRequest } from '@/contract/leaderboard-requests';
import type { AuditRecord } from '../core/audit/audit-record';

export type PushedPlayer = LeaderboardPushRequest['players'][number];

/** The best of a mode at a moment. */
export interface Board {
  /** ISO 8601. */
  readonly capturedAt: string;
  /** The union of the ten best by each metric. */
  readonly players: LeaderboardPlayer[];
}

/** Where one player stands. */
export interface Place {
  readonly player: LeaderboardPlayer;
  /** From 1 on. */
  readonly places: Record<Metric, number>;
  /** Players of the mode. */
  readonly total: number;
}

/**
 * The players of all modes. Each write happens whole or not at all, takes the board's new snapshot in the same step, and
 * changes nothing when it is repeated. Every method rejects with `UnavailableError`, within a short time, when the store is
 * away; times are milliseconds since 1970.
 */
export interface LeaderboardStore {
  /** Null before the first push ever. */
  board(mode: LeaderboardMode): Promise<Board | null>;
  /** By name, in whatever case; null for somebody who has no place. */
  place(mode: LeaderboardMode, username: string): Promise<Place | null>;
  /** The last write wins per player, in one call too. */
  push(mode: LeaderboardMode, players: readonly PushedPlayer[], now: number): Promise<void>;
  /** Takes a new snapshot, unless the mode has never had players. */
  capture(mode: LeaderboardMode, now: number): Promise<void>;
  /** False when there is no such player. */
  remove(mode: LeaderboardMode, uuid: string, now: number, audit?: AuditRecord): Promise<boolean>;
}

/** Seasons that have ended. They are kept for a week, in case their export is lost on its way. */
export interface SeasonStore {
  /**
   * Ends the season of a mode in one step.
   * @returns its name, or the name of the season that ended last when nobody has played since; null when there is neither
   */
  end(mode: LeaderboardMode, now: number, audit?: AuditRecord): Promise<string | null>;
  /** The players of a season from a place by kills on, counted from 0; empty at the end. */
  page(mode: LeaderboardMode, season: string, start: number): Promise<LeaderboardPlayer[]>;
}
