import { type LeaderboardMode, type LeaderboardPlayer } from '@/contract/leaderboard';
import { type LeftOutResponse, leftOutResponseSchema } from '@/contract/leaderboard-desk';
import type { LeftOut } from '@/contract/leaderboard-requests';
import type { PlayerPlaceResponse } from '@/contract/player-place';
import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { fold } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { toFlag, toList, toNumber, toShape } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { metricsOf, rankedBy, ratioOf } from '../metrics';
import { boardKeys, leftOutKey } from './leaderboard-keys';
import {
  type Board,
  packId,
  packPlayer,
  packRanking,
  type PushedPlayer,
  unpackBoard,
  unpackPlayer,
} from './leaderboard-record';
import { CAPTURE_SCRIPT, RANKS_SCRIPT, PUSH_SCRIPT, REMOVE_SCRIPT } from './leaderboard-scripts';

/** Long, because a game server sends the list again only when it changes. */
const LEFT_OUT_KEPT_MS = 365 * 24 * 60 * 60_000;

/** A player's ranks. */
export interface PlayerRanks {
  readonly player: LeaderboardPlayer;
  /** Starts at 1. */
  readonly places: PlayerPlaceResponse['places'];
  /** Number of players in the mode. */
  readonly total: number;
}

export type LeaderboardStore = ReturnType<typeof createLeaderboardStore>;

/**
 * Stores the players of all modes in Redis; each method is one command. Writes are atomic and idempotent, and take the board's
 * new snapshot in the same step. Every method rejects with `UnavailableError` within a short time if the database is unavailable.
 * Times are milliseconds since 1970.
 * @param database for reads that visitors wait for
 * @param patient for writes, which deserve a longer wait
 */
export function createLeaderboardStore(database: Database, patient: Database) {
  const write = async (script: string, keys: string[], args: string[]) =>
    toFlag(await patient.eval(script, keys, args));

  return {
    /** Null before the first push ever. */
    async board(mode: LeaderboardMode): Promise<Board | null> {
      const [, , snapshot = ''] = boardKeys(mode);
      const json = await database.get(snapshot);
      return json === null ? null : unpackBoard(json, metricsOf(mode));
    },

    /** Finds a player by case-insensitive name; null without a rank. */
    async ranks(mode: LeaderboardMode, username: string): Promise<PlayerRanks | null> {
      const reply = await database.eval(RANKS_SCRIPT, boardKeys(mode), [fold(username)]);
      if (reply === null) return null;
      const [id, json, total, ...ranks] = toList(reply);
      return {
        player: unpackPlayer(id, json, metricsOf(mode)),
        places: toRanks(mode, ranks),
        total: toNumber(total),
      };
    },

    /** The last value of a figure wins, within one call too. */
    async push(mode: LeaderboardMode, players: readonly PushedPlayer[], now: number) {
      const counted = metricsOf(mode).filter((metric) => !ratioOf(metric));
      await write(PUSH_SCRIPT, boardKeys(mode), [
        toTime(now),
        ...rankedBy(mode).flatMap(packRanking),
        String(counted.length),
        ...counted.map(({ id }) => id),
        ...players.flatMap((player) => packPlayer(player, counted)),
      ]);
    },

    async keepLeftOut(mode: LeaderboardMode, leftOut: readonly LeftOut[], now: number) {
      await patient.set(leftOutKey(mode), JSON.stringify({ at: toTime(now), leftOut }), LEFT_OUT_KEPT_MS);
    },

    async leftOut(mode: LeaderboardMode): Promise<LeftOutResponse> {
      const json = await database.get(leftOutKey(mode));
      return json === null ? { at: null, leftOut: [] } : toShape(leftOutResponseSchema, json);
    },

    /** Takes a new snapshot, unless the mode has never had players. */
    async capture(mode: LeaderboardMode, now: number) {
      await write(CAPTURE_SCRIPT, boardKeys(mode), [toTime(now)]);
    },

    /** False if the player does not exist. */
    remove(mode: LeaderboardMode, uuid: string, now: number, audit?: AuditRecord) {
      const args = [toTime(now), packId(uuid), ...packAudit(audit), mode];
      return write(REMOVE_SCRIPT, boardKeys(mode, AUDIT_KEY), args);
    },
  };
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Ranks arrive in the order in which `boardKeys` passes metrics to the script; null if the player lacks the metric. */
function toRanks(mode: LeaderboardMode, ranks: readonly unknown[]): PlayerRanks['places'] {
  const byMetric = rankedBy(mode).flatMap(({ id }, index) => {
    const rank = ranks[index] ?? null;
    return rank === null ? [] : [[id, toNumber(rank) + 1] as const];
  });
  return Object.fromEntries(byMetric) as PlayerRanks['places'];
}
