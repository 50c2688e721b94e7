import { stories } from '#network/private/news';
import { backUp, restore } from '../support/server/backup-desk';
import { startBlobs, type TestBlobs } from '../support/server/blobs';
import { setUpContentSite } from '../support/server/content-site';

const TAKEN_DOWN = 'Steve is a cheater.';
const SHIPPED = stories[0]?.slug ?? '';

let blobs: TestBlobs;
beforeAll(async () => {
  blobs = await startBlobs();
});
afterAll(() => blobs.stop());
const world = setUpContentSite();
const { edit, see } = world;

let owner: string;
let path: string;
let slug: string;
beforeEach(async () => {
  ({ token: owner } = await world.site.add('Boss', 'admin'));
});

/** Publishes a story and makes a backup. Resolves to the story's path at the desk. */
async function publish(body: string): Promise<string> {
  const { item } = (await edit('POST news', { title: 'Season 6', body, publishedAt: 'now' })).body;
  slug = String(item.slug);
  path = await backUp(world.site.call, owner);
  return `news/${String(item.id)}`;
}

const undo = () => restore(world.site.call, owner, path);
const textAt = async (address: string) => (await see(`/news/${address}`)).item.body;

test('a text that was taken down by a restore stays away when its version is given again', async () => {
  const story = await publish('Season 6 begins.');
  await edit(`PUT ${story}`, { version: 1, body: TAKEN_DOWN });
  expect(await textAt(slug)).toBe(TAKEN_DOWN);
  await undo();
  const { item } = (await edit(`PUT ${story}`, { version: 1, body: 'Season 6 begins on Friday.' })).body;
  expect(item.version).toBe(2);
  expect(await textAt(slug)).toBe('Season 6 begins on Friday.');
});

test('a text of the site itself that was changed stays away after a restore of what was there before any change', async () => {
  path = await backUp(world.site.call, owner);
  await edit(`PUT news/${SHIPPED}`, { version: 1, body: TAKEN_DOWN });
  expect(await textAt(SHIPPED)).toBe(TAKEN_DOWN);
  await undo();
  await edit(`PUT news/${SHIPPED}`, { version: 1, body: 'A calm text.' });
  expect(await textAt(SHIPPED)).toBe('A calm text.');
});

test('a text that came while an instance knew the story as it was before is not remembered as the text of that', async () => {
  const story = await publish('Season 6 begins.');
  // This instance knows the story, but has not loaded its text yet.
  await see('/news');
  const other = await world.site.another();
  const { token } = await world.site.add('Erik', 'editor');
  const change = { token, body: { version: 1, body: TAKEN_DOWN } };
  expect((await other(`PUT /api/admin/content/${story}`, change)).status).toBe(200);
  expect(await textAt(slug)).toBe(TAKEN_DOWN);
  await undo();
  await edit('POST faq', { question: 'Does this instance look again?', answer: 'Yes.' });
  expect(await textAt(slug)).toBe('Season 6 begins.');
});

test('a story that was deleted while an instance knew it has its text again after a restore', async () => {
  const story = await publish('Season 6 begins.');
  await see('/news');
  const other = await world.site.another();
  const { token } = await world.site.add('Erik', 'editor');
  expect((await other(`DELETE /api/admin/content/${story}`, { token })).status).toBe(204);
  expect((await world.site.call(`GET /api/news/${slug}`)).status).toBe(404);
  await undo();
  await edit('POST faq', { question: 'Does this instance look again?', answer: 'Yes.' });
  expect(await textAt(slug)).toBe('Season 6 begins.');
});
