import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { identity } from '#network/identity';
import { EVENT_LENGTH_MS } from '@/contract/event-times';
import { callFunction } from '../../../test/support/server/call-function';
import { testAuthContext } from '../../../test/support/server/test-auth-context';
import { serve } from '../../core/http/serve';
import type { DocumentOf, Library, Story } from '../documents';
import { shippedLibrary } from '../shipped';
import { atomFeed } from './atom';
import { eventCalendar } from './calendar';
import { feedRoutes } from './routes';

const BASE = 'https://play.example';
const NOW = Date.parse('2026-05-25T12:00:00.000Z');
const empty: Library = { news: [], events: [], faq: [], banner: null, savings: null, moved: new Map() };
const kept = { version: 3, edit: '', createdAt: 0, updatedAt: '2026-05-01T00:00:00.000Z' };
const storyOf = (changes: Partial<Story>): Story => ({
  ...{
    id: 'one',
    slug: 'a-story',
    ...kept,
    title: 'A story',
    tag: 'News',
    summary: 'What happened.',
    points: ['A point'],
  },
  ...{ art: 'tower', publishedAt: '2026-05-02T10:00:00.000Z', announce: false },
  ...changes,
});
const eventOf = (changes: Partial<DocumentOf<'events'>>): DocumentOf<'events'> => ({
  ...{
    id: 'races',
    ...kept,
    title: 'Races',
    when: '',
    summary: 'Boats.',
    startsAt: '2026-06-01T18:30:00.000Z',
  },
  ...{ endsAt: '2026-06-01T20:00:00.000Z', recurrence: null, prize: 'Fame', art: 'stage', href: '/rules' },
  ...changes,
});
/** Text with everything that may occur, and characters that XML forbids. */
const HOSTILE = `]]><script>alert("1")</script>&amp; 'x' <!-- --> \\n\\, ; : \uFFFE ÄÖÜ 漢字 🎉 👩‍👩‍👧‍👦 \u202E END:VEVENT`;

const feedOf = (news: readonly Story[]) => parseAtomFeed(atomFeed({ ...empty, news }, NOW, BASE));
const eventsOf = (events: readonly DocumentOf<'events'>[]) => {
  const calendar = new ICAL.Component(ICAL.parse(eventCalendar({ ...empty, events }, BASE)));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};

describe('the feed of the news', () => {
  test('is Atom, with what its readers need', () => {
    const feed = feedOf([
      storyOf({}),
      storyOf({ id: 'two', slug: 'later', publishedAt: '2026-05-03T10:00:00.000Z' }),
    ]);
    expect(feed).toMatchObject({
      id: `${identity.url}/feed.xml`,
      updated: '2026-05-03T10:00:00.000Z',
      authors: [{ name: identity.name }],
    });
    expect(feed.links).toContainEqual(expect.objectContaining({ rel: 'self', href: `${BASE}/feed.xml` }));
    expect(feed.entries).toMatchObject([
      { id: `${identity.url}/news?story=two` },
      {
        id: `${identity.url}/news?story=one`,
        title: { value: 'A story' },
        published: '2026-05-02T10:00:00.000Z',
        updated: '2026-05-02T10:00:00.000Z',
        summary: { value: 'What happened.\n• A point' },
        links: [{ rel: 'alternate', href: `${BASE}/news/a-story` }],
        categories: [{ term: 'News' }],
      },
    ]);
  });

  test('keeps drafts and what is scheduled back', () => {
    const hidden = [storyOf({ publishedAt: null }), storyOf({ publishedAt: '2026-05-25T12:00:00.001Z' })];
    expect(feedOf(hidden).entries ?? []).toEqual([]);
  });

  test('keeps an entry’s id when its address and its date change', () => {
    const ids = [
      storyOf({}),
      storyOf({ slug: 'b', publishedAt: '2026-05-04T00:00:00.000Z', version: 4 }),
    ].map((story) => feedOf([story]).entries?.[0]?.id);
    expect(new Set(ids).size).toBe(1);
  });

  test('gives hostile text back as it is, but for what XML cannot have', () => {
    const story = storyOf({ title: HOSTILE, tag: HOSTILE, summary: HOSTILE, points: [HOSTILE] });
    const text = HOSTILE.replace('\uFFFE', '');
    const [entry] = feedOf([story]).entries ?? [];
    expect(entry).toMatchObject({
      title: { value: text },
      summary: { value: `${text}\n• ${text}` },
      categories: [{ term: text }],
    });
  });
});

describe('the calendar of the events', () => {
  test('is iCalendar, in UTC, without what has no date', () => {
    const found = eventsOf([eventOf({}), eventOf({ id: 'weekly', startsAt: null, endsAt: null })]);
    const [event] = found;
    expect(found).toHaveLength(1);
    expect(event).toMatchObject({
      uid: `races@${new URL(identity.url).hostname}`,
      summary: 'Races',
      description: 'Boats.\nPrize: Fame',
      sequence: 2,
    });
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-06-01T18:30:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-06-01T20:00:00.000Z');
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${BASE}/rules`);
  });

  test('says how long an event without an end lasts, as the page does', () => {
    const startsAt = '2026-03-29T00:30:00.000Z';
    const [open, backwards, brief] = eventsOf([
      eventOf({ id: 'open', startsAt, endsAt: null }),
      eventOf({ id: 'openly', startsAt, endsAt: startsAt }),
      eventOf({ id: 'pair', startsAt, endsAt: '2026-03-29T00:30:00.500Z' }),
    ]);
    expect(open?.endDate.toJSDate().getTime()).toBe(Date.parse(startsAt) + EVENT_LENGTH_MS);
    expect(backwards?.endDate.toJSDate().getTime()).toBe(Date.parse(startsAt) + EVENT_LENGTH_MS);
    expect(brief?.endDate.toJSDate().toISOString()).toBe('2026-03-29T00:30:01.000Z');
    const [last] = eventsOf([eventOf({ startsAt: '9999-12-31T23:00:00.000Z', endsAt: null })]);
    expect(last?.endDate.toString()).toBe('9999-12-31T23:59:59Z');
  });

  test('leaves control characters out, on which readers of lines break', () => {
    const title = 'Boat\u000B races\u0085 \u001B[31mnow';
    expect(eventsOf([eventOf({ title })])[0]?.summary).toBe('Boat races [31mnow');
  });

  test('gives hostile text back as it is, in lines of 75 bytes that break no character', () => {
    const title = `${HOSTILE} ${'漢🎉é'.repeat(30)}`.slice(0, 120);
    const [event] = eventsOf([eventOf({ title, summary: HOSTILE.repeat(3), prize: '' })]);
    expect([event?.summary, event?.description]).toEqual([title, HOSTILE.repeat(3)]);
    const text = eventCalendar({ ...empty, events: [eventOf({ title })] }, BASE);
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    for (const line of lines) expect(line.isWellFormed()).toBe(true);
  });

  test('without any event is a calendar all the same', () => {
    const calendar = new ICAL.Component(ICAL.parse(eventCalendar(empty, BASE)));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  });
});

describe.each([
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/events.ics', 'text/calendar; charset=utf-8'],
])('%s', (path, type) => {
  const feeds = serve(
    feedRoutes({
      content: {
        library: () => Promise.resolve({ value: { library: shippedLibrary, now: NOW }, seconds: 60 }),
        findEvent: () => Promise.reject(new Error('Not asked for')),
      },
      base: BASE,
    }),
    testAuthContext(),
    undefined,
    '',
  );
  const ask = async (init?: RequestInit) => (await callFunction(feeds, path, init)).response;

  test('has its type, and is kept under the tag of the content', async () => {
    const { status, headers } = await ask();
    expect([status, headers.get('Content-Type'), headers.get('Netlify-Cache-Tag')]).toEqual([
      200,
      type,
      'content',
    ]);
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe(
      'public, durable, max-age=60, stale-while-revalidate=2',
    );
  });

  test('is not sent again to whoever has it', async () => {
    const mark = (await ask()).headers.get('ETag') ?? '';
    expect(mark).toMatch(/^"[\w-]{43}"$/);
    for (const known of [mark, `W/${mark}`, `"other", ${mark}`, '*']) {
      const again = await ask({ headers: { 'If-None-Match': known } });
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', mark]);
    }
    expect((await ask({ headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('is read and no more', async () => {
    const refused = await ask({ method: 'POST' });
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const head = await ask({ method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('Content-Type')]).toEqual([200, '', type]);
  });
});
