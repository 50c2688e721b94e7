import { questions } from '#network/faq';
import { events } from '#network/private/events';
import { stories } from '#network/private/news';
import { documentTitle } from '@/lib/pages';
import { webpOf } from '../../support/fixtures/pictures';
import { TINY_WEBP } from '../../support/fixtures/tiny-webp';
import type { Checks } from './check';

const story = {
  title: 'Season 6 begins',
  body: 'See [the rules](/rules).',
  publishedAt: '2025-06-01T12:00:00Z',
};
const [shippedStory] = stories;
const [shippedEvent] = events;
const [shippedQuestion] = questions;

export const contentCalls: Checks = {
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

  async 'GET /news/:slug/picture.jpg'(ask) {
    const { status, headers } = await ask({ params: { slug: stories[1]?.slug ?? '' }, query: '?v=1' });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await ask({ params: { slug: 'nothing' } })).status).toBe(404);
  },

  async 'GET /api/content'(ask) {
    const { status, headers, body } = await ask();
    expect([status, body]).toEqual([200, expect.objectContaining({ version: expect.any(String) })]);
    expect(headers.get('netlify-cache-tag')).toBe('content');
  },

  async 'GET /api/news'(ask) {
    const { status, headers, body } = await ask({ query: '?cursor=none' });
    expect([status, body.nextCursor]).toEqual([200, null]);
    expect(headers.get('netlify-vary')).toBe('query=cursor');
  },

  async 'GET /api/news/:slug'(ask) {
    const { status, body } = await ask({ params: { slug: stories[1]?.slug ?? '' } });
    expect([status, body.item.title]).toEqual([200, stories[1]?.title]);
    expect((await ask({ params: { slug: 'nothing' } })).status).toBe(404);
  },

  async 'GET /api/events'(ask) {
    const { status, headers, body } = await ask();
    const ids = events.map(({ id }) => id);
    expect([status, body.coming.map(({ id }: { id: string }) => id).sort()]).toEqual([200, ids.sort()]);
    expect(headers.get('netlify-cache-tag')).toBe('content');
  },

  async 'POST /api/admin/content/news'(ask, site) {
    const { token } = await site.addAccount('Editor_1', 'editor');
    const { status, body } = await ask({ token, body: story });
    expect([status, body.item]).toEqual([
      201,
      expect.objectContaining({ slug: 'season-6-begins', version: 1 }),
    ]);
  },

  async 'PUT /api/admin/content/news/:id'(ask, site) {
    const { token } = await site.addAccount('Editor_2', 'editor');
    const params = { id: shippedStory?.slug ?? '' };
    const change = () => ask({ token, params, body: { version: 1, summary: 'Changed.' } });
    expect((await change()).body.item).toMatchObject({ version: 2, summary: 'Changed.' });
    const late = await change();
    expect([late.status, late.body.current.version]).toEqual([409, 2]);
  },

  async 'DELETE /api/admin/content/news/:id'(ask, site) {
    const { token } = await site.addAccount('Editor_3', 'editor');
    const params = { id: stories[2]?.slug ?? '' };
    expect((await ask({ token, params, query: '?version=7' })).status).toBe(409);
    expect((await ask({ token, params, query: '?version=1' })).status).toBe(204);
  },

  async 'POST /api/admin/content/events'(ask, site) {
    const { token } = await site.addAccount('Editor_4', 'editor');
    const body = { title: 'Races', startsAt: '2099-01-01T12:00:00+02:00' };
    expect((await ask({ token, body })).body.item).toMatchObject({ startsAt: '2099-01-01T10:00:00.000Z' });
  },

  async 'PUT /api/admin/content/events/:id'(ask, site) {
    const { token } = await site.addAccount('Editor_5', 'editor');
    const params = { id: shippedEvent?.id ?? '' };
    const { body } = await ask({ token, params, body: { version: 1, href: '/rules' } });
    expect(body.item).toMatchObject({ version: 2, href: '/rules', title: shippedEvent?.title });
  },

  async 'DELETE /api/admin/content/events/:id'(ask, site) {
    const { token } = await site.addAccount('Editor_6', 'editor');
    const params = { id: events[1]?.id ?? '' };
    expect((await ask({ token, params })).status).toBe(204);
    expect((await ask({ token, params })).status).toBe(404);
  },

  async 'POST /api/admin/content/faq'(ask, site) {
    const { token } = await site.addAccount('Editor_7', 'editor');
    const { status, body } = await ask({ token, body: { question: 'Why?', answer: 'Because.' } });
    expect([status, body.item.order]).toEqual([201, expect.any(Number)]);
  },

  async 'PUT /api/admin/content/faq/:id'(ask, site) {
    const { token } = await site.addAccount('Editor_8', 'editor');
    const params = { id: shippedQuestion?.id ?? '' };
    const { body } = await ask({ token, params, body: { version: 1, order: 40 } });
    expect(body.item).toMatchObject({ order: 40, question: shippedQuestion?.question });
  },

  async 'DELETE /api/admin/content/faq/:id'(ask, site) {
    const { token } = await site.addAccount('Editor_9', 'editor');
    expect((await ask({ token, params: { id: questions.at(-1)?.id ?? '' } })).status).toBe(204);
  },

  async 'PUT /api/admin/content/banner'(ask, site) {
    const { token } = await site.addAccount('Editor_10', 'editor');
    const { body } = await ask({ token, body: { text: 'Restart at noon', tone: 'warning' } });
    expect(body.item).toMatchObject({ text: 'Restart at noon', tone: 'warning' });
  },

  async 'DELETE /api/admin/content/banner'(ask, site) {
    const { token } = await site.addAccount('Editor_11', 'editor');
    expect((await ask({ token })).status).toBe(204);
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

  async 'GET /api/admin/content/pictures'(ask, site) {
    const { token } = await site.addAccount('Editor_13', 'editor');
    const { status, body } = await ask({ token });
    expect([status, body.nextCursor]).toEqual([200, null]);
  },

  async 'POST /api/admin/content/pictures'(ask, site) {
    const { token } = await site.addAccount('Editor_14', 'editor');
    const { status, body } = await ask({ token, body: { large: TINY_WEBP, alt: 'Two pixels' } });
    expect([status, body.item]).toEqual([201, expect.objectContaining({ width: 2, height: 1 })]);
  },

  async 'DELETE /api/admin/content/pictures/:id'(ask, site) {
    const { token } = await site.addAccount('Editor_15', 'editor');
    const large = (await webpOf({ width: 3, height: 2 })).toString('base64');
    const body = { large, alt: 'Six pixels' };
    const { item } = (await site.ask('POST /api/admin/content/pictures', { token, body })).body;
    const params = { id: String(item.id) };
    expect((await ask({ token, params })).status).toBe(204);
    expect((await ask({ token, params })).status).toBe(404);
  },
};
