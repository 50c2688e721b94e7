import { events } from '#network/private/events';
import { stories } from '#network/private/news';
import { documentTitle } from '@/lib/pages';
import { TINY_WEBP } from '../../support/fixtures/tiny-webp';
import type { Checks } from './check';

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
