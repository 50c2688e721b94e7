import { randomBytes } from 'node:crypto';
import type { SeasonStore } from '../leaderboard-ports';
import { type Database, DatabaseError } from '../../core/database/database';
import { boardKeys, endedKey, seasonKeys } from './leaderboard-keys';
import { unpackPlayer } from './leaderboard-record';
import { END_SEASON_SCRIPT, SEASON_PAGE_SCRIPT } from './leaderboard-scripts';
import { toList } from '../../core/database/replies';
import { packAudit, AUDIT_KEY } from '../../core/audit/audit-record';

const KEPT_MS = 604_800_000;
/** Players of a page: about 200 kB, while a reply of the free database may have a megabyte. */
const PAGE_SIZE = 2_000;

/** Seasons that have ended, in Redis; each method is one command. */
export function createSeasonStore(database: Database): SeasonStore {
  return {
    async end(mode, now, audit) {
      const at = new Date(now).toISOString();
      const season = `${at}-${randomBytes(4).toString('hex')}`;
      const keys = [...boardKeys(mode), AUDIT_KEY, endedKey(mode), ...seasonKeys(mode, season)];
      const args = [at, season, String(KEPT_MS), ...packAudit(audit), mode];
      const ended = await database.eval(END_SEASON_SCRIPT, keys, args);
      if (ended !== null && typeof ended !== 'string') throw new DatabaseError();
      return ended;
    },

    async page(mode, season, start) {
      const args = [start, start + PAGE_SIZE - 1].map(String);
      const found = toList(await database.eval(SEASON_PAGE_SCRIPT, seasonKeys(mode, season), args));
      return found.flatMap((id, index) => (index % 2 === 0 ? [unpackPlayer(id, found[index + 1])] : []));
    },
  };
}
