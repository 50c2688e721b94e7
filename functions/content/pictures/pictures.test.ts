import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { contentRefusals } from '#messages/content-refusals';
import { linkPictureSize } from '#messages/link-pictures';
import { stories } from '#network/private/news';
import { storyPictureAddress } from '@/lib/story-picture';
import { callFunction } from '../../../test/support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { testAuthContext } from '../../../test/support/server/test-auth-context';
import { writePictureParts } from '../../../tools/brand/picture-parts';
import { openDatabase } from '../../core/database/database';
import { serve, type ServedFunction } from '../../core/http/serve';
import { createContent } from '../content';
import { createContentDesk } from '../desk/content-desk';
import { newsKind } from '../desk/kinds';
import { shippedBodies, shippedLibrary } from '../shipped';
import { createContentStore } from '../store/content-store';
import { PARTS_DIRECTORY, type PictureParts, readParts } from './picture-parts';
import { pictureRoutes } from './routes';
import { createStoryPictures } from './story-pictures';

const ACTOR = { id: 'edith' };
const SECOND = 1_000;
const [shippedStory] = stories;

let root: string;
let parts: PictureParts;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await writePictureParts(root);
  parts = readParts(path.join(root, PARTS_DIRECTORY), new FakeClock());
});
afterAll(() => rm(root, { recursive: true }));

let database: TestDatabase;
let clock: FakeClock;
let pictures: ServedFunction;
let drawings: number;
beforeEach(async () => {
  [database, clock, drawings] = [await startTestDatabase(), new FakeClock(), 0];
  const shipped = { library: shippedLibrary, bodies: shippedBodies };
  const store = createContentStore(openDatabase(database, 5_000), shipped);
  const counted: PictureParts = {
    lettering: parts.lettering,
    ground: (art) => {
      drawings += 1;
      return parts.ground(art);
    },
  };
  const content = createContent({ store, shipped, clock });
  const pictureOf = createStoryPictures(counted, clock);
  pictures = serve(pictureRoutes({ content, pictureOf }), testAuthContext(), undefined, '');
  desk = createContentDesk({ store, clock }, newsKind);
});
afterEach(() => database.stop());

let desk: ReturnType<typeof createContentDesk<'news', { id: string; slug: string; version: number }>>;
const publish = async (title: string, ahead = 0) => {
  const publishedAt = new Date(clock.now() + ahead).toISOString();
  return (await desk.create(ACTOR, { title, art: 'islands', publishedAt })).item;
};
const ask = async (address: string, init?: RequestInit) =>
  (await callFunction(pictures, address, init)).response;
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a published story has its picture, which the CDN keeps under the tag of the content', async () => {
  const { slug } = await publish('Season 6 <begins> & “ends”');
  const response = await ask(`/news/${slug}/picture.jpg`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'netlify-cache-tag': 'content',
    'netlify-cdn-cache-control': 'public, durable, max-age=60, stale-while-revalidate=2',
    'netlify-vary': 'query=none',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({
    format: 'jpeg',
    ...linkPictureSize,
  });
});

test('a story that the site ships has one, too, at the address that pages link, whatever the mark is', async () => {
  const { slug = '', title = '', art = '' } = shippedStory ?? {};
  const linked = await bytesOf(await ask(storyPictureAddress({ slug, title, art })));
  const other = await bytesOf(await ask(`/news/${slug}/picture.jpg?v=1`));
  expect([linked.equals(other), linked.length > 10_000, drawings]).toEqual([true, true, 1]);
});

test('whoever has it is told so, and HEAD gets no body', async () => {
  const { slug } = await publish('A story');
  const mark = (await ask(`/news/${slug}/picture.jpg`)).headers.get('ETag') ?? '';
  expect(mark).toMatch(/^"[\w-]{43}"$/);
  const again = await ask(`/news/${slug}/picture.jpg`, { headers: { 'If-None-Match': mark } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await ask(`/news/${slug}/picture.jpg`, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('Content-Type')]).toEqual([200, '', 'image/jpeg']);
  const refused = await ask(`/news/${slug}/picture.jpg`, { method: 'POST' });
  expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(drawings).toBe(1);
});

test('a change of the title or the art is another picture, a change of the text is not', async () => {
  const { id, slug } = await publish('A story');
  const markNow = async () => {
    clock.advance(30 * SECOND);
    return (await ask(`/news/${slug}/picture.jpg`)).headers.get('ETag');
  };
  const marks = [await markNow()];
  await desk.change(ACTOR, id, { version: 1, body: 'Another text.' });
  marks.push(await markNow());
  await desk.change(ACTOR, id, { version: 2, title: 'Another story' });
  marks.push(await markNow());
  await desk.change(ACTOR, id, { version: 3, art: 'treasure' });
  marks.push(await markNow());
  expect(marks[1]).toBe(marks[0]);
  expect(new Set(marks).size).toBe(3);
});

test('a story that is renamed leads on', async () => {
  const { id, slug } = await publish('A story');
  await desk.change(ACTOR, id, { version: 1, slug: 'new-name' });
  const { status, headers } = await ask(`/news/${slug}/picture.jpg?v=1`);
  expect([status, headers.get('Location')]).toEqual([301, '/news/new-name/picture.jpg']);
  expect(headers.get('Netlify-Cache-Tag')).toBe('content');
  const spelled = await ask('/news/New-Name/picture.jpg');
  expect([spelled.status, spelled.headers.get('Location')]).toEqual([301, '/news/new-name/picture.jpg']);
  expect(drawings).toBe(0);
});

test('a draft has none, and a story that is scheduled from its time on', async () => {
  const draft = (await desk.create(ACTOR, { title: 'A draft', publishedAt: null })).item;
  const { slug } = await publish('Later', 20 * SECOND);
  const statuses = () =>
    Promise.all([draft.slug, slug].map(async (each) => (await ask(`/news/${each}/picture.jpg`)).status));
  expect([await statuses(), drawings]).toEqual([[404, 404], 0]);
  clock.advance(20 * SECOND);
  expect([await statuses(), drawings]).toEqual([[404, 200], 1]);
});

test('made-up addresses have nothing drawn, and cost one command in thirty seconds', async () => {
  await ask('/news/first/picture.jpg');
  database.commands.length = 0;
  for (const slug of ['none', 'constructor', '..%2Frules', '%E0%A4%a', 'x'.repeat(2_000)]) {
    const response = await ask(`/news/${slug}/picture.jpg`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: contentRefusals.story.missing } },
    ]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
  expect([drawings, database.commands]).toEqual([0, []]);
});

test('letters that could not be read once are tried again', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const early = readParts(path.join(empty, PARTS_DIRECTORY), clock);
  await expect(early.lettering()).rejects.toMatchObject({ code: 'ENOENT' });
  await writePictureParts(empty);
  expect((await early.lettering()).letter('A story')?.words).toEqual(['A', 'story']);
  await rm(empty, { recursive: true });
});
