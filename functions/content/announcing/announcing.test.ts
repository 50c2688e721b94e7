import { type ChatSink, startChatSink } from '../../../test/support/fakes/chat-sink';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { HurriedClock, ShiftedClock } from '../../../test/support/server/fake-clock';
import { chatWebhook } from '../../applications';
import { openDatabase } from '../../core/database/database';
import { systemClock } from '../../core/time/clock';
import { createContentDesk } from '../desk/content-desk';
import { newsKind } from '../desk/kinds';
import { shippedBodies, shippedLibrary } from '../shipped';
import { contentKeys } from '../store/content-keys';
import { createContentStore } from '../store/content-store';
import { createAnnouncer } from './announcer';

const ACTOR = { id: 'edith' };
const BASE = 'https://play.example';
const HOUR_MS = 3_600_000;

let database: TestDatabase;
let chat: ChatSink;
let clock: ShiftedClock;
beforeAll(async () => {
  [database, chat] = await Promise.all([startTestDatabase(), startChatSink()]);
});
beforeEach(async () => {
  await database.redis.flushdb();
  chat.clear();
  chat.mode = 'ok';
  clock = new ShiftedClock(systemClock);
});
afterAll(() => Promise.all([database.stop(), chat.stop()]));

const iso = (ahead: number) => new Date(clock.now() + ahead).toISOString();
function start() {
  const stores = openDatabase(database, 5_000);
  const store = createContentStore(stores, { library: shippedLibrary, bodies: shippedBodies });
  const desk = createContentDesk({ store, clock, hasChat: true }, newsKind);
  const post = chatWebhook({ url: chat.url, userAgent: 'test' });
  // Pauses between attempts end at once.
  const hurried = new HurriedClock(clock);
  const announcer = createAnnouncer({ database: stores, post, clock: hurried, base: BASE });
  const deliver = async ({ announced }: { readonly announced: string | null }) => {
    if (announced !== null) await announcer.deliver(announced);
  };
  return { desk, announcer, deliver };
}
const told = () => chat.messages.map(({ content }) => content);
const waiting = () => database.redis.zcard(contentKeys.outbox);

test('a published story is announced at once, as plain text, and nobody is mentioned', async () => {
  const { desk, deliver } = start();
  const story = {
    title: '**Season** 6 @everyone',
    summary: 'With [bait](x).',
    publishedAt: iso(-1),
    announce: true,
  };
  await deliver(await desk.create(ACTOR, story));
  expect(chat.messages).toEqual([
    {
      content: `**\\*\\*Season\\*\\* 6 \\@everyone**\nWith \\[bait\\](x).\n${BASE}/news/season-6-everyone`,
      embeds: [],
      allowed_mentions: { parse: [] },
    },
  ]);
  expect(await waiting()).toBe(0);
});

test('where the page of news is off, it is announced without a link', async () => {
  aNetwork({ pages: { pages: { news: { off: true } } } });
  const { desk, deliver } = start();
  await deliver(await desk.create(ACTOR, { title: 'Season 6', publishedAt: iso(-1), announce: true }));
  expect(told()).toEqual(['**Season 6**']);
});

test('a story is announced once, however often it is saved, and only if somebody wants it', async () => {
  const { desk, announcer, deliver } = start();
  const silent = await desk.create(ACTOR, { title: 'Silent', publishedAt: iso(-1) });
  await deliver(silent);
  expect(told()).toEqual([]);
  const { id } = silent.item;
  await deliver(await desk.change(ACTOR, id, { version: 1, announce: true }));
  await deliver(await desk.change(ACTOR, id, { version: 2, title: 'Loud' }));
  await deliver(await desk.change(ACTOR, id, { version: 3, announce: false }));
  await deliver(await desk.change(ACTOR, id, { version: 4, announce: true }));
  clock.shift += HOUR_MS;
  await announcer.sweep();
  expect(told()).toEqual([`**Silent**\n${BASE}/news/silent`]);
});

test('what is scheduled is announced when it is due, as it is by then', async () => {
  const { desk, announcer, deliver } = start();
  const made = await desk.create(ACTOR, { title: 'Soon', publishedAt: iso(2 * HOUR_MS), announce: true });
  await deliver(made);
  await deliver(await desk.change(ACTOR, made.item.id, { version: 1, slug: 'now', title: 'Now' }));
  clock.shift += HOUR_MS;
  await announcer.sweep();
  expect(told()).toEqual([]);
  clock.shift += HOUR_MS;
  await Promise.all([announcer.sweep(), start().announcer.sweep()]);
  expect(told()).toEqual([`**Now**\n${BASE}/news/now`]);
});

test.each(['a draft again', 'not to be announced any more', 'deleted'])(
  'what waits and is %s is not announced',
  async (what) => {
    const { desk, announcer, deliver } = start();
    const made = await desk.create(ACTOR, { title: 'Soon', publishedAt: iso(HOUR_MS), announce: true });
    const { id } = made.item;
    if (what === 'deleted') await desk.remove(ACTOR, id, 1);
    else
      await deliver(
        await desk.change(ACTOR, id, {
          version: 1,
          ...(what === 'a draft again' ? { publishedAt: null } : { announce: false }),
        }),
      );
    expect(await waiting()).toBe(0);
    clock.shift += 2 * HOUR_MS;
    await announcer.sweep();
    expect(told()).toEqual([]);
  },
);

test('what the chat does not take is tried again', async () => {
  const { desk, announcer, deliver } = start();
  chat.mode = 'failing';
  await deliver(await desk.create(ACTOR, { title: 'Stubborn', publishedAt: iso(-1), announce: true }));
  expect(await waiting()).toBe(1);
  chat.mode = 'ok';
  clock.shift += HOUR_MS;
  await announcer.sweep();
  expect(told()).toEqual([`**Stubborn**\n${BASE}/news/stubborn`]);
});

test('without a chat nothing is stored for one', async () => {
  const stores = openDatabase(database, 5_000);
  const store = createContentStore(stores, { library: shippedLibrary, bodies: shippedBodies });
  const desk = createContentDesk({ store, clock }, newsKind);
  await desk.create(ACTOR, { title: 'Quiet', publishedAt: iso(-1), announce: true });
  expect(await database.redis.keys('content:announcement:*')).toEqual([]);
  expect(await waiting()).toBe(0);
});
