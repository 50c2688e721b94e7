import sharp from 'sharp';
import { linkPictureSize } from '@/content/link-pictures';
import type { Lettering } from './lettering';

/** From the left edge and the lower one to the words, in pixels. */
export const MARGIN = 72;

/** Room for a title and its largest letters, in pixels. */
const ROOM = { width: 570, height: 320, largest: 132, lineHeight: 1.02 };
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
function setTitle(title: string, { wordsOf, wrap, split, widthOf }: Lettering): SetTitle {
  const words = wordsOf(title);
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
    return isNarrow && lines.length * size * ROOM.lineHeight <= ROOM.height;
  };
  const ofWhole = largestSize(ROOM.largest, BREAKS_BELOW, fits(whole));
  if (ofWhole !== null) return { size: ofWhole, lines: whole(ofWhole) };
  const size = largestSize(LARGEST_BROKEN, SMALLEST, fits(broken)) ?? SMALLEST;
  return { size, lines: broken(size) };
}

/** Letters a title at the foot of a ground, which has room for it on the left. Gives a JPEG of the same size. */
export async function titlePicture(title: string, ground: Buffer, lettering: Lettering): Promise<Buffer> {
  const { size, lines } = setTitle(title, lettering);
  const { width, height } = linkPictureSize;
  const last = height - MARGIN - 8;
  const baseline = (index: number) => Math.round(last - (lines.length - 1 - index) * size * ROOM.lineHeight);
  const drawn = lines.map((line, index) => lettering.draw(line, { size, x: MARGIN, y: baseline(index) }));
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${drawn.join('')}</svg>`;
  return sharp(ground)
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
