import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DeskEvent } from '@/contract/content';
import type { FaqEntry } from '@/contract/network/faq';
import type { ShippedStory } from '@/contract/network/news';
import type { Recurrence } from '@/contract/recurrence';
import { createContentDesk } from '../../functions/content/desk/content-desk';
import { eventsKind, faqKind, newsKind } from '../../functions/content/desk/kinds';
import { presentContent } from '../../functions/content/present';
import { libraryOf, shippedBodies, shippedLibrary } from '../../functions/content/shipped';
import { createContentStore } from '../../functions/content/store/content-store';
import { openDatabase } from '../../functions/core/database/database';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock } from '../../test/support/server/fake-clock';
import { modulesOf } from '../network/modules';
import { readNetwork } from '../network/read-network';
import { pullContent } from './pull-content';
import { replaceFiles } from './replace-files';

const FILES = ['events.ts', 'faq.ts', 'news.ts'];
const ACTOR = { id: 'edith' };
const shipped = { library: shippedLibrary, bodies: shippedBodies };
const clock = new FakeClock();

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  await database.redis.flushdb();
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('test/network', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => database.stop());

const store = () => createContentStore(openDatabase(database, 5_000), shipped);
const pull = () => pullContent({ store: store(), folder, now: clock.now() });
const contents = () =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
const iso = (ahead: number) => new Date(clock.now() + ahead).toISOString();
const HOSTILE = "It's `quoted` ${name} {name} \\{name} \\ */ </script> “ünïcode” 🎉";

/** Returns the content of a site built from the folder's files. */
async function shownByFiles() {
  const modules = modulesOf(await readNetwork(folder, ''));
  const { questions } = modules.get('faq') as { questions: FaqEntry[] };
  const { events } = modules.get('private/events') as { events: DeskEvent[] };
  const { stories } = modules.get('private/news') as { stories: ShippedStory[] };
  const bodies = stories.map(({ slug, body }) => [slug, body] as const);
  return {
    library: libraryOf({ questions, events, stories }),
    bodies: new Map(bodies.filter(([, body]) => body !== '')),
  };
}

test('files are left alone as long as nobody has changed anything', async () => {
  const before = contents();
  expect(await pull()).toBeNull();
  expect(contents()).toEqual(before);
});

test('what visitors read is what the next build begins with; drafts stay behind', async () => {
  const parts = { store: store(), clock };
  const news = createContentDesk(parts, newsKind);
  for (let n = 1; n <= 4; n += 1)
    await news.create(ACTOR, {
      title: `Story ${String(n)}`,
      publishedAt: iso(-n * 1_000),
      points: [HOSTILE],
    });
  const { item } = await news.create(ACTOR, {
    title: HOSTILE,
    body: `${HOSTILE}\n\n- a`,
    publishedAt: iso(-1),
  });
  await news.create(ACTOR, { title: 'Draft' });
  await news.create(ACTOR, { title: 'Scheduled', publishedAt: iso(1) });
  const dated = { title: 'Races', startsAt: iso(1_000), endsAt: iso(2_000), href: '/rules', prize: HOSTILE };
  await createContentDesk(parts, eventsKind).create(ACTOR, dated);
  const recurrence = {
    ...{ repeats: 'weekly' as const, every: 2, until: null, count: 3, except: ['2026-06-01'] },
    timeZone: 'Europe/Berlin',
  } satisfies Recurrence;
  await createContentDesk(parts, eventsKind).create(ACTOR, {
    ...{ title: 'Weekly', when: 'On Mondays', startsAt: iso(-1), recurrence },
  });
  await createContentDesk(parts, faqKind).create(ACTOR, { question: HOSTILE, answer: `${HOSTILE}\n**b**` });
  const { library } = await store().read();
  const names = Object.keys(contents());
  expect(await pull()).toEqual({
    news: 5 + shippedLibrary.news.length,
    events: 2 + shippedLibrary.events.length,
    questions: 1 + shippedLibrary.faq.length,
  });
  const { library: written, bodies } = await shownByFiles();
  const shown = presentContent(library, clock.now());
  expect(presentContent(written, clock.now())).toEqual({
    ...shown,
    events: shown.events.map((event) => ({ ...event, editedAt: null })),
  });
  expect(written.news).toHaveLength(5 + shippedLibrary.news.length);
  expect(bodies).toEqual(new Map([[item.slug, `${HOSTILE}\n\n- a`]]));
  expect(Object.keys(contents())).toEqual(names);
});

test('nothing is written to files of which one is gone', async () => {
  await createContentDesk({ store: store(), clock }, newsKind).create(ACTOR, {
    title: 'New',
    publishedAt: iso(-1),
  });
  rmSync(path.join(folder, 'faq.ts'));
  const before = contents();
  await expect(pull()).rejects.toThrow(/faq/);
  expect(contents()).toEqual(before);
});

test('what the next build would refuse is said by file and place, and nothing is written', async () => {
  const before = contents();
  await createContentDesk({ store: store(), clock }, newsKind).create(ACTOR, {
    title: '',
    publishedAt: iso(-1),
  });
  await expect(pull()).rejects.toThrow('/news.ts: stories.0.title: must not be empty');
  expect(contents()).toEqual(before);
});

test('files are replaced all together', async () => {
  const [first = '', second = ''] = FILES.map((file) => path.join(folder, file));
  const before = contents();
  rmSync(second);
  await expect(
    replaceFiles(
      new Map([
        [first, 'a'],
        [second, 'b'],
      ]),
    ),
  ).rejects.toThrow('ENOENT');
  writeFileSync(second, before[path.basename(second)] ?? '');
  expect(contents()).toEqual(before);
});
