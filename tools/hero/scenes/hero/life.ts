import { stream } from '../../engine/random';
import { course, fade, wave } from '../../motion/cycle';

type Context = CanvasRenderingContext2D;
type Point = readonly [number, number];

/** Smoke of one chimney: squares that rise, grow and thin out. */
export const paintSmoke = (context: Context, [x, y]: Point, moment: number, seed: number): void => {
  const random = stream(seed);
  for (let puff = 0; puff < 16; puff++) {
    const part = course(moment, 1, puff / 16 + random() * 0.05);
    const size = Math.round(5 + part * 9);
    const drift = part * part * 70 + wave(moment, 1, random()) * 6 * part;
    context.fillStyle = `rgb(150 160 196 / ${String(0.16 * fade(part, 0.2))})`;
    context.fillRect(Math.round(x - size / 2 - drift), Math.round(y - part * 150 - size / 2), size, size);
  }
};

/** Sparks of a fire. */
export const paintSparks = (context: Context, [x, y]: Point, moment: number): void => {
  const random = stream(8);
  for (let spark = 0; spark < 18; spark++) {
    const part = course(moment, 2 + Math.floor(random() * 2), random());
    const drift = (random() - 0.5) * 50 * part + 5 * wave(part, 2, random());
    context.fillStyle = `rgb(255 ${String(Math.round(210 - part * 100))} 90 / ${String(0.9 * fade(part, 0.15))})`;
    context.fillRect(x + drift, y - part * (60 + random() * 50), 3, 3);
  }
};

const roamer = (
  random: () => number,
  [left, top, width, height]: readonly [number, number, number, number],
) => ({
  x: left + random() * width,
  y: top + random() * height,
  reachX: 14 + random() * 34,
  reachY: 8 + random() * 18,
  turnsX: 1 + Math.floor(random() * 2),
  turnsY: 1 + Math.floor(random() * 3),
  blinks: 2 + Math.floor(random() * 3),
  offset: random(),
});

/** Fireflies in the given parts of the picture, each on a closed course. */
export const fireflies = (areas: readonly (readonly [number, number, number, number])[], each: number) => {
  const random = stream(99);
  const flies = areas.flatMap((area) => Array.from({ length: each }, () => roamer(random, area)));
  return (context: Context, moment: number): void => {
    context.save();
    context.globalCompositeOperation = 'lighter';
    for (const fly of flies) {
      const alpha = Math.max(0, 0.35 + 0.65 * wave(moment, fly.blinks, fly.offset));
      const x = Math.round(fly.x + fly.reachX * wave(moment, fly.turnsX, fly.offset));
      const y = Math.round(fly.y + fly.reachY * wave(moment, fly.turnsY, fly.offset * 2));
      context.fillStyle = `rgb(190 240 110 / ${String(0.13 * alpha)})`;
      context.fillRect(x - 3, y - 3, 9, 9);
      context.fillStyle = `rgb(225 255 150 / ${String(0.85 * alpha)})`;
      context.fillRect(x, y, 3, 3);
    }
    context.restore();
  };
};

/** Petals that sail down from a tree at the given box of the picture. */
export const petals = ([left, top, width]: readonly [number, number, number], count: number) => {
  const random = stream(5);
  const fall = Array.from({ length: count }, () => ({
    x: left + random() * width,
    offset: random(),
    sway: 10 + random() * 20,
    size: random() < 0.4 ? 4 : 3,
  }));
  return (context: Context, moment: number): void => {
    for (const { x, offset, sway, size } of fall) {
      const part = course(moment, 1, offset);
      context.fillStyle = `rgb(244 150 184 / ${String(0.9 * fade(part, 0.15))})`;
      context.fillRect(
        Math.round(x - part * 120 + sway * wave(part, 2, offset)),
        Math.round(top + part * 260),
        size,
        size - 1,
      );
    }
  };
};

/** Glints on still water; the places are pixels. */
export const glints =
  (places: readonly Point[]) =>
  (context: Context, moment: number): void => {
    context.save();
    context.globalCompositeOperation = 'lighter';
    places.forEach(([x, y], index) => {
      const alpha = Math.max(0, wave(moment, 2 + (index % 3), index * 0.381)) ** 3;
      context.fillStyle = `rgb(190 215 255 / ${String(0.55 * alpha)})`;
      context.fillRect(Math.round(x) - 3, Math.round(y), 7, 2);
    });
    context.restore();
  };

/** Water that falls from an edge: streaks run down a slanted sheet between two upper corners. */
export const waterfall =
  ([x0, y0]: Point, [x1, y1]: Point, drop: number) =>
  (context: Context, moment: number): void => {
    const random = stream(61);
    context.save();
    const steps = Math.round(Math.abs(x1 - x0) / 4);
    for (let step = 0; step < steps; step++) {
      const x = x0 + ((x1 - x0) * step) / steps;
      const y = y0 + ((y1 - y0) * step) / steps;
      const length = drop * (0.8 + random() * 0.2);
      const sheet = context.createLinearGradient(0, y, 0, y + length);
      const tone = random() < 0.5 ? '96 150 225' : '120 172 238';
      sheet.addColorStop(0, `rgb(${tone} / 0.8)`);
      sheet.addColorStop(0.6, `rgb(${tone} / 0.4)`);
      sheet.addColorStop(1, `rgb(${tone} / 0)`);
      context.fillStyle = sheet;
      context.fillRect(Math.round(x), y, 4, length);
      for (let streak = 0; streak < 3; streak++) {
        const part = course(moment, 6 + Math.floor(random() * 3), random());
        context.fillStyle = `rgb(214 234 255 / ${String(0.6 * (1 - part) * fade(part, 0.08))})`;
        context.fillRect(Math.round(x), Math.round(y + part * length), 4, 14 + random() * 16);
      }
    }
    context.restore();
  };
