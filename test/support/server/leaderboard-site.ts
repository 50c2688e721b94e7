import { playerOf } from '../fixtures/leaderboard-players';
import { type AccountSite, type SiteResponse, startAccountSite } from './account-site';

/** Key of the game servers of {@link setUpLeaderboardSite}. */
export const GAME_KEY = 'a-key-of-all-of-our-game-servers';
export const BOARD = '/api/leaderboard';
export const asGame = { headers: { Authorization: `Bearer ${GAME_KEY}` } };

export interface LeaderboardSite {
  /** Shared by all tests of the file; each test starts without stored data or audit entries. */
  readonly site: AccountSite;
  push(players: unknown, mode?: string, headers?: Record<string, string>): Promise<SiteResponse>;
  /** Returns the body of a mode's board; defaults to `skywars`. */
  board(mode?: string): Promise<SiteResponse['body']>;
  /** Returns a player's ranks in `skywars`. */
  ranksOf(username: string): Promise<SiteResponse['body']>;
}

/** Sets up all functions on their own database, for the tests of a file. */
export function setUpLeaderboardSite(): LeaderboardSite {
  let site: AccountSite;
  const push: LeaderboardSite['push'] = (players, mode = 'skywars', headers = asGame.headers) =>
    site.call(`POST ${BOARD}/${mode}`, { headers, body: { players } });
  beforeAll(async () => {
    site = await startAccountSite({ GAME_SERVER_KEY: GAME_KEY });
  });
  beforeEach(async () => {
    // Also clears the instance's cached boards.
    await push([playerOf(1)]);
    await push([playerOf(1)], 'parkour');
    await site.database.redis.flushdb();
    site.database.commands.length = 0;
  });
  afterAll(() => site.stop());
  return {
    get site() {
      return site;
    },
    push,
    board: async (mode = 'skywars') => (await site.call(`GET ${BOARD}?mode=${mode}`)).body,
    ranksOf: async (username) =>
      (await site.call(`GET ${BOARD}/skywars/players/${encodeURIComponent(username)}`)).body.places,
  };
}
