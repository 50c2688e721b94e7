import sharp from 'sharp';
import { webpOf } from '../../../test/support/fixtures/pictures';
import { readWebp } from './read-webp';

const SIZE = { width: 70, height: 41 };
const CLEAR = '#3a775580';

/** Builds a file from chunks, with the length in its header. */
const riff = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length), body]);
};
const chunk = (name: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(name), uint32(bytes.length), bytes, Buffer.alloc(bytes.length % 2)]);
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
/** Returns a copy with some bytes changed. */
const changed = (file: Buffer, at: number, ...bytes: number[]) => {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
};
const chunksIn = (file: Buffer) => file.subarray(12);

test.each([
  ['lossy', {}],
  ['lossless', { lossless: true }],
  ['transparent', { color: CLEAR }],
  ['transparent and lossless', { color: CLEAR, lossless: true }],
])('the size of a %s picture is read', async (_what, drawing) => {
  expect(readWebp(await webpOf(SIZE, drawing))).toEqual({ size: SIZE });
  const largest = { width: 16_383, height: 1 };
  expect(readWebp(await webpOf(largest, drawing))).toEqual({ size: largest });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a few bytes', Buffer.from('RIFF')],
  [
    'a drawing in SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['sound', riff(Buffer.alloc(40)).fill('WAVE', 8, 12)],
])('%s is no WebP', (_what, file) => {
  expect(readWebp(file)).toEqual({ fault: 'must be WebP' });
});

test('other pictures are no WebP', async () => {
  const drawing = sharp(await webpOf(SIZE));
  for (const file of await Promise.all([
    drawing.png().toBuffer(),
    drawing.jpeg().toBuffer(),
    drawing.gif().toBuffer(),
  ]))
    expect(readWebp(file)).toEqual({ fault: 'must be WebP' });
});

test.each([
  ['lossy', {}],
  ['lossless', { lossless: true }],
  ['transparent', { color: CLEAR }],
])('a %s picture that is cut short is refused, wherever', async (_what, drawing) => {
  const file = await webpOf(SIZE, drawing);
  for (let length = 12; length < file.length; length += 1) {
    const cut = file.subarray(0, length);
    expect(readWebp(cut)).toEqual({ fault: 'is cut short or broken' });
    // The fault is found even if the header has the right length.
    const pretending = Buffer.from(cut);
    pretending.writeUInt32LE(length - 8, 4);
    expect(readWebp(pretending)).toEqual({ fault: 'is cut short or broken' });
  }
});

test('what stands behind the picture is refused, in the file and in its container', async () => {
  const file = await webpOf(SIZE);
  const page = Buffer.from('<script>alert(1)</script>.');
  expect(readWebp(Buffer.concat([file, page]))).toEqual({ fault: 'must end where its file ends' });
  for (const name of ['JUNK', 'EXIF', 'XMP ', '<!--'])
    expect([name, readWebp(riff(chunksIn(file), chunk(name, page)))]).toEqual([
      name,
      { fault: 'must hold nothing besides, as a camera’s notes or a color profile' },
    ]);
  const twice = riff(chunksIn(file), chunksIn(file));
  expect(readWebp(twice)).toEqual({ fault: 'is cut short or broken' });
});

test('notes and color profiles are refused', async () => {
  const plain = sharp(await webpOf(SIZE));
  const besides = { fault: 'must hold nothing besides, as a camera’s notes or a color profile' };
  const withNotes = await plain
    .clone()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .webp()
    .toBuffer();
  expect(readWebp(withNotes)).toEqual(besides);
  expect(readWebp(await plain.clone().withIccProfile('p3').webp().toBuffer())).toEqual(besides);
  // A chunk that the header does not announce.
  const transparent = await webpOf(SIZE, { color: CLEAR });
  expect(readWebp(riff(chunksIn(transparent), chunk('EXIF', Buffer.from('Somebody'))))).toEqual(besides);
  expect(readWebp(riff(chunk('ICCP', Buffer.alloc(8)), chunksIn(transparent)))).toEqual(besides);
});

test('what moves is refused, also where its header does not say so', async () => {
  const frames = await Promise.all(['#f00', '#0f0'].map((color) => webpOf(SIZE, { color })));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(moving.includes('ANMF')).toBe(true);
  expect(readWebp(moving)).toEqual({ fault: 'must not be animated' });
  const flags = moving.readUInt8(20);
  expect(readWebp(changed(moving, 20, flags & ~0x02))).toEqual({ fault: 'must not be animated' });
});

test('headers that say nonsense are refused', async () => {
  const [lossy, lossless, clear] = await Promise.all([
    webpOf(SIZE),
    webpOf(SIZE, { lossless: true }),
    webpOf(SIZE, { color: CLEAR }),
  ]);
  const broken = { fault: 'is cut short or broken' };
  // Broken in turn: not a key frame, a hidden frame, a first part longer than the whole, no start code, no width.
  expect(readWebp(changed(lossy, 20, lossy.readUInt8(20) | 1))).toEqual(broken);
  expect(readWebp(changed(lossy, 20, lossy.readUInt8(20) & ~0x10))).toEqual(broken);
  expect(readWebp(changed(lossy, 21, 0xff, 0xff))).toEqual(broken);
  expect(readWebp(changed(lossy, 23, 0))).toEqual(broken);
  expect(readWebp(changed(lossy, 26, 0, 0))).toEqual(broken);
  // Broken in turn: no signature, and an unknown version.
  expect(readWebp(changed(lossless, 20, 0))).toEqual(broken);
  expect(readWebp(changed(lossless, 24, lossless.readUInt8(24) | 0x20))).toEqual(broken);
  // A canvas of a different size than its picture, and one 16,777,216 pixels wide.
  expect(readWebp(changed(clear, 24, 70))).toEqual(broken);
  expect(readWebp(changed(clear, 24, 0xff, 0xff, 0xff))).toEqual(broken);
  expect(readWebp(riff())).toEqual(broken);
});
