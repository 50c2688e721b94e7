import type { PictureSize } from '@/contract/uploads';

/** The size of a still picture, or the fault of any other file, which completes `The picture ...`. */
export type WebpReading = { readonly size: PictureSize } | { readonly fault: string };

const NO_WEBP = 'must be WebP';
const BROKEN = 'is cut short or broken';
const BEHIND = 'must end where its file ends';
const ANIMATED = 'must not be animated';
const MORE = 'must hold nothing besides, as a camera’s notes or a color profile';

/** Names of a still picture's chunks. */
const PARTS = ['ALPH', 'VP8 ', 'VP8L'];
/** Flags of an extended file; transparency is the only allowed feature. */
const ALPHA_FLAG = 0x10;
const ANIMATION_FLAG = 0x02;

interface Chunk {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Reads the size of a still WebP picture from its container and the header of its data, and refuses everything else that a
 * container can hold. It does not decode: browsers judge the picture's own data.
 */
export function readWebp(file: Buffer): WebpReading {
  if (textAt(file, 0) !== 'RIFF' || textAt(file, 8) !== 'WEBP') return { fault: NO_WEBP };
  const end = file.readUInt32LE(4) + 8;
  if (end !== file.length) return { fault: end > file.length ? BROKEN : BEHIND };
  const chunks = chunksOf(file);
  if (chunks === null) return { fault: BROKEN };
  const [first] = chunks;
  if (first?.name === 'VP8X') return readExtended(first.bytes, chunks.slice(1));
  if (chunks.length > 1) return { fault: faultOf(chunks.slice(1)) };
  return first ? readData(first) : { fault: BROKEN };
}

/** A canvas with, for a still picture, its transparency and its data. */
function readExtended(header: Buffer, chunks: readonly Chunk[]): WebpReading {
  if (header.length !== 10) return { fault: BROKEN };
  const flags = header.readUInt8(0);
  if (flags & ANIMATION_FLAG) return { fault: ANIMATED };
  if (flags & ~ALPHA_FLAG) return { fault: MORE };
  const data = chunks.at(-1);
  const names = chunks.map(({ name }) => name).join(' ');
  if (!data || !['VP8 ', 'VP8L', 'ALPH VP8 '].includes(names)) return { fault: faultOf(chunks) };
  const reading = readData(data);
  if ('fault' in reading) return reading;
  const canvas = { width: header.readUIntLE(4, 3) + 1, height: header.readUIntLE(7, 3) + 1 };
  const { width, height } = reading.size;
  return width === canvas.width && height === canvas.height ? reading : { fault: BROKEN };
}

function readData({ name, bytes }: Chunk): WebpReading {
  const size = name === 'VP8 ' ? lossySize(bytes) : name === 'VP8L' ? losslessSize(bytes) : null;
  return size ? { size } : { fault: BROKEN };
}

/** Reads the size of a visible key frame (RFC 6386); null for anything else. */
function lossySize(bytes: Buffer): PictureSize | null {
  if (bytes.length <= 10 || bytes.readUIntBE(3, 3) !== 0x9d012a) return null;
  const tag = bytes.readUIntLE(0, 3);
  const [isKeyFrame, isShown, firstPart] = [(tag & 1) === 0, (tag & 0x10) !== 0, tag >> 5];
  if (!isKeyFrame || !isShown || firstPart > bytes.length - 10) return null;
  return sizeOf(bytes.readUInt16LE(6) & 0x3fff, bytes.readUInt16LE(8) & 0x3fff);
}

/** Reads the size for the only existing version; null for anything else. */
function losslessSize(bytes: Buffer): PictureSize | null {
  if (bytes.length <= 5 || bytes.readUInt8(0) !== 0x2f) return null;
  const bits = bytes.readUInt32LE(1);
  if (bits >>> 29 !== 0) return null;
  return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

const sizeOf = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 ? { width, height } : null;

/** Returns the chunks after the file's header; null where their lengths do not match the file. */
function chunksOf(file: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = 12;
  while (at < file.length) {
    if (at + 8 > file.length) return null;
    const begin = at + 8;
    const length = file.readUInt32LE(at + 4);
    const end = begin + length + (length % 2);
    if (end > file.length) return null;
    chunks.push({ name: textAt(file, at), bytes: file.subarray(begin, begin + length) });
    at = end;
  }
  return chunks;
}

function faultOf(chunks: readonly Chunk[]): string {
  const names = chunks.map(({ name }) => name);
  if (names.includes('ANIM') || names.includes('ANMF')) return ANIMATED;
  return names.some((name) => !PARTS.includes(name)) ? MORE : BROKEN;
}

const textAt = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4);
