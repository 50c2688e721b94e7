import sharp from 'sharp';
import { linkPictureSize } from '@/messages/en/link-pictures';
import type { Lettered, Lettering } from './lettering';

/** From the left edge and the lower one to the words, in pixels. */
export const MARGIN = 72;

/** Room for a title and its largest letters, in pixels. */
const ROOM = { width: 570, height: 320, largest: 132 };
/** Smaller letters nobody reads in a chat: rather a word is broken, at no more than the larger of these sizes. */
const BREAKS_BELOW = 40;
const LARGEST_BROKEN = 56;
const SMALLEST = 16;

/** The largest size in pixels, in steps of four, at which a test holds. */
export const largestSize = (from: number, to: number, fits: (size: number) => boolean): number | null => {
  for (let size = from; size >= to; size -= 4) if (fits(size)) return size;
  return null;
};

interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** A title as large as it fits. */
function setTitle({ words, face: { wrap, split, widthOf, lineHeight } }: Lettered): SetTitle {
  const whole = (size: number) => wrap(words, size, ROOM.width);
  const broken = (size: number) =>
    wrap(
      words.flatMap((word) => split(word, size, ROOM.width)),
      size,
      ROOM.width,
    );
  const fits = (linesAt: (size: number) => string[]) => (size: number) => {
    const lines = linesAt(size);
    const isNarrow = lines.every((line) => widthOf(line, size) <= ROOM.width);
    return isNarrow && lines.length * size * lineHeight <= ROOM.height;
  };
  const ofWhole = largestSize(ROOM.largest, BREAKS_BELOW, fits(whole));
  if (ofWhole !== null) return { size: ofWhole, lines: whole(ofWhole) };
  const size = largestSize(LARGEST_BROKEN, SMALLEST, fits(broken)) ?? SMALLEST;
  return { size, lines: broken(size) };
}

/** Returns a title as SVG of the size of link pictures. */
function drawTitle(title: Lettered): Buffer {
  const { size, lines } = setTitle(title);
  const { width, height } = linkPictureSize;
  const last = height - MARGIN - 8;
  const baseline = (index: number) =>
    Math.round(last - (lines.length - 1 - index) * size * title.face.lineHeight);
  const drawn = lines.map((line, index) => title.face.draw(line, { size, x: MARGIN, y: baseline(index) }));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${drawn.join('')}</svg>`,
  );
}

/**
 * Letters a title at the foot of a ground, which has room for it on the left. Returns a JPEG of the same size. A title of which
 * the fonts lack a letter is not drawn at all, rather than as the few letters that they have.
 */
export async function titlePicture(title: string, ground: Buffer, lettering: Lettering): Promise<Buffer> {
  const lettered = lettering.letter(title);
  return sharp(ground)
    .composite(lettered ? [{ input: drawTitle(lettered) }] : [])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
