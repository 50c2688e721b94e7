import { css, mix, rgb } from '../../engine/colour';
import { noise } from '../../engine/random';
import { HORIZON } from './sky';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A range of mountains in steps of whole blocks. */
const paintRange = (
  context: Context,
  width: number,
  foot: number,
  height: number,
  block: number,
  seed: number,
  colour: string,
): void => {
  context.fillStyle = colour;
  for (let x = 0; x < width; x += block) {
    const at = x / 210 + seed * 17;
    const shape =
      noise(at, seed, seed) * 0.7 +
      noise(at * 2.3, seed, seed + 1) * 0.2 +
      noise(at * 6, seed, seed + 2) * 0.1;
    const top = Math.round((Math.max(0, shape - 0.22) * height) / block) * block;
    context.fillRect(x, foot - top, block, top + HORIZON + 100 - foot);
  }
};

/** The mountains that are too far away to move. */
export const paintMountains = (context: Context, width: number): void => {
  const far = rgb('#5b4666');
  const near = rgb('#1d2542');
  [
    [HORIZON - 10, 250, 6, 3],
    [HORIZON + 6, 190, 8, 9],
    [HORIZON + 26, 150, 10, 15],
  ].forEach(([foot = 0, height = 0, block = 6, seed = 0], index) => {
    paintRange(context, width, foot, height, block, seed, css(mix(far, near, 0.25 + index * 0.33)));
  });
};
