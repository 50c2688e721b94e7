import { randomBytes } from 'node:crypto';
import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';
import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { type Database, DatabaseError } from '../../core/database/database';
import { readEach } from '../../core/database/read-each';
import { toList } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { metricsOf } from '../metrics';
import { boardKeys, endedKey, seasonKeys } from './leaderboard-keys';
import { unpackPlayer } from './leaderboard-record';
import { END_SEASON_SCRIPT, SEASON_PAGE_SCRIPT } from './leaderboard-scripts';

/** One week, in case the export of a season is lost in transit. */
const KEPT_MS = 604_800_000;
/** Players per page: about 200 kB; the free database limits replies to 1 MB. */
const PAGE_SIZE = 2_000;

/** Players that cannot be read are skipped. */
export interface SeasonPage {
  readonly players: LeaderboardPlayer[];
  /** Rank of the next page's first player. */
  readonly next: number;
}

export type SeasonStore = ReturnType<typeof createSeasonStore>;

/** Ended seasons, kept in Redis for a week; each method is one command. */
export function createSeasonStore(database: Database) {
  return {
    /**
     * Ends the season of a mode atomically.
     * @returns its name, or the name of the previously ended season if nobody has played since; null if neither exists
     */
    async end(mode: LeaderboardMode, now: number, audit?: AuditRecord): Promise<string | null> {
      const at = new Date(now).toISOString();
      const season = `${at}-${randomBytes(4).toString('hex')}`;
      const keys = boardKeys(mode, AUDIT_KEY, endedKey(mode), ...seasonKeys(mode, season));
      const args = [at, season, String(KEPT_MS), ...packAudit(audit), mode];
      const ended = await database.eval(END_SEASON_SCRIPT, keys, args);
      if (ended !== null && typeof ended !== 'string') throw new DatabaseError();
      return ended;
    },

    /** Returns a season's players from a zero-based rank by kills on; null at the end. */
    async page(mode: LeaderboardMode, season: string, start: number): Promise<SeasonPage | null> {
      const args = [start, start + PAGE_SIZE - 1].map(String);
      const found = toList(await database.eval(SEASON_PAGE_SCRIPT, seasonKeys(mode, season), args));
      const pairs = found.flatMap((id, index) => (index % 2 === 0 ? [[id, found[index + 1]] as const] : []));
      if (pairs.length === 0) return null;
      // The season expired during the export: nobody should mistake a part for the whole.
      if (pairs.some(([, json]) => json === null)) throw new DatabaseError();
      const players = readEach('leaderboard:season', pairs, ([id, json]) =>
        unpackPlayer(id, json, metricsOf(mode)),
      );
      return { players, next: start + pairs.length };
    },
  };
}
