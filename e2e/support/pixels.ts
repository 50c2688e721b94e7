import type { Page } from '@playwright/test';
import { contrast } from '../../test/support/browser/contrast';
import type { Channels } from '../../test/support/browser/contrast';

/** In CSS pixels from the window's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn in a box, row by row, each pixel as `0xrrggbb`. */
interface Picture {
  width: number;
  height: number;
  pixels: number[];
}

/** What the window shows in each of the boxes. */
export const picturesOf = async (page: Page, boxes: readonly Box[]): Promise<Picture[]> => {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(
    async ([source, parts]) => {
      const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('This browser draws nothing');
      context.drawImage(bitmap, 0, 0);
      return parts.map((part) => {
        const [width, height] = [Math.round(part.width), Math.round(part.height)];
        const { data } = context.getImageData(Math.round(part.x), Math.round(part.y), width, height);
        const values = new DataView(data.buffer);
        const pixels = Array.from(
          { length: width * height },
          (_none, index) => values.getUint32(index * 4) >>> 8,
        );
        return { width, height, pixels };
      });
    },
    [png, boxes] as const,
  );
};

const channelsOf = (pixel: number): Channels => [pixel >> 16, (pixel >> 8) & 0xff, pixel & 0xff];
const contrastOf = (one: number, other: number) => contrast(channelsOf(one), channelsOf(other));

/** The colour that most of a picture has. */
const groundOf = ({ pixels }: Picture): number => {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? 0;
};

/** No letter and no icon of a link holds a bar of one colour of these measures. */
const BAR = { thickness: 3, length: 14 };
const GRAPHICS = 3;

/** Whether a picture of a link holds a bar, along or across, that stands out from its ground. */
export const hasBar = (picture: Picture): boolean => {
  const { width, height, pixels } = picture;
  const ground = groundOf(picture);
  const isBar = (start: number, across: number, down: number): boolean => {
    const [left, top] = [start % width, Math.floor(start / width)];
    if (left + across > width || top + down > height) return false;
    for (let row = 0; row < down; row += 1) {
      for (let column = 0; column < across; column += 1) {
        if (pixels[start + row * width + column] !== pixels[start]) return false;
      }
    }
    return true;
  };
  return pixels.some(
    (pixel, start) =>
      pixel !== ground &&
      (isBar(start, BAR.length, BAR.thickness) || isBar(start, BAR.thickness, BAR.length)) &&
      contrastOf(pixel, ground) >= GRAPHICS,
  );
};

/** Room around a box that {@link edgeContrast} compares its edge with. */
const AROUND = 3;
/** Of each side, the corners, which are cut in steps. */
const CORNER = 8;

export const withSurroundings = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x) - AROUND,
  y: Math.round(y) - AROUND,
  width: Math.round(width) + 2 * AROUND,
  height: Math.round(height) + 2 * AROUND,
});

/** The contrast of a box's edge, at its weakest place on any side, with what is beside it. */
export const edgeContrast = (picture: Picture): number => {
  const { width, height, pixels } = picture;
  const pixelAt = (x: number, y: number) => pixels[y * width + x] ?? 0;
  const [right, bottom] = [width - 1, height - 1];
  const sides: { length: number; at: (depth: number, along: number) => number }[] = [
    { length: width, at: (depth, along) => pixelAt(along, depth) },
    { length: width, at: (depth, along) => pixelAt(along, bottom - depth) },
    { length: height, at: (depth, along) => pixelAt(depth, along) },
    { length: height, at: (depth, along) => pixelAt(right - depth, along) },
  ];
  const ratios = sides.flatMap(({ length, at }) => {
    const [from, to] = [AROUND + CORNER, length - AROUND - CORNER];
    return Array.from({ length: to - from }, (_none, index) => {
      const beside = at(AROUND - 2, from + index);
      const edge = [AROUND, AROUND + 1].map((depth) => contrastOf(at(depth, from + index), beside));
      return Math.max(...edge);
    });
  });
  return Math.min(...ratios);
};
