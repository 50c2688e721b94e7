import { stories } from '#network/private/news';
import { EVENT_LENGTH_MS } from '@/contract/event-times';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock } from '../../test/support/server/fake-clock';
import { openDatabase } from '../core/database/database';
import { ApiError } from '../core/errors/api-error';
import { UnavailableError } from '../core/errors/unavailable-error';
import { createContent } from './content';
import { createBannerDesk } from './desk/banner-desk';
import { createContentDesk } from './desk/content-desk';
import { eventsKind, newsKind } from './desk/kinds';
import { shippedBodies, shippedLibrary } from './shipped';
import { createContentStore } from './store/content-store';

const ACTOR = { id: 'edith' };
const SECOND = 1_000;
const shipped = { library: shippedLibrary, bodies: shippedBodies };

let database: TestDatabase;
let clock: FakeClock;
beforeEach(async () => {
  [database, clock] = [await startTestDatabase(), new FakeClock()];
});
afterEach(() => database.stop());

const newStore = () => createContentStore(openDatabase(database, 5_000), shipped);
const newInstance = () => createContent({ store: newStore(), shipped, clock });
const newsDesk = () => createContentDesk({ store: newStore(), clock }, newsKind);
const iso = (ahead: number) => new Date(clock.now() + ahead).toISOString();
const publish = async (title: string, ahead = 0, body = '') =>
  (await newsDesk().create(ACTOR, { title, body, publishedAt: iso(ahead) })).item;
const titles = async (content: ReturnType<typeof newInstance>) =>
  (await content.all()).value.news.map(({ title }) => title);

test('a crowd costs one command in thirty seconds, and another one when something was changed', async () => {
  await publish('First');
  const content = newInstance();
  const crowd = () =>
    Promise.all(
      Array.from({ length: 100 }, () => Promise.all([content.all(), content.news(null), content.library()])),
    );
  database.commands.length = 0;
  await crowd();
  expect(database.commands).toHaveLength(1);
  clock.advance(29_999);
  await crowd();
  expect(database.commands).toHaveLength(1);
  clock.advance(1);
  await crowd();
  expect(database.commands.slice(1).map(([name]) => name?.toLowerCase())).toEqual(['get']);
  await publish('Second');
  clock.advance(30_000);
  database.commands.length = 0;
  expect((await titles(content))[0]).toBe('Second');
  expect(database.commands).toHaveLength(2);
});

test('documents hold what is published at that moment, though the instance remembers what was there before', async () => {
  const content = newInstance();
  await content.all();
  await publish('First');
  clock.advance(SECOND);
  const { value, seconds, staleSeconds } = await content.forDocuments();
  expect(value.news[0]?.title).toBe('First');
  expect([seconds, staleSeconds]).toEqual([3_600, 86_400]);
  database.commands.length = 0;
  clock.advance(SECOND - 1);
  await Promise.all(Array.from({ length: 100 }, () => content.forDocuments()));
  expect(database.commands).toEqual([]);
  clock.advance(1);
  await Promise.all(Array.from({ length: 100 }, () => content.forDocuments()));
  expect(database.commands).toHaveLength(1);
});

test.each([
  [60, 60, 0],
  [5_000, 3_600, 1_400],
])('of what is due in %i s, documents are kept no longer', async (ahead, seconds, staleSeconds) => {
  await publish('Later', ahead * SECOND);
  expect(await newInstance().forDocuments()).toMatchObject({ seconds, staleSeconds });
});

test('while the database is away, documents hold what is known, for seconds, and ask it no more often', async () => {
  await publish('First');
  const content = newInstance();
  await content.forDocuments();
  await database.stop();
  clock.advance(SECOND);
  const { value, seconds, staleSeconds } = await content.forDocuments();
  expect([value.news[0]?.title, seconds, staleSeconds]).toEqual(['First', 5, 0]);
});

test('the text of a story costs one command until it is changed; one that is not there costs none', async () => {
  const { id } = await publish('First', 0, 'Some *text*.');
  const content = newInstance();
  await content.all();
  database.commands.length = 0;
  for (let n = 0; n < 3; n += 1)
    expect(await content.story('first')).toMatchObject({ value: { item: { body: 'Some *text*.' } } });
  for (let n = 0; n < 9; n += 1)
    await expect(content.story(`none-${String(n)}`)).rejects.toMatchObject({ code: 'not_found' });
  expect(database.commands).toHaveLength(1);
  await newsDesk().change(ACTOR, id, { version: 1, body: 'Another.' });
  clock.advance(30_000);
  expect(await content.story('first')).toMatchObject({ value: { item: { body: 'Another.' } } });
});

test('what an older release shipped is shown again after a restore, though its texts have the ids and versions of others', async () => {
  const [first] = shippedLibrary.news;
  const id = first?.id ?? '';
  const deskOf = (bodies: ReadonlyMap<string, string>) => {
    const store = createContentStore(openDatabase(database, 5_000), { library: shippedLibrary, bodies });
    return createContentDesk({ store, clock }, newsKind);
  };
  const move = (from: string, to: string) =>
    database.redis.eval(
      `for _, key in ipairs(redis.call('KEYS', ARGV[1] .. '*')) do
         redis.call('RENAME', key, ARGV[2] .. string.sub(key, #ARGV[1] + 1))
       end`,
      [],
      [from, to],
    );
  await deskOf(new Map([[id, 'Of the older release.']])).create(ACTOR, { title: 'Older' });
  await move('content:', 'backup:');
  await deskOf(new Map([[id, 'Of this release.']])).create(ACTOR, { title: 'Newer' });
  const content = newInstance();
  expect(await content.story(id)).toMatchObject({ value: { item: { body: 'Of this release.' } } });
  await move('backup:', 'content:');
  clock.advance(30_000);
  expect(await content.story(id)).toMatchObject({ value: { item: { body: 'Of the older release.' } } });
});

test('while the database is away, what was known last is shown, and what the site ships by a new instance', async () => {
  await publish('First');
  const [known, fresh] = [newInstance(), newInstance()];
  await known.all();
  await database.stop();
  clock.advance(30_000);
  expect(await titles(known)).toEqual(['First', ...stories.map(({ title }) => title)]);
  const { value, seconds } = await fresh.all();
  expect(value.news.map(({ title }) => title)).toEqual(stories.map(({ title }) => title));
  expect(seconds).toBe(5);
});

test('whether there is a story is not known while the database is away, but where there is none', async () => {
  await publish('First');
  await database.stop();
  const content = newInstance();
  for (const ask of [content.story, content.find]) {
    await expect(ask('first')).rejects.toBeInstanceOf(UnavailableError);
    expect((await ask(stories[0]?.slug ?? '')).seconds).toBe(5);
  }
  const alone = createContent({ store: newStore(), shipped, clock, hasDatabase: false });
  await expect(alone.find('first')).rejects.toMatchObject({ code: 'not_found' });
});

test('while the database is away, whether an event exists is known of the shipped ones alone', async () => {
  const [shippedEvent] = shippedLibrary.events;
  await expect(newInstance().findEvent('unknown')).rejects.toBeInstanceOf(ApiError);
  await database.stop();
  const content = newInstance();
  expect((await content.findEvent(String(shippedEvent?.id).toUpperCase())).value).toEqual(shippedEvent);
  await expect(content.findEvent('unknown')).rejects.toBeInstanceOf(UnavailableError);
});

test('a story appears at its time, to the second for caches, and without a command', async () => {
  await publish('Later', 90 * SECOND);
  const content = newInstance();
  expect((await content.all()).seconds).toBe(60);
  clock.advance(60 * SECOND);
  await content.all();
  database.commands.length = 0;
  clock.advance(20 * SECOND);
  expect((await content.all()).seconds).toBe(10);
  expect(await titles(content)).not.toContain('Later');
  clock.advance(9_999);
  expect((await content.all()).seconds).toBe(1);
  const before = (await content.all()).value.version;
  clock.advance(1);
  expect((await titles(content))[0]).toBe('Later');
  expect((await content.all()).value.version).not.toBe(before);
  expect((await content.all()).seconds).toBe(60);
  expect(database.commands).toHaveLength(1);
});

test('the banner and an event disappear at their time', async () => {
  await createBannerDesk({ store: newStore(), clock }).put(ACTOR, { text: 'Hello', until: iso(20 * SECOND) });
  const events = createContentDesk({ store: newStore(), clock }, eventsKind);
  await events.create(ACTOR, { title: 'Races', startsAt: iso(25 * SECOND - EVENT_LENGTH_MS) });
  const content = newInstance();
  const shown = async () => {
    const { value, seconds } = await content.all();
    return [value.banner?.text, value.events.at(-1)?.title === 'Races', seconds];
  };
  expect(await shown()).toEqual(['Hello', true, 20]);
  clock.advance(20 * SECOND);
  expect(await shown()).toEqual([undefined, true, 5]);
  clock.advance(5 * SECOND);
  expect(await shown()).toEqual([undefined, false, 5]);
});

test('what an instance remembers is kept by nobody for longer than by itself, so that a change is everywhere in 30 seconds', async () => {
  const content = newInstance();
  expect((await content.all()).seconds).toBe(60);
  clock.advance(12 * SECOND);
  expect((await content.all()).seconds).toBe(18);
  clock.advance(18 * SECOND);
  expect((await content.all()).seconds).toBe(60);
});

test('the newest twenty stories are shown, and all of them page by page', async () => {
  for (let n = 0; n < 45; n += 1) await publish(`Story ${String(n)}`, -n * SECOND);
  const content = newInstance();
  expect(await titles(content)).toEqual(Array.from({ length: 20 }, (_, n) => `Story ${String(n)}`));
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const { value } = await content.news(cursor);
    found.push(...value.items.map(({ title }) => title));
    cursor = value.nextCursor;
    if (cursor !== null) expect((await content.hasPage(cursor)).value).toBe(true);
    expect(value.items.length === 20 || cursor === null).toBe(true);
  } while (cursor !== null);
  expect(found).toEqual([
    ...Array.from({ length: 45 }, (_, n) => `Story ${String(n)}`),
    ...stories.map(({ title }) => title),
  ]);
  const first = (await content.news(null)).value;
  for (const made of ['', 'x', 'Tm90aGluZw', Buffer.from('1 ../x').toString('base64url')])
    expect([(await content.news(made)).value, (await content.hasPage(made)).value]).toEqual([first, false]);
});
