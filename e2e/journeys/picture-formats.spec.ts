import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { pictureDesk as texts } from '#messages/picture-desk';
import { UPLOAD_LIMITS } from '@/contract/uploads';
import { ContentDesk } from '../pages/content-desk';
import { PictureDialog } from '../pages/picture-dialog';
import { removeStories } from '../support/content-calls';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Colors of a picture's halves. The blue channel is random, so that no two pictures are the same. */
const left = () => ({ r: 220, g: 40, b: Math.floor(Math.random() * 60) });
const RIGHT = { r: 30, g: 160, b: 60 };
const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: left() } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: RIGHT } },
      gravity: 'east',
    },
  ]);
const fileOf = async (picture: Sharp | Buffer, name: string) => ({
  name,
  mimeType: 'image/*',
  buffer: Buffer.isBuffer(picture) ? picture : await picture.toBuffer(),
});
const open = async (page: Page) => {
  await beSignedIn(page, ADMIN);
  await page.goto('/admin/content?tab=news&new=1');
  const pictures = new PictureDialog(page);
  await pictures.open();
  return pictures;
};
/** Uploads a picture and returns it as visitors receive it. */
const kept = async (page: Page, pictures: PictureDialog) => {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('pictures'),
  );
  await pictures.describe(`A picture ${randomUUID().slice(0, 8)}`);
  const body = (await sent).postDataJSON() as Record<string, string>;
  await expect(pictures.dialog).toHaveCount(0);
  const [, src = ''] = /\((\/uploads\/.*)\)$/.exec(await new ContentDesk(page).body.inputValue()) ?? [];
  const file = sharp(await (await page.request.get(src)).body());
  const { format, width, height, exif, icc, pages = 1 } = await file.metadata();
  const { data, info } = await file.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(at, at + 2)];
  };
  return { sent: Object.keys(body), facts: { format, width, height, exif, icc, pages }, colorAt };
};
const facts = (width: number, height: number) => ({
  ...{ format: 'webp', width, height, exif: undefined, icc: undefined, pages: 1 },
});
/** Red and green, within the tolerance of lossy formats. */
const near = ({ r, g }: { r: number; g: number }) => [r, g].map((value) => expect.closeTo(value, -1.7));

/** Simulates Safari, whose canvas cannot write WebP. */
const asSafari = (page: Page) =>
  page.addInitScript(() => {
    const png = (type: string | undefined) => (type === 'image/webp' ? 'image/png' : type);
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, png(type), quality);
    };
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      const type = png(options?.type);
      return convertToBlob.call(this, { ...options, ...(type !== undefined && { type }) });
    };
  });
/** Simulates Firefox with `privacy.resistFingerprinting`, whose canvas returns noise. */
const asNoisy = (page: Page) =>
  page.addInitScript(() => {
    const noise = (data: Uint8ClampedArray) => data.forEach((_, at) => (data[at] = Math.random() * 256));
    const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...place) {
      const image = getImageData.apply(this, place);
      noise(image.data);
      return image;
    };
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      const context = this.getContext('2d');
      context?.fillRect(0, 0, this.width, this.height);
      return convertToBlob.call(this, options);
    };
  });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
test.afterEach(({ request }) => removeStories(request));

for (const [browser, prepare, sent] of [
  ['Chromium', () => Promise.resolve(), ['large', 'small', 'alt']],
  ['Safari, which writes no WebP', asSafari, ['original', 'alt']],
  ['a browser whose canvas gives back noise', asNoisy, ['original', 'alt']],
  [
    'a browser without an offscreen canvas',
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas')),
    ['original', 'alt'],
  ],
] as const)
  test(`in ${browser} a photo becomes a picture of the site, upright and without a camera’s notes`, async ({
    page,
  }) => {
    await prepare(page);
    const pictures = await open(page);
    const turned = halves(2_400, 1_200)
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg();
    await pictures.choose(await fileOf(turned, 'castle.jpg'));
    await expect(pictures.dialog).toContainText('1200 × 2400 pixels');
    const found = await kept(page, pictures);
    expect(found).toMatchObject({ sent, facts: facts(1_200, 2_400) });
    // The left half is on top once the picture is upright.
    expect(found.colorAt(0.5, 0.25)).toEqual(near({ r: 220, g: 40 }));
    expect(found.colorAt(0.5, 0.75)).toEqual(near(RIGHT));
  });

test('in Safari a file that is too large for a call is made smaller there', async ({ page }) => {
  await asSafari(page);
  const pictures = await open(page);
  const noise = sharp({
    create: {
      width: 2_400,
      height: 1_800,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#888',
    },
  });
  const file = await fileOf(noise.png(), 'castle.png');
  expect(file.buffer.length).toBeGreaterThan(UPLOAD_LIMITS.original.bytes);
  await pictures.choose(file);
  const found = await kept(page, pictures);
  expect(found.sent).toEqual(['original', 'alt']);
  expect(found.facts.format).toBe('webp');
});

for (const [what, make, name] of [
  ['a press’s colors', () => halves(90, 60).toColorspace('cmyk').jpeg({ quality: 95 }), 'press.jpg'],
  ['a wide screen’s colors', () => halves(90, 60).withIccProfile('p3').png(), 'wide.png'],
  ['16 bits a color', () => halves(90, 60).toColorspace('rgb16').png(), 'deep.png'],
  ['AVIF', () => halves(90, 60).avif(), 'small.avif'],
  // Wrong file name, as from phones and messengers.
  ['a wrong ending', () => halves(90, 60).png(), 'renamed.jpg'],
] as const)
  test(`a picture with ${what} looks right in the end`, async ({ page }) => {
    const pictures = await open(page);
    await pictures.choose(await fileOf(make(), name));
    const found = await kept(page, pictures);
    expect(found.facts).toEqual(facts(90, 60));
    expect(found.colorAt(0.2, 0.5)).toEqual(near({ r: 220, g: 40 }));
    expect(found.colorAt(0.8, 0.5)).toEqual(near(RIGHT));
  });

for (const format of ['gif', 'webp'] as const)
  test(`of an animation in ${format} the first picture stays, and the editor is told`, async ({ page }) => {
    const frames = await Promise.all(
      [halves(60, 40).png(), halves(60, 40).negate().png()].map((each) => each.toBuffer()),
    );
    const pictures = await open(page);
    const moving = sharp(frames, { join: { animated: true } }).toFormat(format);
    await pictures.choose(await fileOf(moving, `moving.${format}`));
    await expect(pictures.dialog).toContainText(texts.animated);
    const found = await kept(page, pictures);
    expect(found.facts).toEqual(facts(60, 40));
    expect(found.colorAt(0.2, 0.5)).toEqual(near({ r: 220, g: 40 }));
  });

test('a file that cannot be used is refused in words that say what to do', async ({ page }) => {
  const pictures = await open(page);
  const photo = await halves(600, 400).jpeg().toBuffer();
  const bomb = await halves(8, 8).png().toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const { faults } = texts;
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1');
  for (const [buffer, name, said] of [
    [heic, 'IMG_0001.HEIC', faults.heic],
    [heic, 'IMG_0001.jpg', faults.heic],
    [Buffer.alloc(0), 'empty.png', faults.empty],
    [photo.subarray(0, 1_200), 'half.jpg', faults.cut],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'logo.png', faults.svg],
    [Buffer.from('%PDF-1.7'), 'poster.jpg', faults.picture],
    [bomb, 'bomb.png', faults.pixels('50')],
  ] as const) {
    await pictures.choose(await fileOf(buffer, name));
    await expect(pictures.dialog.getByRole('alert')).toContainText(said);
  }
});
