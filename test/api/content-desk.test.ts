import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { questions } from '#network/faq';
import { events } from '#network/private/events';
import { stories } from '#network/private/news';
import { contentConflictSchema } from '@/contract/content';
import { contentKeys } from '../../functions/content/store/content-keys';
import { setUpContentSite } from '../support/server/content-site';

const world = setUpContentSite();
const { edit, see } = world;

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const story = {
  title: 'Season 6 begins',
  tag: 'Parkour',
  summary: 'A fresh map.',
  points: ['Ten hearts'],
  art: 'heart',
  body: 'See [the rules](/rules) and **win**.',
};
const published = { ...story, publishedAt: inHours(-1) };
const audit = async () => {
  const { token } = await world.site.add(`Boss${randomUUID().slice(0, 8)}`, 'admin');
  return (await world.site.call('GET /api/admin/audit', { token })).body.entries;
};
const shippedIds = {
  news: stories.map(({ slug }) => slug),
  events: events.map(({ id }) => id),
  faq: questions.map(({ id }) => id),
};

test('a fresh site shows what it ships, at the desk too, and writes nothing for it', async () => {
  for (const kind of ['news', 'events', 'faq'] as const) {
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await edit(`GET ${kind}?cursor=${cursor}`);
      ids.push(...body.items.map(({ id }: { id: string }) => id));
      expect(body.items.every(({ version }: { version: number }) => version === 1)).toBe(true);
      cursor = body.nextCursor;
    }
    expect(ids).toEqual(shippedIds[kind]);
  }
  const { news: cards, events, faq, banner } = await see('/content');
  expect(cards.map(({ slug }: { slug: string }) => slug)).toEqual(shippedIds.news);
  expect(events.map(({ id }: { id: string }) => id)).toEqual(shippedIds.events);
  expect(faq.map(({ id }: { id: string }) => id)).toEqual(shippedIds.faq);
  expect(banner).toBeNull();
  expect(await world.site.database.redis.keys('content:*')).toEqual([]);
});

test('a picture may have the name that it had before, in a call and in what is stored', async () => {
  const { status, body } = await edit('POST news', { ...published, art: 'duels' });
  expect([status, body.item.art]).toEqual([201, 'islands']);
  const [key, id] = [contentKeys.documents('news'), String(body.item.id)];
  const { redis } = world.site.database;
  const stored = await redis.hget<object>(key, id);
  expect(stored).toMatchObject({ art: 'islands' });
  await redis.hset(key, { [id]: { ...stored, art: 'build' } });
  const changed = await edit(`PUT news/${id}`, { version: 1, title: 'Another title' });
  expect([changed.status, changed.body.item.art]).toEqual([200, 'tower']);
  const { news: cards } = await see('/content');
  expect(cards[0]).toMatchObject({ title: 'Another title', art: 'tower' });
});

test('what the site ships is edited like anything: one change, and the rest stays', async () => {
  const [first = ''] = shippedIds.news;
  const { status, body } = await edit(`PUT news/${first}`, { version: 1, title: 'Another title' });
  expect([status, body.item]).toEqual([
    200,
    expect.objectContaining({ id: first, version: 2, title: 'Another title', slug: first }),
  ]);
  const { news: cards, faq } = await see('/content');
  expect(cards.map(({ title }: { title: string }) => title)).toEqual([
    'Another title',
    ...stories.slice(1).map(({ title }) => title),
  ]);
  expect(faq).toHaveLength(shippedIds.faq.length);
});

test('fifty who save at once on a fresh site are fifty records, and what it ships is there once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => edit('POST news', published)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
  const slugs = answers.map(({ body }) => body.item.slug);
  expect(new Set(slugs).size).toBe(50);
  expect(slugs).toContain('season-6-begins');
  const { redis } = world.site.database;
  expect(await redis.hlen(contentKeys.documents('news'))).toBe(50 + shippedIds.news.length);
  expect(await redis.hlen(contentKeys.documents('faq'))).toBe(shippedIds.faq.length);
});

test('a story is written, changed by what a call names, and deleted; each is in the audit log', async () => {
  const { body: made } = await edit('POST news', published);
  expect(made.item).toEqual({
    ...published,
    id: expect.any(String),
    slug: 'season-6-begins',
    version: 1,
    updatedAt: expect.any(String),
    announce: false,
  });
  const { id } = made.item;
  expect((await see('/news/season-6-begins')).item).toMatchObject({ body: story.body, title: story.title });
  const { body: changed } = await edit(`PUT news/${String(id)}`, { version: 1, points: [], tag: story.tag });
  expect(changed.item).toMatchObject({ version: 2, points: [], title: story.title, body: story.body });
  expect((await see('/news/season-6-begins')).item.points).toEqual([]);
  expect((await edit(`DELETE news/${String(id)}`)).status).toBe(204);
  expect((await world.site.call('GET /api/news/season-6-begins')).status).toBe(404);
  const side = { id, kind: 'news', title: story.title, publishedAt: published.publishedAt };
  const actor = { id: world.editor.id, username: world.editor.username };
  const common = { id: expect.any(String), at: expect.any(String), actor };
  expect(await audit()).toEqual([
    { ...common, action: 'content.deleted', before: side, after: null, fields: '' },
    { ...common, action: 'content.changed', before: side, after: side, fields: 'points' },
    { ...common, action: 'content.created', before: null, after: side, fields: '' },
  ]);
});

test('what is so already is not written again', async () => {
  const { item } = (await edit('POST news', published)).body;
  const { status, body } = await edit(`PUT news/${String(item.id)}`, { ...published, version: 1 });
  expect([status, body.item]).toEqual([200, item]);
  expect(await audit()).toHaveLength(1);
});

test('what is published now has the time of the server, and visitors see it at once', async () => {
  const first = (await edit('POST news', { ...story, publishedAt: 'now' })).body.item;
  const draft = (await edit('POST news', { ...story, title: 'Later' })).body.item;
  const { body } = await edit(`PUT news/${String(draft.id)}`, { version: 1, publishedAt: 'now' });
  for (const { publishedAt, updatedAt } of [first, body.item]) {
    expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.parse(updatedAt));
    expect(Date.parse(updatedAt) - Date.parse(publishedAt)).toBeLessThan(HOUR_MS);
  }
  const { news: cards } = await see('/content');
  const newest = cards.slice(0, 2).map(({ slug }: { slug: string }) => slug);
  expect(newest).toEqual([body.item.slug, first.slug]);
});

test('of two editors the slower one gets what there is now; so does one who names no version', async () => {
  const { id } = (await edit('POST news', published)).body.item;
  const answers = await Promise.all(
    ['One', 'Two'].map((title) => edit(`PUT news/${String(id)}`, { version: 1, title })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200)?.body.item;
  const loser = answers.find(({ status }) => status === 409)?.body;
  expect(loser).toEqual({ error: expect.objectContaining({ code: 'conflict' }), current: winner });
  expect(v.is(contentConflictSchema, loser)).toBe(true);
  for (const body of [{ title: 'Three' }, { version: 1, title: 'Three' }, { version: 99, title: 'Three' }]) {
    const late = await edit(`PUT news/${String(id)}`, body);
    expect([late.status, late.body.current]).toEqual([409, winner]);
  }
});

test('a deletion may name the version that it is meant for', async () => {
  const { id } = (await edit('POST news', published)).body.item;
  const { item } = (await edit(`PUT news/${String(id)}`, { version: 1, title: 'Newer' })).body;
  const late = await edit(`DELETE news/${String(id)}?version=1`);
  expect([late.status, late.body.current]).toEqual([409, item]);
  expect((await edit(`DELETE news/${String(id)}?version=x`)).status).toBe(422);
  expect((await edit(`DELETE news/${String(id)}?version=2`)).status).toBe(204);
  expect((await edit(`DELETE news/${String(id)}`)).status).toBe(404);
  expect((await edit(`PUT news/${String(id)}`, { version: 2, title: 'Back?' })).status).toBe(404);
});

test('a deleted story is back when its fields are sent again, at its address', async () => {
  const { id, slug } = (await edit('POST news', published)).body.item;
  const fields = { ...published, slug };
  await edit(`DELETE news/${String(id)}`);
  const { status, body } = await edit('POST news', fields);
  expect([status, body.item]).toEqual([201, expect.objectContaining(fields)]);
});

test('an address is made once, changed by an editor, and leads on from then on', async () => {
  const { id } = (await edit('POST news', published)).body.item;
  const path = `PUT news/${String(id)}`;
  expect((await edit(path, { version: 1, title: 'Renamed' })).body.item.slug).toBe('season-6-begins');
  expect((await edit(path, { version: 2, slug: 'season-six' })).body.item.slug).toBe('season-six');
  const led = await world.site.call('GET /api/news/Season-6-Begins');
  expect([led.status, led.headers.get('Location')]).toEqual([301, '/api/news/season-six']);
  expect(led.headers.get('Netlify-Cache-Tag')).toBe('content');
  expect((await see('/news/season-six')).item.title).toBe('Renamed');
  const other = (await edit('POST news', { ...published, slug: 'another' })).body.item;
  for (const slug of ['season-six', 'season-6-begins']) {
    const taken = await edit(`PUT news/${String(other.id)}`, { version: 1, slug });
    expect([taken.status, Object.keys(taken.body.error.fields)]).toEqual([409, ['slug']]);
    expect((await edit('POST news', { ...published, slug })).status).toBe(409);
  }
  expect((await edit(path, { version: 3, slug: 'season-6-begins' })).body.item.slug).toBe('season-6-begins');
  const back = await world.site.call('GET /api/news/season-six');
  expect([back.status, back.headers.get('Location')]).toEqual([301, '/api/news/season-6-begins']);
});

test('drafts and what is scheduled are seen at the desk alone, drafts first', async () => {
  const draft = (await edit('POST news', { ...story, title: 'Draft' })).body.item;
  const scheduled = (await edit('POST news', { ...story, title: 'Later', publishedAt: inHours(2) })).body
    .item;
  const { items } = (await edit('GET news')).body;
  expect(items.slice(0, 2).map(({ title }: { title: string }) => title)).toEqual(['Draft', 'Later']);
  expect((await see('/news')).items).toHaveLength(stories.length);
  for (const { slug } of [draft, scheduled])
    expect((await world.site.call(`GET /api/news/${String(slug)}`)).status).toBe(404);
});

test('questions stand in the order that the desk gives them', async () => {
  const { item } = (await edit('POST faq', { question: 'The last one?', answer: 'Yes.' })).body;
  expect(item.order).toBe(shippedIds.faq.length);
  await edit(`PUT faq/${String(item.id)}`, { version: 1, order: 0.5 });
  const { faq } = await see('/content');
  expect(faq.map(({ id }: { id: string }) => id)).toEqual([
    shippedIds.faq[0],
    item.id,
    ...shippedIds.faq.slice(1),
  ]);
});

test('events that recur come first, then the next one; those that are over are not shown', async () => {
  const event = { when: '', art: 'tower', prize: 'Fame' };
  const make = async (title: string, startsAt: string | null, endsAt: string | null = null) =>
    (await edit('POST events', { ...event, title, startsAt, endsAt, when: startsAt ? '' : 'On Fridays' }))
      .body.item;
  const later = await make('Later', inHours(48));
  const running = await make('Running', inHours(-5), inHours(1));
  const justBegun = await make('Just begun', inHours(-1));
  await make('Over', inHours(-4));
  await make('Ended', inHours(-4), inHours(-3));
  const recurring = await make('Recurring', null);
  const { events } = await see('/content');
  expect(events.map(({ id }: { id: string }) => id)).toEqual([
    ...shippedIds.events,
    ...[recurring, running, justBegun, later].map(({ id }) => id),
  ]);
});

test('the banner is put up, changed, taken away, and put up again', async () => {
  expect((await edit('GET banner')).body).toEqual({ item: null });
  expect((await edit('DELETE banner')).status).toBe(204);
  const { item } = (await edit('PUT banner', { text: 'Restart at noon', tone: 'warning' })).body;
  expect(item).toMatchObject({
    version: 1,
    text: 'Restart at noon',
    tone: 'warning',
    href: null,
    until: null,
  });
  expect((await see('/content')).banner).toEqual({
    text: 'Restart at noon',
    tone: 'warning',
    href: null,
    until: null,
  });
  const late = await edit('PUT banner', { text: 'Other' });
  expect([late.status, late.body.current]).toEqual([409, item]);
  expect((await edit('PUT banner', { version: 1, href: '/news' })).body.item).toMatchObject({
    version: 2,
    href: '/news',
  });
  expect((await edit('DELETE banner?version=1')).status).toBe(409);
  expect((await edit('DELETE banner?version=2')).status).toBe(204);
  expect([(await edit('GET banner')).body.item, (await see('/content')).banner]).toEqual([null, null]);
  const stale = await edit('PUT banner', { version: 2, text: 'Back' });
  expect([stale.status, stale.body.current]).toEqual([409, null]);
  expect((await edit('PUT banner', { href: '/news' })).status).toBe(422);
  expect((await edit('PUT banner', { text: 'Back' })).body.item).toMatchObject({
    version: 4,
    href: null,
    tone: 'info',
  });
  const completed = await edit('PUT banner', { version: 4, href: ' discord.gg/spawn ' });
  expect(completed.body.item).toMatchObject({ version: 5, href: 'https://discord.gg/spawn' });
  await edit('PUT banner', { version: 5, until: inHours(-1) });
  expect((await see('/content')).banner).toBeNull();
});

test('a desk has pages', async () => {
  for (let n = 0; n < 12; n += 1)
    await edit('POST faq', { question: `Number ${String(n)}?`, answer: 'Yes.', order: 20 + n * 1e-9 });
  const first = (await edit('GET faq')).body;
  const second = (await edit(`GET faq?cursor=${String(first.nextCursor)}`)).body;
  expect([first.items.length, second.items.length]).toEqual([10, 10]);
  expect(new Set([...first.items, ...second.items].map(({ id }: { id: string }) => id)).size).toBe(20);
});
