import { uploadOf } from '../../../test/support/fixtures/pictures';
import { EDITOR, markdownOf, NARROW, setUpPictures } from '../../../test/support/server/picture-site';
import { type Shelf, ShelfError } from '../../core/blobs/shelf';
import { contentKeys } from '../store/content-keys';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WIDE = { width: 1_200, height: 675 };

const { world, shelf, open, redis, clearFiles, files, upload, listed } = setUpPictures();

/** Runs once an hour for this time; resolves to the number of pictures left. */
async function afterRuns(milliseconds: number): Promise<number> {
  for (let passed = 0; passed < milliseconds; passed += HOUR) {
    world.clock.advance(HOUR);
    await open().tidy();
  }
  return (await listed()).length;
}

describe('the scheduled run', () => {
  test('removes what was never used after a day, and says so to the CDN', async () => {
    const picture = await upload(WIDE);
    expect(await afterRuns(23 * HOUR)).toBe(1);
    expect(await afterRuns(HOUR)).toBe(0);
    expect(await files()).toEqual([]);
    expect(world.purged).toEqual([`picture-${picture.id}`]);
    expect(world.lines).toEqual([{ level: 'info', event: 'pictures_removed', count: 1 }]);
  });

  test('keeps what is used, and removes it an hour after the last document', async () => {
    const picture = await upload();
    const { stories } = open();
    const { item } = await stories.create(EDITOR, { title: 'Shown', body: markdownOf(picture) });
    expect(await afterRuns(3 * DAY)).toBe(1);
    world.clock.advance(HOUR - MINUTE);
    await stories.remove(EDITOR, item.id, null);
    world.clock.advance(MINUTE);
    await open().tidy();
    // A minute later the deletion may still be undone.
    expect(await listed()).toHaveLength(1);
    world.clock.advance(59 * MINUTE);
    await open().tidy();
    expect(await listed()).toHaveLength(1);
    expect(await afterRuns(HOUR)).toBe(0);
    expect(await files()).toEqual([]);
  });

  test('a deletion that is undone keeps the picture', async () => {
    const picture = await upload();
    const fields = { title: 'Shown', body: markdownOf(picture) };
    const { stories } = open();
    const { item } = await stories.create(EDITOR, fields);
    await afterRuns(2 * DAY);
    await stories.remove(EDITOR, item.id, null);
    await open().tidy();
    await stories.create(EDITOR, fields);
    expect(await afterRuns(2 * DAY)).toBe(1);
    expect(await files()).toHaveLength(1);
  });

  test('what somebody uploads again has another day', async () => {
    await upload();
    await afterRuns(20 * HOUR);
    await upload();
    expect(await afterRuns(23 * HOUR)).toBe(1);
    expect(await afterRuns(HOUR)).toBe(0);
  });

  test('a picture that a document begins to use while it looks stays', async () => {
    const picture = await upload();
    world.clock.advance(2 * DAY);
    const save = () => open().stories.create(EDITOR, { title: 'Just saved', body: markdownOf(picture) });
    await open({ meanwhile: save }).tidy();
    expect([(await listed()).length, (await files()).length]).toEqual([1, 1]);
  });

  test('where files cannot be removed, the next run goes on, and nobody sees the picture meanwhile', async () => {
    const { id } = await upload();
    const away: Shelf = { ...shelf, remove: () => Promise.reject(new ShelfError()) };
    await expect(open({ shelf: away }).remove(EDITOR, id)).rejects.toThrow(ShelfError);
    expect(await listed()).toEqual([]);
    await expect(upload()).rejects.toMatchObject({ code: 'conflict' });
    world.clock.advance(2 * MINUTE);
    await open().tidy();
    expect(await files()).toEqual([]);
    await upload();
    expect(await listed()).toHaveLength(1);
  });

  test('a removal under way is left alone, so that its last word does not fall on the same picture sent again', async () => {
    const { id } = await upload();
    const [begun, held] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const slow: Shelf = {
      ...shelf,
      async remove(file) {
        begun.resolve(null);
        await held.promise;
        await shelf.remove(file);
      },
    };
    const removal = open({ shelf: slow }).remove(EDITOR, id);
    await begun.promise;
    await open().tidy();
    await expect(upload()).rejects.toMatchObject({ code: 'conflict' });
    held.resolve(null);
    await removal;
    await upload();
    expect([(await listed()).length, (await files()).length]).toEqual([1, 1]);
  });

  test('of an upload whose files found no place nobody knows, and it can be sent again', async () => {
    const away: Shelf = { ...shelf, put: () => Promise.reject(new ShelfError()) };
    await expect(open({ shelf: away }).add(EDITOR, await uploadOf(NARROW))).rejects.toThrow(ShelfError);
    expect(await listed()).toEqual([]);
    expect(await redis().zcard('account:audit')).toBe(0);
    expect(await afterRuns(DAY)).toBe(0);
    expect(await redis().hlen(contentKeys.pictures)).toBe(0);
    await upload();
    expect(await listed()).toHaveLength(1);
  });
});

describe('at night', () => {
  test('files that nobody knows are pictures again, as on a site whose database is new', async () => {
    const wide = await upload(WIDE);
    await upload();
    await shelf.put('something else', Buffer.from('x'));
    await redis().del(contentKeys.pictures);
    await open().reconcile();
    const found = await listed();
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({ ...wide, alt: '' });
    expect(await afterRuns(DAY)).toBe(0);
    expect(await files()).toEqual(['something else']);
  });

  test('what has lost its files is forgotten, unless it was just uploaded', async () => {
    await upload();
    await clearFiles();
    await open().reconcile();
    expect(await listed()).toHaveLength(1);
    world.clock.advance(2 * HOUR);
    await open().reconcile();
    expect(await listed()).toEqual([]);
  });

  test('an outage is a line of the log, where there are pictures', async () => {
    await upload();
    const away: Shelf = { ...shelf, list: () => Promise.reject(new ShelfError()) };
    await open({ shelf: away }).reconcile();
    expect(world.lines).toEqual([{ level: 'warn', event: 'pictures_unreconciled', reason: 'ShelfError' }]);
    world.lines.length = 0;
    await redis().del(contentKeys.pictures);
    await open({ shelf: away }).reconcile();
    expect(world.lines).toEqual([]);
  });
});
