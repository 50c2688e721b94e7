import sharp from 'sharp';
import { linkPictureOf, titledPictures } from '#messages/link-pictures';
import { pages } from '#network/pages';
import { pagePictures } from './page-pictures';

/** Maximum that a phone on a slow connection loads within a second. */
const BYTES = 80_000;

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

it('a page that is not public has the general picture', () => {
  expect(linkPictureOf('store').file).toBe('media/og/store.jpg');
  expect(linkPictureOf('admin').file).toBe('media/og.jpg');
});
