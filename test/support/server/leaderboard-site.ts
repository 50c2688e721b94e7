import { playerOf } from '../fixtures/leaderboard-players';
import { type AccountSite, type SiteResponse, startAccountSite } from './account-site';

/** What the game servers of {@link setUpLeaderboardSite} authenticate with. */
export const GAME_KEY = 'a-key-of-all-of-our-game-servers';
export const BOARD = '/api/leaderboard';
export const asGame = { headers: { Authorization: `Bearer ${GAME_KEY}` } };

export interface LeaderboardSite {
  /** One for all tests of the file; nothing is stored or noted when a test begins. */
  readonly site: AccountSite;
  push(players: unknown, mode?: string, headers?: Record<string, string>): Promise<SiteResponse>;
  /** The body of a mode's board; `pvp` unless given. */
  board(mode?: string): Promise<SiteResponse['body']>;
  /** The places of somebody in `pvp`. */
  placesOf(username: string): Promise<SiteResponse['body']>;
}

/** All functions on a database of their own, for the tests of a file. */
export function setUpLeaderboardSite(): LeaderboardSite {
  let site: AccountSite;
  const push: LeaderboardSite['push'] = (players, mode = 'pvp', headers = asGame.headers) =>
    site.call(`POST ${BOARD}/${mode}`, { headers, body: { players } });
  beforeAll(async () => {
    site = await startAccountSite({ GAME_SERVER_KEY: GAME_KEY });
  });
  beforeEach(async () => {
    // Also what the instance remembers of the boards.
    await push([playerOf(1)]);
    await push([playerOf(1)], 'lifesteal');
    await site.database.redis.flushdb();
    site.database.commands.length = 0;
  });
  afterAll(() => site.stop());
  return {
    get site() {
      return site;
    },
    push,
    board: async (mode = 'pvp') => (await site.call(`GET ${BOARD}?mode=${mode}`)).body,
    placesOf: async (username) =>
      (await site.call(`GET ${BOARD}/pvp/players/${encodeURIComponent(username)}`)).body.places,
  };
}
