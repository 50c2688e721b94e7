import { hash, stream } from '../../engine/random';
import { wave } from '../../motion/cycle';

const stars = (() => {
  const random = stream(2024);
  return Array.from({ length: 170 }, (_, index) => ({
    x: random() * 1920,
    y: random() ** 1.4 * 500,
    size: random() < 0.12 ? 3 : 2,
    bright: 0.2 + random() * 0.55,
    turns: 1 + Math.floor(random() * 4),
    offset: random(),
    warm: hash(index, 0, 0) < 0.2,
  }));
})();

export const paintStars = (context: CanvasRenderingContext2D, moment: number): void => {
  for (const { x, y, size, bright, turns, offset, warm } of stars) {
    const alpha = bright * (0.72 + 0.28 * wave(moment, turns, offset)) * (1 - y / 560);
    context.fillStyle = warm
      ? `rgb(255 220 180 / ${alpha.toFixed(3)})`
      : `rgb(205 220 255 / ${alpha.toFixed(3)})`;
    context.fillRect(Math.round(x), Math.round(y), size, size);
  }
};
