import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContentDesk } from '../../functions/content/desk/content-desk';
import { eventsKind, faqKind, newsKind } from '../../functions/content/desk/kinds';
import { presentContent } from '../../functions/content/present';
import { libraryOf, shippedBodies, shippedLibrary } from '../../functions/content/shipped';
import { createContentStore } from '../../functions/content/store/content-store';
import { openDatabase } from '../../functions/core/database/database';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock } from '../../test/support/server/fake-clock';
import { checkTypes } from './check-types';
import { pullContent } from './pull-content';
import { replaceFiles } from './replace-files';

const FILES = ['events.ts', 'faq.ts', 'news-archive.ts', 'news.ts'];
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
  // With what they import.
  for (const file of readdirSync('src/content').filter((name) => name.endsWith('.ts')))
    cpSync(path.join('src/content', file), path.join(folder, file));
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
const HOSTILE = "It's `quoted` ${site.name} \\ */ </script> \u2028 “ünïcode” 🎉";

/** What a site would show that is built of the folder's files. */
async function shownByFiles() {
  const names = FILES.map((file) => path.join(folder, file));
  const [events, faq, archive, news] = await Promise.all(names.map((name) => import(name)));
  const library = libraryOf({ ...events, ...faq, ...archive, ...news });
  return { library, bodies: new Map<string, string>(Object.entries(archive.newsBodies)) };
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
  await createContentDesk(parts, faqKind).create(ACTOR, { question: HOSTILE, answer: `${HOSTILE}\n**b**` });
  const { library } = await store().read();
  const names = Object.keys(contents());
  expect(await pull()).toEqual({
    news: 5 + shippedLibrary.news.length,
    events: 1 + shippedLibrary.events.length,
    questions: 1 + shippedLibrary.faq.length,
  });
  const { library: written, bodies } = await shownByFiles();
  expect(presentContent(written, clock.now())).toEqual(presentContent(library, clock.now()));
  expect(written.news).toHaveLength(5 + shippedLibrary.news.length);
  expect(bodies).toEqual(new Map([[item.slug, `${HOSTILE}\n\n- a`]]));
  expect(Object.keys(contents())).toEqual(names);
});

test.each([
  ['of which one is not what it was', (file: string) => writeFileSync(file, 'export const other = [];\n')],
  ['of which one is gone', (file: string) => rmSync(file)],
  [
    'of which one has another type for them',
    (file: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace('  question: string;', '  question: number;')),
  ],
])('nothing is written to files %s', async (_what, spoil) => {
  await createContentDesk({ store: store(), clock }, newsKind).create(ACTOR, {
    title: 'New',
    publishedAt: iso(-1),
  });
  spoil(path.join(folder, 'faq.ts'));
  const before = contents();
  await expect(pull()).rejects.toThrow(/faq/);
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

test('the compiler says where a text is wrong', () => {
  const file = 'src/content/faq.ts';
  const text = readFileSync(file, 'utf8');
  expect(() => checkTypes(new Map([[file, text]]))).not.toThrow();
  expect(() => checkTypes(new Map([[file, `${text}\nexport const wrong: number = 'text';\n`]]))).toThrow(
    /^src\/content\/faq\.ts:\d+: .*number/,
  );
});
