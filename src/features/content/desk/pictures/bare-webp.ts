/** Chunks of a still picture. */
const PARTS = ['VP8X', 'ALPH', 'VP8 ', 'VP8L'];
const HEAD = 12;
const CHUNK_HEAD = 8;
/** Flag in the extended header: the picture has transparency. */
const ALPHA_FLAG = 0x10;

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/**
 * Returns a canvas's WebP picture without the color profile that browsers add, which only states the default,
 * sRGB.
 */
export function bareWebp(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept: Uint8Array<ArrayBuffer>[] = [];
  for (let at = HEAD; at + CHUNK_HEAD <= file.length;) {
    const length = view.getUint32(at + 4, true);
    const end = at + CHUNK_HEAD + length + (length % 2);
    const chunk = file.slice(at, end);
    if (PARTS.includes(nameAt(chunk, 0))) kept.push(chunk);
    at = end;
  }
  const extended = kept.find((chunk) => nameAt(chunk, 0) === 'VP8X');
  extended?.set([(extended[CHUNK_HEAD] ?? 0) & ALPHA_FLAG], CHUNK_HEAD);
  const bare = new Uint8Array(kept.reduce((sum, { length }) => sum + length, HEAD));
  bare.set(file.subarray(0, HEAD));
  new DataView(bare.buffer).setUint32(4, bare.length - 8, true);
  let at = HEAD;
  for (const chunk of kept) {
    bare.set(chunk, at);
    at += chunk.length;
  }
  return bare;
}
