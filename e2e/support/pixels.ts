import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Channels } from '@/contract/network/contrast';

/** CSS pixels from the window's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of a box, row by row, as `0xrrggbb`. */
interface Picture {
  width: number;
  height: number;
  pixels: Uint32Array;
}

/** Returns the screen contents of each box; parts outside the window are black. */
export const picturesOf = async (page: Page, boxes: readonly Box[]): Promise<Picture[]> => {
  const png = sharp(await page.screenshot({ animations: 'disabled' }));
  const { data, info } = await png.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) =>
    x >= 0 && x < info.width && y >= 0 && y < info.height ? data.readUIntBE((y * info.width + x) * 3, 3) : 0;
  return boxes.map((box) => {
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    const pixels = Uint32Array.from({ length: width * height }, (_none, index) =>
      pixelAt(left + (index % width), top + Math.floor(index / width)),
    );
    return { width, height, pixels };
  });
};

const channelsOf = (pixel: number): Channels => [pixel >> 16, (pixel >> 8) & 0xff, pixel & 0xff];
const contrastOf = (one: number, other: number) => contrast(channelsOf(one), channelsOf(other));

/** Most frequent color of a picture. */
const groundOf = ({ pixels }: Picture): number => {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? 0;
};

/** Minimum size of a bar of one color; no letter or icon of a link contains one this large. */
const BAR = { thickness: 3, length: 14 };
const GRAPHICS = 3;

/** True if a picture of a link contains a horizontal or vertical bar that contrasts with the background. */
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

/** Margin around a box, which {@link edgeContrast} compares with its edge. */
const AROUND = 3;
/** Excluded at both ends of each side, because corners are stepped. */
const CORNER = 8;

export const withSurroundings = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x) - AROUND,
  y: Math.round(y) - AROUND,
  width: Math.round(width) + 2 * AROUND,
  height: Math.round(height) + 2 * AROUND,
});

/** Returns the lowest contrast of a box's edge with its surroundings, on any side. */
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
