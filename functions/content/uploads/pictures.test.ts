import { uploadOf } from '../../../test/support/fixtures/pictures';
import { EDITOR, markdownOf, NARROW, setUpPictures } from '../../../test/support/server/picture-site';
import { shippedLibrary } from '../shipped';
import { contentKeys } from '../store/content-keys';
import type { Shipped } from '../store/content-store';

const MINUTE = 60_000;
const WIDE = { width: 1_200, height: 675 };

const { world, shelf, open, redis, files, upload, listed } = setUpPictures();

test('a picture is kept in its sizes, under an address that says which', async () => {
  const picture = await upload(WIDE);
  expect(picture).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    src: `/uploads/${picture.id}-1200w675h.webp`,
    ...WIDE,
    alt: 'A meadow at dusk',
    uploadedAt: new Date(world.clock.now()).toISOString(),
    usedIn: [],
  });
  expect(await files()).toEqual([`${picture.id}-1200x675.webp`, `${picture.id}-800x450.webp`]);
  const sent = await uploadOf(WIDE);
  expect((await shelf.get(`${picture.id}-800x450.webp`))?.toString('base64')).toBe(sent.small);
  expect((await shelf.get(`${picture.id}-1200x675.webp`))?.toString('base64')).toBe(sent.large);
  expect(await listed()).toEqual([picture]);
});

test('the same picture again is the same one, with the words that were said last', async () => {
  const first = await upload();
  world.clock.advance(MINUTE);
  const again = await open().add(EDITOR, await uploadOf(NARROW, {}, 'Another view'));
  expect([again.id, again.alt]).toEqual([first.id, 'Another view']);
  expect(await listed()).toEqual([again]);
  expect(await redis().zcard('account:audit')).toBe(1);
  expect((await upload(NARROW, { color: '#123456' })).id).not.toBe(first.id);
});

test('sent twice at once it is one, and one entry of the audit log', async () => {
  const sent = await uploadOf(WIDE);
  const pictures = await Promise.all([1, 2, 3].map(() => open().add(EDITOR, sent)));
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(1);
  expect(await listed()).toHaveLength(1);
  expect(await redis().zcard('account:audit')).toBe(1);
});

test('twenty a page, the newest first', async () => {
  for (let n = 0; n < 45; n += 1) {
    const record = {
      ...NARROW,
      alt: String(n),
      uploadedAt: n,
      state: 'stored',
      unusedSince: n,
      wasUsed: false,
    };
    await redis().hset(contentKeys.pictures, {
      [n.toString(16).padStart(32, '0')]: JSON.stringify(record),
    });
  }
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const { items, nextCursor } = await open().list(cursor);
    found.push(...items.map(({ alt }) => alt));
    cursor = nextCursor;
    expect(items.length === 20 || cursor === null).toBe(true);
  } while (cursor !== null);
  expect(found).toEqual(Array.from({ length: 45 }, (_, n) => String(44 - n)));
});

test('there can be 500, and what says so names the way out', async () => {
  const record = { ...NARROW, alt: '', uploadedAt: 1, state: 'stored', unusedSince: 1, wasUsed: false };
  const full = Array.from({ length: 500 }, (_, n) => [
    n.toString(16).padStart(32, '0'),
    JSON.stringify(record),
  ]);
  await redis().hset(contentKeys.pictures, Object.fromEntries(full));
  await expect(upload()).rejects.toMatchObject({
    code: 'conflict',
    message: 'There can be at most 500 pictures. Delete one first.',
  });
  expect(await files()).toEqual([]);
});

test('a picture that a draft or an answer shows is not deleted, and what says so names them', async () => {
  const { stories, questions, remove } = open();
  const picture = await upload();
  const { item } = await stories.create(EDITOR, { title: 'A draft', body: markdownOf(picture) });
  const question = { question: 'What is it?', answer: markdownOf(picture) + markdownOf(picture) };
  const asked = await questions.create(EDITOR, question);
  const [{ usedIn } = { usedIn: [] }] = await listed();
  expect(usedIn.map(({ kind, title }) => [kind, title]).toSorted()).toEqual([
    ['faq', 'What is it?'],
    ['news', 'A draft'],
  ]);
  await expect(remove(EDITOR, picture.id)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This picture is used in “A draft”, “What is it?”. Remove it there first.',
  });
  await stories.change(EDITOR, item.id, { version: 1, body: 'Nothing.' });
  await questions.remove(EDITOR, asked.item.id, null);
  await remove(EDITOR, picture.id);
  expect([await listed(), await files()]).toEqual([[], []]);
  await expect(remove(EDITOR, picture.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('what the site ships counts until anything is changed', async () => {
  const picture = await upload();
  const shipped: Shipped = {
    library: shippedLibrary,
    bodies: new Map([[shippedLibrary.news[0]?.id ?? '', markdownOf(picture).toUpperCase()]]),
  };
  const { remove, tidy } = open({ shipped });
  await expect(remove(EDITOR, picture.id)).rejects.toMatchObject({ code: 'conflict' });
  world.clock.advance(48 * 60 * MINUTE);
  await tidy();
  expect(await listed()).toHaveLength(1);
});
