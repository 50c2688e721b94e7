import { CSRF_COOKIE } from '@/contract/csrf';
import { MESSAGES_KEY } from '../../../functions/contact/store/contact-store';
import { visitorMessage } from '../../support/fixtures/contact-message';
import { ENTRANCE_SERVER } from '../../support/fixtures/tracked-servers';
import type { Checks } from './check';

export const publicCalls: Checks = {
  async 'GET /api/health'(ask) {
    const { status, body } = await ask();
    expect([status, body]).toEqual([200, expect.objectContaining({ ok: true, redis: 'up' })]);
  },

  async 'GET /api/csrf'(ask) {
    const { status, headers, body } = await ask();
    expect([status, body]).toEqual([200, { token: expect.any(String) }]);
    expect(headers.getSetCookie()).toEqual([expect.stringContaining(`${CSRF_COOKIE}=`)]);
  },

  async 'GET /api/status'(ask) {
    const { status, headers, body } = await ask();
    expect(status).toBe(200);
    // For the CDN to keep.
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

  /** As many messages as one address may send at once, and one more. */
  async 'POST /api/contact'(ask, { database }) {
    const before = await database.redis.zcard(MESSAGES_KEY);
    const body = visitorMessage;
    const statuses: number[] = [];
    while (statuses.length < 6) statuses.push((await ask({ body })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await database.redis.zcard(MESSAGES_KEY)).toBe(before + 5);
  },

  async 'rest not-found'(ask) {
    const { status, body } = await ask();
    expect([status, body]).toEqual([404, { error: expect.objectContaining({ code: 'not_found' }) }]);
  },
};
