import { pages } from '#network/pages';
import { events } from '#network/private/events';
import { stories } from '#network/private/news';
import { PUBLISHED_ID } from '@/lib/data-block';
import { documentTitle } from '@/lib/pages';
import { TINY_WEBP } from '../../support/server/calls';
import type { Checks } from '../product-site';

/** Pages and files that functions make, outside the API. */
export const pageCalls: Checks = {
  async 'GET /feed.xml'(ask) {
    const { status, headers } = await ask();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  },

  async 'GET /events.ics'(ask) {
    const { status, headers } = await ask();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  },

  async 'rest documents'(ask, site) {
    const { status, headers, body } = await ask();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(body).toContain(`<title>${documentTitle(pages.rules.title)}`);
    expect(body).toContain(`id="${PUBLISHED_ID}">{"version":`);
    for (const target of ['/', '/rules/', '/leaderboard?mode=any', '/apply/form']) {
      const other = await ask({ target });
      expect([target, other.status]).toEqual([target, 200]);
      expect(other.body).toContain(`id="${PUBLISHED_ID}"`);
    }
    // Other pages stay files.
    expect((await site.ask('GET /user/dashboard')).body).not.toContain(`id="${PUBLISHED_ID}"`);
  },

  async 'GET /news'(ask) {
    const { status, headers, body } = await ask();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(stories[1]?.title);
  },

  async 'GET /news/:slug'(ask) {
    const { status, body } = await ask({ params: { slug: stories[1]?.slug ?? '' } });
    expect([status, /<title>([^<]*)/.exec(body)?.[1]]).toEqual([200, documentTitle(stories[1]?.title ?? '')]);
    expect((await ask({ params: { slug: 'nothing' } })).status).toBe(404);
  },

  async 'GET /events'(ask) {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toContain(events[0]?.title);
  },

  async 'GET /events/:id'(ask) {
    const { status, body } = await ask({ params: { id: events[0]?.id ?? '' } });
    expect([status, /<title>([^<]*)/.exec(body)?.[1]]).toEqual([200, documentTitle(events[0]?.title ?? '')]);
    expect((await ask({ params: { id: 'nothing' } })).status).toBe(404);
  },

  async 'GET /events/:id/event.ics'(ask) {
    const { status, headers } = await ask({ params: { id: events[0]?.id ?? '' } });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect((await ask({ params: { id: 'nothing' } })).status).toBe(404);
  },

  async 'GET /news/:slug/picture.jpg'(ask) {
    const { status, headers } = await ask({ params: { slug: stories[1]?.slug ?? '' }, query: '?v=1' });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await ask({ params: { slug: 'nothing' } })).status).toBe(404);
  },

  async 'GET /uploads/:file'(ask, site) {
    const { token } = await site.addAccount('Editor_12', 'editor');
    const body = { large: TINY_WEBP, alt: 'Two pixels' };
    const { item } = (await site.ask('POST /api/admin/content/pictures', { token, body })).body;
    const { status, headers } = await ask({ params: { file: String(item.src).replace('/uploads/', '') } });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await ask({ params: { file: 'nothing.webp' } })).status).toBe(404);
  },
};
