import { mix, scale, type Rgb } from './colour';
import { hash, seedOf } from './random';

/** Texels along one edge of a block. */
export const TEXELS = 8;

/** TEXELS rows of TEXELS colours, top row first, three numbers of linear light each. */
export type Texture = Float32Array;

type Pixel = (u: number, v: number, random: (salt: number) => number) => Rgb;

export const paint = (name: string, pixel: Pixel): Texture => {
  const seed = seedOf(name);
  const texture = new Float32Array(TEXELS * TEXELS * 3);
  for (let v = 0; v < TEXELS; v++)
    for (let u = 0; u < TEXELS; u++)
      texture.set(
        pixel(u, v, (salt) => hash(u, v, salt, seed)),
        (v * TEXELS + u) * 3,
      );
  return texture;
};

/** Two tones in soft clumps; `spread` is the share of the second. */
export const mottled =
  (light: Rgb, dark: Rgb, spread = 0.45): Pixel =>
  (u, v, random) => {
    const clump = (hash(u >> 1, v >> 1, 7, 1) + random(1)) / 2;
    const tone = mix(light, dark, clump < spread ? 0.85 : clump < spread + 0.15 ? 0.45 : 0.1);
    return scale(tone, 0.94 + random(2) * 0.12);
  };

/** Rows of stones with a joint below and beside each. */
export const bricks =
  (stone: Rgb, joint: Rgb, width = 4, height = 4): Pixel =>
  (u, v, random) => {
    const row = Math.floor(v / height);
    const along = (u + (row % 2) * (width / 2)) % TEXELS;
    if (v % height === height - 1 || along % width === width - 1) return joint;
    const tone = 0.86 + hash(Math.floor(along / width), row, 3, 5) * 0.22;
    return scale(stone, tone * (v % height === 0 ? 1.1 : 1) * (0.97 + random(1) * 0.06));
  };

/** Boards with a dark seam every `height` texels. */
export const boards =
  (wood: Rgb, seam: Rgb, height = 4): Pixel =>
  (u, v, random) => {
    const row = Math.floor(v / height);
    if (v % height === height - 1) return seam;
    if (u === (row % 2 === 0 ? 1 : 5)) return mix(wood, seam, 0.5);
    return scale(wood, 0.9 + hash(u >> 1, v, 3, 9) * 0.16 + random(1) * 0.04);
  };

export const barked =
  (light: Rgb, dark: Rgb): Pixel =>
  (u, v, random) =>
    mix(light, dark, hash(u, v >> 2, 1, 4) < 0.45 ? 0.9 : random(1) * 0.35);

export const ringed =
  (wood: Rgb, rim: Rgb): Pixel =>
  (u, v) => {
    const ring = Math.max(Math.abs(u - 3.5), Math.abs(v - 3.5));
    return ring > 3 ? rim : scale(wood, ring > 2 ? 1 : ring > 1 ? 0.82 : 1.05);
  };

/** A tone with a border of one texel. */
export const framed =
  (tone: Rgb, border: Rgb): Pixel =>
  (u, v, random) =>
    u === 0 || v === 0 || u === TEXELS - 1 || v === TEXELS - 1
      ? border
      : scale(tone, 0.94 + random(1) * 0.12);

export const plain =
  (tone: Rgb, grain = 0.08): Pixel =>
  (_u, _v, random) =>
    scale(tone, 1 - grain / 2 + random(1) * grain);

/** Small gems of `gem` in `rock`. */
export const ore =
  (rock: Pixel, gem: Rgb): Pixel =>
  (u, v, random) =>
    [10, 17, 18, 29, 37, 38, 44, 51, 52].includes(v * TEXELS + u) ? gem : rock(u, v, random);

/** Rows of texels as letters, each a colour; for what must be drawn by hand. */
export const drawn =
  (rows: readonly string[], colours: Readonly<Record<string, Rgb>>): Pixel =>
  (u, v) =>
    colours[rows[v]?.[u] ?? ''] ?? [0, 0, 0];

/** `over` hangs down from the upper edge of `under` in an uneven fringe. */
export const fringed =
  (over: Pixel, under: Pixel): Pixel =>
  (u, v, random) =>
    v < 2 + Math.floor(hash(u, 0, 5, 2) * 2) ? over(u, v, random) : under(u, v, random);
