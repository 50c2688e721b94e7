import type { PictureSize } from './uploads';

/**
 * A file's type, read from its bytes whatever its name. Browser and function read it the same way, before
 * decoding.
 */
type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg' | 'other';

export interface PictureKind {
  readonly type: PictureType;
  /** Stored size, before applying the camera's rotation; null if only a decoder knows it. */
  readonly size: PictureSize | null;
  /** True if it has further frames, which the site does not keep. */
  readonly isAnimated: boolean;
  /** True if its end is missing. */
  readonly isCut: boolean;
  /** True if its colors are meant for print. */
  readonly isCmyk: boolean;
}

const kindOf = (type: PictureType, found: Partial<PictureKind> = {}): PictureKind => ({
  ...{ type, size: null, isAnimated: false, isCut: false, isCmyk: false },
  ...found,
});

/** Returns bytes as text, one character each. */
const textAt = (file: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...file.subarray(at, at + length));

/** Brands in the container that HEIC and AVIF share, searched among its first ones. */
const HEIC = /^.{4}ftyp(?:.{4})*?(?:hei[cmsx]|hev[cmsx])/s;
const AVIF = /^.{4}ftyp(?:.{4})*?avi[fs]/s;
const MOVING_AVIF = /^.{4}ftypavis/s;
const SVG = /^(?:\xef\xbb\xbf)?(?:<\?xml[^>]*>|<!--[^>]*>|<!DOCTYPE[^>]*>|\s)*<svg[\s>]/i;
/** Number of leading bytes that identify a file. */
const HEAD = 1_024;

/** Reads a file's kind from its container alone. */
export function readPictureKind(file: Uint8Array): PictureKind {
  const head = textAt(file, 0, HEAD);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (head.startsWith('\xff\xd8\xff')) return readJpeg(file, view);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return readPng(file, view);
  if (/^GIF8[79]a/.test(head)) return readGif(file, view);
  if (/^RIFF.{4}WEBP/s.test(head)) return readWebp(file, view);
  const brands = head.slice(0, 64);
  if (AVIF.test(brands)) return kindOf('avif', { isAnimated: MOVING_AVIF.test(brands) });
  if (HEIC.test(brands)) return kindOf('heic');
  return kindOf(SVG.test(head) ? 'svg' : 'other');
}

/** Checks for a frame marker of a JPEG (SOF), excluding other markers in its range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;

function readJpeg(file: Uint8Array, view: DataView): PictureKind {
  let size: PictureSize | null = null;
  let isCmyk = false;
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === SCAN) return kindOf('jpeg', { size, isCmyk, isCut: !endsIn(file, at, 0xff, 0xd9) });
    else {
      if (isFrame(marker) && at + 10 <= file.length) {
        size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
        isCmyk = view.getUint8(at + 9) === 4;
      }
      at += 2 + view.getUint16(at + 2);
    }
  }
  return kindOf('jpeg', { size, isCmyk, isCut: !endsIn(file, 2, 0xff, 0xd9) });
}

/** True if two bytes follow each other anywhere after an offset, because phones append films to pictures. */
function endsIn(file: Uint8Array, from: number, first: number, second: number): boolean {
  for (let at = file.indexOf(first, from); at !== -1; at = file.indexOf(first, at + 1)) {
    if (file[at + 1] === second) return true;
  }
  return false;
}

function readPng(file: Uint8Array, view: DataView): PictureKind {
  let size: PictureSize | null = null;
  let isAnimated = false;
  for (let at = 8; at + 8 <= file.length; at += 12 + view.getUint32(at)) {
    const name = textAt(file, at + 4, 4);
    if (name === 'IHDR' && at + 16 <= file.length) {
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (name === 'acTL' && at + 12 <= file.length) isAnimated = view.getUint32(at + 8) > 1;
    if (name === 'IEND') return kindOf('png', { size, isAnimated });
  }
  return kindOf('png', { size, isAnimated, isCut: true });
}

/** Returns the length of a color table, announced by a byte of flags. */
const tableOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function readGif(file: Uint8Array, view: DataView): PictureKind {
  if (file.length < 13) return kindOf('gif', { isCut: true });
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let pictures = 0;
  for (let at = 13 + tableOf(view.getUint8(10)); at < file.length;) {
    const block = file[at];
    if (block === 0x3b) return kindOf('gif', { size, isAnimated: pictures > 1 });
    if (block === 0x2c && at + 10 < file.length) {
      pictures += 1;
      at += 11 + tableOf(view.getUint8(at + 9));
    } else if (block === 0x21) at += 2;
    else break;
    // Skips length-prefixed blocks up to the empty one.
    while ((file[at] ?? 0) > 0) at += 1 + (file[at] ?? 0);
    at += 1;
  }
  // Many lack their last byte, and all browsers still show them.
  return kindOf('gif', { size, isAnimated: pictures > 1, isCut: pictures === 0 });
}

function readWebp(file: Uint8Array, view: DataView): PictureKind {
  const isExtended = textAt(file, 12, 4) === 'VP8X' && file.length >= 30;
  const isCut = file.length < 20 || view.getUint32(4, true) + 8 > file.length;
  if (!isExtended) return kindOf('webp', { isCut });
  const long = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1;
  const size = { width: long(24), height: long(27) };
  return kindOf('webp', { size, isCut, isAnimated: (view.getUint8(20) & 0x02) !== 0 });
}
