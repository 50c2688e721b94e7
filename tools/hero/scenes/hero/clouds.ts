import { css, mix, rgb } from '../../engine/colour';
import { hash, stream } from '../../engine/random';
import { course, fade } from '../../motion/cycle';

const banks = (() => {
  const random = stream(31);
  return Array.from({ length: 11 }, (_, index) => ({
    x: random() * 2000 - 160,
    y: 300 + random() ** 0.7 * 230,
    cells: 5 + Math.floor(random() * 9),
    offset: index / 11,
    seed: index,
  }));
})();
const CELL = 22;

/** Long flat clouds that drift, dissolve and form again. */
export const paintClouds = (context: CanvasRenderingContext2D, moment: number): void => {
  for (const { x, y, cells, offset, seed } of banks) {
    const part = course(moment, 1, offset);
    const near = (y - 300) / 230;
    context.globalAlpha = fade(part, 0.3) * (0.16 + near * 0.2);
    context.fillStyle = css(mix(rgb('#33406e'), rgb('#a0607c'), near));
    const left = x - part * 150;
    for (let cell = 0; cell < cells; cell++) {
      const middle = 1 - Math.abs(cell / (cells - 1) - 0.5) * 2;
      const rows = 1 + Math.floor(middle * 2.2 * hash(cell, seed, 0, 3) + middle);
      context.fillRect(left + cell * CELL, y - rows * 11, CELL, rows * 11);
    }
  }
  context.globalAlpha = 1;
};
