import type { Metric } from '@/contract/leaderboard';
import type { LeaderboardStore } from '../services/leaderboard-ports';
import { accountKeys, fold } from './account-keys';
import { type Database, DatabaseAway } from './database';
import { boardKeys } from './leaderboard-keys';
import { packId, packPlayer, unpackBoard, unpackPlayer } from './leaderboard-record';
import { CAPTURE_SCRIPT, PLACE_SCRIPT, PUSH_SCRIPT, REMOVE_SCRIPT } from './leaderboard-scripts';
import { packAudit } from './user-record';

/**
 * Leaderboards in Redis; each method is one command.
 * @param database for what visitors wait for
 * @param patient for writes, which are worth a longer wait
 */
export function createLeaderboardStore(database: Database, patient: Database): LeaderboardStore {
  const write = async (script: string, keys: string[], args: string[]) => {
    const reply = await patient.eval(script, keys, args);
    if (reply !== 0 && reply !== 1) throw new DatabaseAway();
    return reply === 1;
  };

  return {
    async board(mode) {
      const [, , snapshot = ''] = boardKeys(mode);
      const json = await database.get(snapshot);
      return json === null ? null : unpackBoard(json);
    },

    async place(mode, username) {
      const reply = await database.eval(PLACE_SCRIPT, boardKeys(mode), [fold(username)]);
      if (reply === null) return null;
      if (!Array.isArray(reply)) throw new DatabaseAway();
      const [id, json, total, ...ranks]: unknown[] = reply;
      return { player: unpackPlayer(id, json), places: toPlaces(ranks), total: toCount(total) };
    },

    async push(mode, players, now) {
      await write(PUSH_SCRIPT, boardKeys(mode), [toTime(now), ...players.flatMap(packPlayer)]);
    },

    async capture(mode, now) {
      await write(CAPTURE_SCRIPT, boardKeys(mode), [toTime(now)]);
    },

    remove(mode, uuid, now, audit) {
      const args = [toTime(now), packId(uuid), ...packAudit(audit), mode];
      return write(REMOVE_SCRIPT, [...boardKeys(mode), accountKeys.audit], args);
    },
  };
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function toPlaces([kills, kdr, playtime, blocks, mobkills]: unknown[]): Record<Metric, number> {
  return {
    kills: toPlace(kills),
    kdr: toPlace(kdr),
    playtime: toPlace(playtime),
    blocks: toPlace(blocks),
    mobkills: toPlace(mobkills),
  };
}

function toPlace(rank: unknown): number {
  return toCount(rank) + 1;
}

function toCount(value: unknown): number {
  if (typeof value !== 'number') throw new DatabaseAway();
  return value;
}
