import { bareWebp } from './bare-webp';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const chunk = (name: string, ...bytes: number[]) =>
  Buffer.concat([
    Buffer.from(name),
    uint32(bytes.length),
    Buffer.from(bytes),
    Buffer.alloc(bytes.length % 2),
  ]);
const webp = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length), body]);
};
const bare = (file: Buffer) => Buffer.from(bareWebp(Uint8Array.from(file)));
const data = chunk('VP8 ', 1, 2, 3);

test('a color profile and notes are taken out, and the header does not speak of them', () => {
  const alpha = chunk('ALPH', 7);
  const head = (flags: number) => chunk('VP8X', flags, 0, 0, 0, 1, 0, 0, 1, 0, 0);
  const noted = webp(head(0x3c), chunk('ICCP', 5, 5, 5), alpha, data, chunk('EXIF', 6), chunk('XMP ', 6));
  expect(bare(noted)).toEqual(webp(head(0x10), alpha, data));
  expect(bare(webp(head(0x20), chunk('ICCP', 5), data))).toEqual(webp(head(0), data));
});

test('what has none stays as it is', () => {
  expect(bare(webp(data))).toEqual(webp(data));
  expect(bare(webp(chunk('VP8L', 1, 2)))).toEqual(webp(chunk('VP8L', 1, 2)));
});
