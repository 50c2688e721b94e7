/** An integer lattice point and a seed to a number in [0, 1), always the same. */
export const hash = (x: number, y: number, z: number, seed = 0): number => {
  let h =
    Math.imul(x, 0x27d4eb2d) ^
    Math.imul(y, 0x165667b1) ^
    Math.imul(z, 0x1b873593) ^
    Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** A seeded stream of numbers in [0, 1) (mulberry32). */
export const stream = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A text to a seed. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);

const smooth = (t: number) => t * t * (3 - 2 * t);
const wrap = (value: number, period: number) => (period === 0 ? value : ((value % period) + period) % period);

/** Smooth noise in [0, 1); a period other than 0 makes it repeat along x after that many lattice steps. */
export const noise = (x: number, y: number, seed = 0, periodX = 0): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [smooth(x - left), smooth(y - top)];
  const corner = (dx: number, dy: number) => hash(wrap(left + dx, periodX), top + dy, 0, seed);
  const upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * fx;
  const lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * fx;
  return upper + (lower - upper) * fy;
};

/** Three octaves of `noise`, still in [0, 1). */
export const fractal = (x: number, y: number, seed = 0, periodX = 0): number =>
  (noise(x, y, seed, periodX) * 4 +
    noise(x * 2, y * 2, seed + 1, periodX * 2) * 2 +
    noise(x * 4, y * 4, seed + 2, periodX * 4)) /
  7;
