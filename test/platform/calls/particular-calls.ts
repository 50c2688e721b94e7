import { modes } from '#network/modes';
import { CSRF_COOKIE } from '@/contract/csrf';
import { applicationKeys } from '../../../functions/applications/store/application-keys';
import { MESSAGES_KEY } from '../../../functions/contact/store/contact-store';
import { applicationFor } from '../../support/fixtures/applications';
import { visitorMessage } from '../../support/fixtures/contact-message';
import { playerOf } from '../../support/fixtures/leaderboard-players';
import { ENTRANCE_SERVER } from '../../support/fixtures/tracked-servers';
import { MODE, POSITION } from '../../support/server/calls';
import { idIn } from '../../support/server/stored-application';
import { GAME_KEY, type Checks } from '../product-site';

const OTHER_MODE = modes.at(-1)?.id ?? MODE;

/**
 * Calls that must do more on the platform than succeed: set headers, read queries and encoded names, take large bodies, stream,
 * limit an address, or work on after the response.
 */
export const particularCalls: Checks = {
  async 'GET /api/csrf'(ask) {
    const { status, headers, body } = await ask();
    expect([status, body]).toEqual([200, { token: expect.any(String) }]);
    expect(headers.getSetCookie()).toEqual([expect.stringContaining(`${CSRF_COOKIE}=`)]);
  },

  async 'GET /api/status'(ask) {
    const { status, headers, body } = await ask();
    expect(status).toBe(200);
    // Cacheable by the CDN.
    expect(headers.get('netlify-cdn-cache-control')).toContain('durable');
    expect(body).toMatchObject({
      servers: {
        [ENTRANCE_SERVER]: { online: true, players: { online: 1, list: ['Mossy'] }, source: 'ping' },
      },
    });
  },

  async 'GET /api/status/history'(ask) {
    const { status, headers, body } = await ask({ query: '?range=7d' });
    expect([status, body]).toEqual([200, expect.objectContaining({ range: '7d' })]);
    expect(headers.get('netlify-vary')).toBe('query=range');
    expect((await ask()).status).toBe(422);
  },

  /** Sends the maximum number of messages for one address, and one more. */
  async 'POST /api/contact'(ask, { database }) {
    const before = await database.redis.zcard(MESSAGES_KEY);
    const body = visitorMessage;
    const statuses: number[] = [];
    while (statuses.length < 6) statuses.push((await ask({ body })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await database.redis.zcard(MESSAGES_KEY)).toBe(before + 5);
  },

  async 'GET /api/news'(ask) {
    const { status, headers, body } = await ask({ query: '?cursor=none' });
    expect([status, body.nextCursor]).toEqual([200, null]);
    expect(headers.get('netlify-vary')).toBe('query=cursor');
  },

  async 'POST /api/applications'(ask, { addAccount, database, chat }) {
    const { user, token } = await addAccount('Applicant');
    const { status, body } = await ask({ token, body: applicationFor(POSITION) });
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    expect(await database.redis.hget(applicationKeys.record(body.id), 'userId')).toBe(user.id);
    // Waits for the function's work after its response.
    while (!chat.messages.map(idIn).includes(body.id)) await chat.untilMessages(chat.messages.length + 1);
  },

  async 'POST /api/leaderboard/:mode'(ask) {
    const players = Array.from({ length: 1_000 }, (_, n) => playerOf(n, { username: `Жанна_${String(n)}` }));
    const { status, body } = await ask({ token: GAME_KEY, params: { mode: OTHER_MODE }, body: { players } });
    expect([status, body]).toEqual([200, { accepted: 1_000 }]);
  },

  /** Uses a name that needs encoding. */
  async 'GET /api/leaderboard/:mode/players/:player'(ask, site) {
    const player = playerOf(2, { username: 'Жанна_2' });
    await site.pushPlayers(MODE, [player]);
    const { status, body } = await ask({ params: { mode: MODE, player: 'жанна_2' } });
    expect([status, body]).toEqual([200, expect.objectContaining({ player, total: expect.any(Number) })]);
  },

  /** The response with the season is streamed. */
  async 'DELETE /api/leaderboard/:mode'(ask, site) {
    const players = Array.from({ length: 1_000 }, (_, n) => playerOf(n));
    await site.pushPlayers(OTHER_MODE, players);
    const { status, body } = await ask({ token: GAME_KEY, params: { mode: OTHER_MODE } });
    expect(status).toBe(200);
    expect(body.players).toHaveLength(1_000);
  },

  async 'rest not-found'(ask) {
    const { status, body } = await ask();
    expect([status, body]).toEqual([404, { error: expect.objectContaining({ code: 'not_found' }) }]);
  },
};
