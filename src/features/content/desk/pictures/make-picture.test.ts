import { setUpPictureCanvas } from '../../../../../test/support/browser/picture-canvas';
import { makePicture, toBase64 } from './make-picture';

const canvas = setUpPictureCanvas();
const file = new Blob(['x']);

test('a large picture is written in both sizes, a narrow one as it is', async () => {
  canvas.source = { width: 4_000, height: 3_000 };
  const made = await makePicture(file);
  expect(made.size).toEqual({ width: 1_600, height: 1_200 });
  expect([made.large.type, made.small?.type]).toEqual(['image/webp', 'image/webp']);
  expect(canvas.written).toEqual(['1600x1200 0.82', '800x600 0.82']);
  canvas.source = { width: 640, height: 480 };
  expect(await makePicture(file)).toMatchObject({ size: { width: 640, height: 480 }, small: null });
  // Those that there are to look at.
  expect(canvas.open).toBe(2);
});

test('it is written worse, and then smaller, until it fits', async () => {
  canvas.source = { width: 1_600, height: 900 };
  canvas.bytesOf = ({ width }, quality) => (width === 1_600 ? 2_000_000 * quality : 100_000);
  expect((await makePicture(file)).large.size).toBe(800_000);
  expect(canvas.written).toEqual([
    ...[0.82, 0.7, 0.55, 0.4].map((quality) => `1600x900 ${String(quality)}`),
    '800x450 0.82',
  ]);
  canvas.bytesOf = ({ width }) => (width > 1_000 ? 1_000_001 : 300_000);
  const { size, small } = await makePicture(file);
  expect([size, small?.size]).toEqual([{ width: 900, height: 506 }, 300_000]);
});

test.each([
  ['size', () => new Blob([new Uint8Array(20_000_001)])],
  ['picture', () => ((canvas.source = null), file)],
  ['pixels', () => ((canvas.source = { width: 10_000, height: 5_001 }), file)],
  ['browser', () => ((canvas.type = 'image/png'), file)],
  ['browser', () => (Reflect.deleteProperty(globalThis, 'OffscreenCanvas'), file)],
  ['room', () => ((canvas.bytesOf = () => 1_000_001), file)],
])('what cannot be used is refused for its %s', async (fault, prepare) => {
  await expect(makePicture(prepare())).rejects.toMatchObject({ name: 'PictureError', fault });
  expect(canvas.open).toBe(0);
});

test('bytes are sent as Base64', async () => {
  const bytes = Uint8Array.from({ length: 70_001 }, (_, at) => at % 256);
  expect(await toBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});
