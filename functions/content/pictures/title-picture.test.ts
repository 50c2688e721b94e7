import sharp from 'sharp';
import { linkPictureSize } from '#messages/link-pictures';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { displayLetters } from '../../../tools/brand/display-letters';
import { createLettering } from './lettering';
import { MARGIN, titlePicture } from './title-picture';

/** Looked up once: within Jest, a look-up for each of millions of pixels takes longer than everything else. */
const { abs, floor, max, min } = Math;

/** Difference of two channels that exceeds the noise of JPEG. */
const SEEN = 60;

const lettering = createLettering(displayLetters());
const ground = sharp({ create: { ...linkPictureSize, channels: 3, background: '#0b0f17' } })
  .png()
  .toBuffer();
const draw = async (title: string) => titlePicture(title, await ground, lettering);
const pixelsOf = async (title: string) =>
  sharp(await draw(title))
    .raw()
    .toBuffer({ resolveWithObject: true });
const untitled = pixelsOf('');

/** Returns the bounding box of a title on its ground, in pixels. */
const boxOf = async (title: string): Promise<Record<'left' | 'top' | 'right' | 'bottom', number>> => {
  const [without, { data, info }] = [(await untitled).data, await pixelsOf(title)];
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  data.forEach((value, index) => {
    if (abs(value - (without[index] ?? 0)) < SEEN) return;
    const pixel = floor(index / info.channels);
    const [x, y] = [pixel % info.width, floor(pixel / info.width)];
    box.left = min(box.left, x);
    box.top = min(box.top, y);
    box.right = max(box.right, x);
    box.bottom = max(box.bottom, y);
  });
  return box;
};

test.each([
  'Vote',
  'Consent of Parents & Guardians',
  'Donaudampfschifffahrtsgesellschaft',
  'A title of very many words, which nobody would write and which should all the same stand there whole',
  'Новый сезон начинается в пятницу: большие призы',
  'Привет, Поляна: праздник для всех',
  'Ệ'.repeat(CONTENT_LIMITS.title),
  'W'.repeat(CONTENT_LIMITS.title),
  `${'Щ'.repeat(CONTENT_LIMITS.title - 2)} b`,
  '"/></g></svg><rect width="1200" height="630" fill="white"/>',
  '&lt;&#60;<![CDATA[<image href="https://elsewhere.example/"/>]]>',
])('the title "%s" stands whole between the margins, below the name', async (title) => {
  const { left, top, right, bottom } = await boxOf(title);
  // Some letters begin slightly left of their origin.
  expect(left).toBeGreaterThanOrEqual(MARGIN - 2);
  expect(top).toBeGreaterThan(160);
  expect(right).toBeLessThanOrEqual(MARGIN + 580);
  expect(bottom).toBeLessThan(630 - 24);
});

test('is a JPEG of the size of link pictures', async () => {
  expect(await sharp(await draw('Vote')).metadata()).toMatchObject({ format: 'jpeg', ...linkPictureSize });
});

test.each([
  ['🎉 Party 👩‍👩‍👧‍👦 time\u202E', 'Party time'],
  ['日本語', ''],
  ['عاد الموسم (2)!', ''],
  ['Season 2: 日本', ''],
  ['Cafe\u0301', 'Café'],
  ['  Two \n\t words ', 'Two words'],
])('%j is drawn as %j is', async (title, same) => {
  expect((await draw(title)).equals(await draw(same))).toBe(true);
});

test('a short title is larger than a long one', async () => {
  const [short, long] = [await boxOf('Il'), await boxOf('Il '.repeat(40))];
  const heightOf = ({ top, bottom }: typeof short) => bottom - top;
  expect(heightOf(short)).toBeGreaterThan(60);
  expect(heightOf(long)).toBeGreaterThan(heightOf(short));
});
