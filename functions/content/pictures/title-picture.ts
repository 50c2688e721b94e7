// Decision record: docs/decisions/0025-pictures.md
import sharp from 'sharp';
import { linkPictureSize } from '#messages/link-pictures';
import type { Lettered, Lettering } from './lettering';

/** Distance of the text from the left and bottom edges, in pixels. */
export const MARGIN = 72;

/** Room for a title and its largest letters, in pixels. */
const ROOM = { width: 570, height: 320, largest: 132 };
/** Text smaller than the first size is unreadable in a chat. Words are broken instead, at sizes between the other two. */
const BREAKS_BELOW = 40;
const LARGEST_BROKEN = 56;
const SMALLEST = 16;

/** Returns the largest size in pixels, in steps of four, that passes a test. */
export const largestSize = (from: number, to: number, fits: (size: number) => boolean): number | null => {
  for (let size = from; size >= to; size -= 4) if (fits(size)) return size;
  return null;
};

interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

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
 * Draws a title at the foot of a ground, which has room for it on the left. Returns a JPEG of the same size. A title with a
 * letter that the fonts lack is left out completely, rather than drawn in part.
 */
export async function titlePicture(title: string, ground: Buffer, lettering: Lettering): Promise<Buffer> {
  const lettered = lettering.letter(title);
  return sharp(ground)
    .composite(lettered ? [{ input: drawTitle(lettered) }] : [])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
