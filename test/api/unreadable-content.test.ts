import { randomUUID } from 'node:crypto';
import { NO_RECORDS, setUpUnreadable } from '../support/server/unreadable';

const {
  admin: { as },
  redis,
  seen,
} = setUpUnreadable();

/** Adds broken records beside a valid one, in a hash of JSON by id. */
async function breakIn(key: string, good: string, differences: readonly object[] = []): Promise<number> {
  const record: unknown = await redis().hget(key, good);
  const broken = [
    ...NO_RECORDS,
    ...differences.map((each) => JSON.stringify({ ...Object(record), ...each })),
  ];
  await redis().hset(key, Object.fromEntries(broken.map((text) => [randomUUID(), text])));
  return broken.length;
}

describe('documents', () => {
  const AHEAD = '2099-01-01T00:00:00.000Z';
  const wrong = [{ updatedAt: 'yesterday' }, { version: 'one' }];

  /** Creates a document and deletes all others of its kind. */
  async function write(kind: string, body: object): Promise<string> {
    const { item } = (await as(`POST content/${kind}`, body)).body;
    const ids = await redis().hkeys(`content:${kind}`);
    await redis().hdel(`content:${kind}`, ...ids.filter((id) => id !== item.id));
    return item.id;
  }

  test('one that cannot be read is in no list, feed or calendar, and breaks none', async () => {
    const story = await write('news', { title: 'Season 6', publishedAt: '2025-01-01T00:00:00Z' });
    const event = await write('events', { title: 'Races', startsAt: AHEAD });
    const question = await write('faq', { question: 'Why?', answer: 'Because.' });
    const stories = await breakIn('content:news', story, [
      ...wrong,
      { publishedAt: 'soon' },
      { publishedAt: '+012025-01-01T00:00:00Z' },
    ]);
    const events = await breakIn('content:events', event, [
      ...wrong,
      { startsAt: 'soon' },
      { endsAt: 'later' },
    ]);
    const questions = await breakIn('content:faq', question, [...wrong, { order: 'first' }]);

    const { body, unreadable } = await seen('GET /api/content');
    expect([body.news, body.events, body.faq].map((list) => list.length)).toEqual([1, 1, 1]);
    expect(unreadable).toHaveLength(stories + events + questions);
    for (const path of [
      '/api/news',
      '/api/admin/content/news',
      '/api/admin/content/events',
      '/api/admin/content/faq',
    ])
      expect((await seen(`GET ${path}`)).body.items).toHaveLength(1);
    expect((await seen('GET /api/events')).body.coming).toMatchObject([{ title: 'Races' }]);
    expect((await seen('GET /feed.xml')).text.match(/<entry>/g)).toHaveLength(1);
    expect((await seen('GET /events.ics')).text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  test('a time that was stored in another zone is in the calendar in UTC', async () => {
    const id = await write('events', { title: 'Races', startsAt: AHEAD });
    const event: object | null = await redis().hget('content:events', id);
    await redis().hset('content:events', {
      [id]: JSON.stringify({ ...event, startsAt: '2099-05-25T18:00+02:00' }),
    });
    expect((await seen('GET /events.ics')).text).toContain('DTSTART:20990525T160000Z');
  });

  test.each(['https://example.org:99999/x', 'https://[', 'javascript:alert(1)', '//evil.example'])(
    'a stored link %s is none, and its event and banner are shown without it',
    async (href) => {
      const id = await write('events', { title: 'Races', startsAt: AHEAD, href: '/rules' });
      await as('PUT content/banner', { text: 'Hello', href: '/rules' });
      for (const [key, field] of [
        ['content:events', id],
        ['content:banner', 'banner'],
      ] as const) {
        const record: object | null = await redis().hget(key, field);
        await redis().hset(key, { [field]: JSON.stringify({ ...record, href }) });
      }
      const { text } = await seen('GET /events.ics');
      expect(text).toContain('SUMMARY:Races');
      expect(text).not.toContain(href);
      const { body } = await seen('GET /api/content');
      expect([body.events[0].href, body.banner.href]).toEqual([null, null]);
    },
  );

  test('a stored address that no story can have leads nowhere', async () => {
    const id = await write('news', { title: 'Season 6', publishedAt: '2025-01-01T00:00:00Z' });
    await redis().del('content:slugs');
    await redis().hset('content:slugs', { '/evil.example': `=${id}`, 'a\nb': `>${id}` });
    expect((await seen('GET /api/news')).body.items).toMatchObject([{ slug: id }]);
  });

  test('a picture that cannot be read is not listed', async () => {
    const good = {
      width: 40,
      height: 30,
      alt: '',
      uploadedAt: 1,
      state: 'stored',
      unusedSince: 1,
      wasUsed: false,
    };
    await redis().hset('content:pictures', { ['0'.repeat(32)]: JSON.stringify(good) });
    const broken = await breakIn('content:pictures', '0'.repeat(32), [
      { uploadedAt: 1e300 },
      { width: -1 },
      { height: 1.5 },
    ]);
    const { body, unreadable } = await seen('GET /api/admin/content/pictures');
    expect([body.items.length, unreadable.length]).toEqual([1, broken]);
  });
});
