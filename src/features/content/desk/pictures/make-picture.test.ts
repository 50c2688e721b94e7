import sharp from 'sharp';
import { UPLOAD_LIMITS } from '@/contract/uploads';
import { setUpPictureCanvas } from '../../../../../test/support/browser/picture-canvas';
import { type MadePicture, makePicture, toBase64 } from './make-picture';

const canvas = setUpPictureCanvas();
const file = new Blob(['x']);
const jpeg = (rest = 10) =>
  new Blob([
    new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2]),
    new Uint8Array(rest),
    new Uint8Array([0xff, 0xd9]),
  ]);
const HEIC = new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic']);
const sentOf = async (chosen: Blob) => {
  const { sent } = await makePicture(chosen);
  return 'original' in sent ? sent.original : [sent.large.type, sent.small?.type];
};
const sizesOf = ({ sent }: MadePicture) =>
  'original' in sent ? [] : [sent.large.size, ...(sent.small ? [sent.small.size] : [])];

test('a large picture is written in both sizes, a narrow one as it is', async () => {
  canvas.source = { width: 4_000, height: 3_000 };
  const made = await makePicture(file);
  expect(made.size).toEqual({ width: 1_600, height: 1_200 });
  expect(await sentOf(file)).toEqual(['image/webp', 'image/webp']);
  expect(canvas.written.slice(0, 2)).toEqual(['1600x1200 0.82', '800x600 0.82']);
  canvas.source = { width: 640, height: 480 };
  expect(await makePicture(file)).toMatchObject({ size: { width: 640, height: 480 }, sent: { small: null } });
  // The bitmaps for previews.
  expect(canvas.open).toBe(3);
});

test('it is written worse, and then smaller, until it fits', async () => {
  canvas.source = { width: 1_600, height: 900 };
  canvas.bytesOf = ({ width }, quality) => (width === 1_600 ? 2_000_000 * quality : 100_000);
  expect(sizesOf(await makePicture(file))).toEqual([800_000, 100_000]);
  expect(canvas.written).toEqual([
    ...[0.82, 0.7, 0.55, 0.4].map((quality) => `1600x900 ${String(quality)}`),
    '800x450 0.82',
  ]);
  canvas.bytesOf = ({ width }) => (width > 1_000 ? 1_000_001 : 300_000);
  const made = await makePicture(file);
  expect([made.size, sizesOf(made)[1]]).toEqual([{ width: 900, height: 506 }, 300_000]);
});

describe('a browser that cannot write WebP', () => {
  test('sends the file itself', async () => {
    canvas.type = 'image/png';
    const photo = jpeg();
    expect(await sentOf(photo)).toBe(photo);
    expect(canvas.written).toEqual([]);
  });

  test('draws again what only it can read, and what is too large to be sent', async () => {
    canvas.type = 'image/png';
    expect(await sentOf(HEIC)).toMatchObject({ type: 'image/png' });
    canvas.source = { width: 4_000, height: 3_000 };
    canvas.bytesOf = (_size, quality) => (quality < 1 ? 500_000 : UPLOAD_LIMITS.original.bytes + 1);
    expect(await sentOf(jpeg(UPLOAD_LIMITS.original.bytes))).toMatchObject({
      type: 'image/jpeg',
      size: 500_000,
    });
    expect(canvas.written.at(-1)).toBe('1600x1200 0.92');
  });
});

test.each([
  ['whose canvas gives back noise', () => void (canvas.isNoisy = true)],
  ['without such a canvas', () => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas')],
])('a browser %s sends the file itself, and nothing that it has drawn', async (_what, prepare) => {
  prepare();
  const photo = jpeg();
  expect(await sentOf(photo)).toBe(photo);
  await expect(makePicture(jpeg(UPLOAD_LIMITS.original.bytes))).rejects.toMatchObject({ fault: 'browser' });
});

test('the colors of a printing press are left to the function, and an animation says so', async () => {
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c82' } });
  const press = new Blob([new Uint8Array(await plain.clone().toColorspace('cmyk').jpeg().toBuffer())]);
  expect(await sentOf(press)).toBe(press);
  const frame = await plain.clone().png().toBuffer();
  const other = await plain.clone().negate().png().toBuffer();
  const moving = sharp([frame, other], { join: { animated: true } });
  for (const made of [moving.clone().gif(), moving.clone().webp()])
    expect(await makePicture(new Blob([new Uint8Array(await made.toBuffer())]))).toMatchObject({
      isAnimated: true,
    });
  expect(await makePicture(new Blob([new Uint8Array(frame)]))).toMatchObject({ isAnimated: false });
});

test.each([
  ['size', () => new Blob([new Uint8Array(20_000_001)])],
  ['empty', () => new Blob([])],
  ['cut', () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0])])],
  ['svg', () => new Blob(['<?xml version="1.0"?>\n<svg onload="alert(1)"/>'])],
  ['heic', () => ((canvas.source = null), HEIC)],
  ['picture', () => ((canvas.source = null), file)],
  ['pixels', () => ((canvas.source = { width: 10_000, height: 5_001 }), file)],
  ['browser', () => ((canvas.isNoisy = true), file)],
  ['room', () => ((canvas.bytesOf = () => 1_000_001), file)],
])('what cannot be used is refused for its %s', async (fault, prepare) => {
  await expect(makePicture(prepare())).rejects.toMatchObject({ name: 'PictureError', fault });
});

test('bytes are sent as Base64', async () => {
  const bytes = Uint8Array.from({ length: 70_001 }, (_, at) => at % 256);
  expect(await toBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});
