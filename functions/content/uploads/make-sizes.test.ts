import sharp, { type Sharp } from 'sharp';
import { UPLOAD_LIMITS } from '@/contract/uploads';
import { makeSizes } from './make-sizes';
import { readWebp } from './read-webp';

const RED = { r: 200, g: 30, b: 40 };
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const make = async (picture: Sharp | Buffer) =>
  makeSizes((Buffer.isBuffer(picture) ? picture : await picture.toBuffer()).toString('base64'));
const bytesOf = (text = '') => Buffer.from(text, 'base64');
/** Returns the color in the middle of the stored picture. */
const middleOf = async (text: string) => {
  const { data, info } = await sharp(bytesOf(text)).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
};
const near = ({ r, g, b }: typeof RED, tolerance = 12) =>
  [r, g, b].map((value) => expect.closeTo(value, -Math.log10(2 * tolerance)));

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a picture in %s becomes WebP in both sizes',
  async (format) => {
    const { large, small } = await make(plain(2_000, 1_000).toFormat(format));
    expect(readWebp(bytesOf(large))).toEqual({ size: { width: 1_600, height: 800 } });
    expect(readWebp(bytesOf(small))).toEqual({ size: { width: 800, height: 400 } });
    expect(await middleOf(large ?? '')).toEqual(near(RED));
  },
);

test('a narrow one has no small size', async () => {
  const made = await make(plain(300, 200).png());
  expect(readWebp(bytesOf(made.large))).toEqual({ size: { width: 300, height: 200 } });
  expect(made.small).toBeUndefined();
});

test('a camera’s turn is done, and its notes are gone', async () => {
  const { large } = await make(
    plain(400, 200)
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  );
  expect(readWebp(bytesOf(large))).toEqual({ size: { width: 200, height: 400 } });
});

test('colors of a printing press and of a wide screen become those of the web', async () => {
  const cmyk = await plain(64, 64).toColorspace('cmyk').jpeg({ quality: 100 }).toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  expect(await middleOf((await make(cmyk)).large ?? '')).toEqual(near(RED, 30));
  const wide = await plain(64, 64).withIccProfile('p3').png().toBuffer();
  expect((await sharp(wide).metadata()).icc).toBeDefined();
  expect(await middleOf((await make(wide)).large ?? '')).toEqual(near(RED));
  const deep = await plain(64, 64).toColorspace('rgb16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  expect(await middleOf((await make(deep)).large ?? '')).toEqual(near(RED));
});

test('what is transparent stays so', async () => {
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { ...RED, alpha: 0 } } });
  const { large } = await make(clear.png());
  expect((await sharp(bytesOf(large)).stats()).isOpaque).toBe(false);
});

test('of an animation the first picture stays', async () => {
  const frames = await Promise.all(
    [plain(60, 60).png(), plain(60, 60).negate().png()].map((each) => each.toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { large } = await make(moving);
  expect(readWebp(bytesOf(large))).toEqual({ size: { width: 60, height: 60 } });
  expect(await middleOf(large ?? '')).toEqual(near(RED, 40));
});

const head = (name: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${name}\0\0\0\0mif1heic`)]);
/** A PNG that declares an enormous size, and has no data. */
const bomb = async () => {
  const png = await plain(8, 8).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
};
test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['nothing', () => Buffer.alloc(0), 'must be JPEG, PNG, WebP, GIF or AVIF'],
  [
    'SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'must be JPEG, PNG, WebP, GIF or AVIF',
  ],
  ['HEIC', () => head('heic'), 'must be JPEG, PNG, WebP, GIF or AVIF'],
  ['TIFF', () => plain(9, 9).tiff().toBuffer(), 'must be JPEG, PNG, WebP, GIF or AVIF'],
  [
    'half a JPEG',
    async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 3_000),
    'is cut short or broken',
  ],
  [
    'half a PNG',
    async () => (await plain(900, 900).png().toBuffer()).subarray(0, -20),
    'is cut short or broken',
  ],
  [
    'a PNG without its data',
    async () =>
      Buffer.from(
        (await plain(90, 90).png().toBuffer()).toString('latin1').replace('IDAT', 'xDAT'),
        'latin1',
      ),
    'is cut short or broken',
  ],
  ['a bomb', bomb, 'can have 50 million pixels at most'],
])('%s is refused in words', async (_what, file, fault) => {
  await expect(make(await file())).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: { original: `The picture ${fault}` } },
  });
});

test('what is no Base64 is refused, and the largest that may be sent fits into a call', async () => {
  await expect(makeSizes('@@@@')).rejects.toMatchObject({
    details: { fields: { original: 'The picture must be in Base64' } },
  });
  const inBase64 = Buffer.alloc(UPLOAD_LIMITS.original.bytes).toString('base64').length;
  expect((inBase64 * 4) / 3).toBeLessThan(6_000_000);
});
