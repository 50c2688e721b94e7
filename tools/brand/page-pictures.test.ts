import sharp from 'sharp';
import { linkPictureOf, titledPictures } from '@/content/link-pictures';
import { pages } from '@/content/pages';
import { widthOf, wrap } from './lettering';
import { pagePictures } from './page-pictures';

/** What a phone on a slow line loads within a second. */
const BYTES = 80_000;

/** Difference of two channels that JPEG alone does not make. */
const SEEN = 60;

const draw = async (title: string): Promise<Buffer> => {
  const drawn = await pagePictures([{ file: 'media/og/try.jpg', alt: '', title, art: null }]);
  return drawn['media/og/try.jpg'] ?? Buffer.alloc(0);
};

/** Left, top, right and bottom of what a title adds to a picture, in pixels. */
const boxOf = async (title: string): Promise<Record<'left' | 'top' | 'right' | 'bottom', number>> => {
  const [without, { data, info }] = await Promise.all([
    sharp(await draw(''))
      .raw()
      .toBuffer(),
    sharp(await draw(title))
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ]);
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  data.forEach((value, index) => {
    if (Math.abs(value - (without[index] ?? 0)) < SEEN) return;
    const pixel = Math.floor(index / info.channels);
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  });
  return box;
};

it('every public page has a picture of 1200 by 630 pixels below 80 kB, unlike the others', async () => {
  const drawn = await pagePictures();
  expect(Object.keys(drawn)).toEqual(titledPictures.map(({ file }) => file));
  expect(Object.keys(drawn).length).toBe(Object.keys(pages).length);
  for (const picture of Object.values(drawn)) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(BYTES);
  }
  expect(new Set(Object.values(drawn).map((picture) => picture.toString('base64'))).size).toBe(
    Object.keys(drawn).length,
  );
});

it.each([
  'Vote',
  'Parental Consent & COPPA Notice',
  'Donaudampfschifffahrtsgesellschaft',
  'A title of very many words, which nobody would write and which should all the same stand there whole',
])('the title "%s" stands whole between the margins, below the name', async (title) => {
  const { left, top, right, bottom } = await boxOf(title);
  expect(left).toBeGreaterThanOrEqual(72);
  expect(top).toBeGreaterThan(160);
  expect(right).toBeLessThanOrEqual(72 + 580);
  expect(bottom).toBeLessThan(630 - 24);
});

it('lines break between words, and lose none', () => {
  const lines = wrap('one two three four', 100, widthOf('three four', 100));
  expect(lines).toEqual(['one two', 'three four']);
});

it('a letter that the font has not takes no place', () => {
  expect(widthOf('a日b', 100)).toBe(widthOf('ab', 100));
  expect(widthOf('ąЖ', 100)).toBeGreaterThan(widthOf('a', 100));
});

it('a page that is not public has the general picture', () => {
  expect(linkPictureOf('store').file).toBe('media/og/store.jpg');
  expect(linkPictureOf('admin').file).toBe('media/og.jpg');
});
