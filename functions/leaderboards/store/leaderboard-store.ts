import type { Metric } from '@/contract/leaderboard';
import type { LeaderboardStore } from '../leaderboard-ports';
import { fold } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { boardKeys } from './leaderboard-keys';
import { packId, packPlayer, unpackBoard, unpackPlayer } from './leaderboard-record';
import { CAPTURE_SCRIPT, PLACE_SCRIPT, PUSH_SCRIPT, REMOVE_SCRIPT } from './leaderboard-scripts';
import { toFlag, toList, toNumber } from '../../core/database/replies';
import { packAudit, AUDIT_KEY } from '../../core/audit/audit-record';

/**
 * Leaderboards in Redis; each method is one command.
 * @param database for what visitors wait for
 * @param patient for writes, which are worth a longer wait
 */
export function createLeaderboardStore(database: Database, patient: Database): LeaderboardStore {
  const write = async (script: string, keys: string[], args: string[]) =>
    toFlag(await patient.eval(script, keys, args));

  return {
    async board(mode) {
      const [, , snapshot = ''] = boardKeys(mode);
      const json = await database.get(snapshot);
      return json === null ? null : unpackBoard(json);
    },

    async place(mode, username) {
      const reply = await database.eval(PLACE_SCRIPT, boardKeys(mode), [fold(username)]);
      if (reply === null) return null;
      const [id, json, total, ...ranks] = toList(reply);
      return { player: unpackPlayer(id, json), places: toPlaces(ranks), total: toNumber(total) };
    },

    async push(mode, players, now) {
      await write(PUSH_SCRIPT, boardKeys(mode), [toTime(now), ...players.flatMap(packPlayer)]);
    },

    async capture(mode, now) {
      await write(CAPTURE_SCRIPT, boardKeys(mode), [toTime(now)]);
    },

    remove(mode, uuid, now, audit) {
      const args = [toTime(now), packId(uuid), ...packAudit(audit), mode];
      return write(REMOVE_SCRIPT, [...boardKeys(mode), AUDIT_KEY], args);
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
  return toNumber(rank) + 1;
}
