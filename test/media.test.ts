/** Holds the pictures and the film that ship in `public/media` to their sizes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ARTS } from '@/contract/content-fields';

/** Most that a file may weigh, in bytes. */
const FILM = { webm: 350_000, mp4: 600_000 };
const POSTER = { avif: 40_000, webp: 60_000 };
const PHONE_POSTER = { avif: 20_000, webp: 30_000 };
const ART = 40_000;
const PREVIEW_SCENE = 150_000;

const read = (file: string): Buffer => readFileSync(path.join('public/media', file));

const sizeOf = async (data: Buffer): Promise<[width: number, height: number]> => {
  const { width, height } = await sharp(data).metadata();
  return [width, height];
};

/** Length in seconds by the header of an MP4: its time scale, then its duration. */
const mp4Seconds = (data: Buffer): number => {
  const head = data.indexOf('mvhd');
  return data.readUInt32BE(head + 20) / data.readUInt32BE(head + 16);
};

/** Length in seconds by the element Duration (0x4489) of a WebM, in milliseconds. */
const webmSeconds = (data: Buffer): number =>
  data.readDoubleBE(data.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000;

describe.each([
  ['mp4', mp4Seconds, 'avc1', 'soun'],
  ['webm', webmSeconds, 'V_AV1', 'A_OPUS'],
] as const)('the film as %s', (form, secondsOf, codec, sound) => {
  const data = read(`hero.${form}`);

  test('is a silent loop of 8 to 10 seconds', () => {
    expect(data.includes(codec)).toBe(true);
    expect(data.includes(sound)).toBe(false);
    expect(secondsOf(data)).toBeGreaterThanOrEqual(8);
    expect(secondsOf(data)).toBeLessThanOrEqual(10);
  });

  test('is light', () => {
    expect(data.length).toBeLessThanOrEqual(FILM[form]);
  });
});

test('the MP4 begins with its index, so that it plays while it loads', () => {
  const data = read('hero.mp4');
  expect(data.indexOf('moov')).toBeGreaterThan(0);
  expect(data.indexOf('moov')).toBeLessThan(data.indexOf('mdat'));
});

test.each(['avif', 'webp'] as const)(
  'the posters as %s are light, and shaped like the film',
  async (form) => {
    const [wide, phone] = [read(`hero-poster.${form}`), read(`hero-poster-phone.${form}`)];
    expect(wide.length).toBeLessThanOrEqual(POSTER[form]);
    expect(phone.length).toBeLessThanOrEqual(PHONE_POSTER[form]);
    const [width, height] = await sizeOf(wide);
    expect(width / height).toBeCloseTo(16 / 9, 2);
    const [phoneWidth, phoneHeight] = await sizeOf(phone);
    expect(phoneWidth / phoneHeight).toBeCloseTo(3 / 4, 2);
  },
);

test.each(ARTS)('the card picture %s is 800 by 450 pixels, and light', async (name) => {
  const data = read(`art/${name}.webp`);
  expect(await sizeOf(data)).toEqual([800, 450]);
  expect(data.length).toBeLessThanOrEqual(ART);
});

test('the scene of link previews is 1200 by 630 pixels, and light', async () => {
  const data = readFileSync('tools/brand/preview.webp');
  expect(await sizeOf(data)).toEqual([1200, 630]);
  expect(data.length).toBeLessThanOrEqual(PREVIEW_SCENE);
});
