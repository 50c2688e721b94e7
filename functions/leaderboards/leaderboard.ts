import { leaderboardRefusals } from '#messages/leaderboard';
import type { LeaderboardAuditEntry } from '@/contract/audit';
import {
  type LeaderboardMode,
  type LeaderboardPlayer,
  type LeaderboardResponse,
} from '@/contract/leaderboard';
import { type LeftOutResponse } from '@/contract/leaderboard-desk';
import { type LeftOut, toUuid } from '@/contract/leaderboard-requests';
import { isListedName } from '@/contract/player-name';
import { type PlayerPlaceResponse } from '@/contract/player-place';
import { ApiError } from '../core/errors/api-error';
import type { Log } from '../core/log';
import { auditRecord, type AuditRecord } from '../core/request';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';
import { logOutages } from './leaderboard-log';
import { sampleBoard } from './leaderboard-sample';
import { modeIds } from './metrics';
import type { PushedPlayer } from './store/leaderboard-record';
import type { LeaderboardStore } from './store/leaderboard-store';
import type { SeasonPage, SeasonStore } from './store/season-store';

/** Ranks cached per instance, for 30 s each. */
const MOST_RANKED = 1_000;

/** The admin who acts; null for a game server, whose actions are not audited. */
export type Actor = AuditRecord['actor'] | null;

export interface LeaderboardParts {
  readonly store: LeaderboardStore;
  readonly seasons: SeasonStore;
  readonly clock: Clock;
  readonly log: Log;
}

export type Leaderboard = ReturnType<typeof createLeaderboard>;

/** Created once per instance. Every method rejects with `UnavailableError` if the store is unavailable and nothing is cached. */
export function createLeaderboard({ store, seasons, clock, log }: LeaderboardParts) {
  const boards = cached(logOutages(store.board, log), clock);
  const ranks = cached(
    async (key: string) => {
      // Only the name can contain spaces.
      const end = key.indexOf(' ');
      return store.ranks(key.slice(0, end) as LeaderboardMode, key.slice(end + 1));
    },
    clock,
    { most: MOST_RANKED },
  );
  const forget = (mode: LeaderboardMode) => {
    boards.invalidate(mode);
    ranks.clear();
  };
  const record = (actor: Actor, action: LeaderboardAuditEntry['action']): AuditRecord | undefined =>
    actor ? auditRecord(clock, actor, action) : undefined;

  return {
    /** Returns the board from the cache or its snapshot, or samples until a snapshot exists. */
    async current(mode: LeaderboardMode): Promise<LeaderboardResponse> {
      const board = await boards.get(mode);
      const { capturedAt, players } = board ?? sampleBoard(mode, clock.now());
      return { mode, source: board ? 'snapshot' : 'sample', capturedAt, players };
    },

    /** @throws ApiError `not_found` */
    async ranks(mode: LeaderboardMode, username: string): Promise<PlayerPlaceResponse> {
      const found = isListedName(username) ? await ranks.get(`${mode} ${username.toLowerCase()}`) : null;
      if (!found) throw noSuchPlayer();
      return { mode, ...found };
    },

    /** @param leftOut players that the push leaves out; undefined if the push does not report any */
    async push(mode: LeaderboardMode, players: readonly PushedPlayer[], leftOut?: readonly LeftOut[]) {
      if (leftOut) await store.keepLeftOut(mode, leftOut, clock.now());
      if (players.length === 0) return;
      await store.push(mode, players, clock.now());
      forget(mode);
    },

    /** Returns the players left out by the last push that reported them. */
    leftOut: (mode: LeaderboardMode): Promise<LeftOutResponse> => store.leftOut(mode),

    async capture() {
      await Promise.all(modeIds().map((mode) => store.capture(mode, clock.now())));
    },

    /** @throws ApiError `not_found` */
    async remove(actor: Actor, mode: LeaderboardMode, player: string) {
      const uuid = toUuid(player);
      const audit = record(actor, 'leaderboard.player_removed');
      const isRemoved = uuid !== null && (await store.remove(mode, uuid, clock.now(), audit));
      if (!isRemoved) throw noSuchPlayer();
      forget(mode);
    },

    /**
     * Starts a new season. Returns the ended season's players, best by kills first, page by page; the first page has been read
     * when this resolves. If nobody has played since, they are the players of the season before, so a caller that lost the
     * response can retry.
     */
    async startSeason(actor: Actor, mode: LeaderboardMode): Promise<AsyncIterable<LeaderboardPlayer[]>> {
      const season = await seasons.end(mode, clock.now(), record(actor, 'leaderboard.season_started'));
      forget(mode);
      return season === null ? nothing() : pagesOf(mode, season, await seasons.page(mode, season, 0));
    },
  };

  async function* pagesOf(mode: LeaderboardMode, season: string, first: SeasonPage | null) {
    for (let page = first; page; page = await seasons.page(mode, season, page.next)) yield page.players;
  }
}

async function* nothing(): AsyncGenerator<LeaderboardPlayer[]> {}

function noSuchPlayer(): ApiError {
  return new ApiError('not_found', leaderboardRefusals.unknownPlayer);
}
