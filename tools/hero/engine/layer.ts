import type { Atmosphere } from './atmosphere';
import { pointBehind, viewDirection, type Camera } from './camera';
import { expose, type Rgb } from './colour';
import { createHit, textureTexel } from './hit';
import { GROUP_COUNT, lampGroup } from './lamps';
import { CHANNELS, Shader } from './shader';
import type { World } from './world';

export interface LayerSpec {
  world: World;
  camera: Camera;
  air: Atmosphere;
  width: number;
  height: number;
  /** Samples along each edge of a pixel. */
  samples: number;
  /** The haze in front of the world, and the share of it that it hides. */
  haze?: { colour: Rgb; share: number };
}

/** Pixels of 8-bit red, green, blue and alpha. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

export interface Layer {
  width: number;
  height: number;
  /** The picture with every changing light at its weakest. */
  base: Pixels;
  /** What each changing group of lights adds at its strongest: torches A, torches B, beacon. */
  gains: readonly Pixels[];
  /** What shines by itself, for the bloom: steady, torches A, torches B, beacon. */
  glows: readonly Pixels[];
}

const WEAKEST = 0.8;
const STRONGEST = 1.2;
const NUMBERS = CHANNELS * 2;

/** Traces a world into pictures. */
export const renderLayer = (spec: LayerSpec): Layer => {
  const { world, camera, samples } = spec;
  const [width, height] = [Math.ceil(spec.width), Math.ceil(spec.height)];
  const view = viewDirection(camera);
  const shader = new Shader(world, spec.air, view);
  const hit = createHit();
  const picture = () => new Uint8ClampedArray(width * height * 4);
  const base = picture();
  const gains = Array.from({ length: GROUP_COUNT - 1 }, picture);
  const glows = Array.from({ length: GROUP_COUNT }, picture);
  const sum = new Float32Array(NUMBERS);

  const sample = (sx: number, sy: number): boolean => {
    if (!shader.look(pointBehind(camera, sx, sy, world.height), hit)) return false;
    const { light, offset } = shader.texel(hit);
    const haze = spec.haze?.share ?? 0;
    for (let i = 0; i < CHANNELS; i++)
      sum[i] = (sum[i] ?? 0) + (light[offset + i] ?? 0) * (1 - haze) + (spec.haze?.colour[i] ?? 0) * haze;
    const { block } = hit;
    if (block && block.glow > 0.5) {
      const from = CHANNELS + lampGroup(block.lamp, hit.x, hit.z) * 3;
      const texel = textureTexel(hit) * 3;
      for (let i = 0; i < 3; i++)
        sum[from + i] =
          (sum[from + i] ?? 0) + (block.skins[hit.face]?.[texel + i] ?? 0) * block.glow * (1 - haze);
    }
    return true;
  };

  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      sum.fill(0);
      let met = 0;
      for (let j = 0; j < samples; j++)
        for (let i = 0; i < samples; i++)
          met += Number(sample(px + (i + 0.5) / samples, py + (j + 0.5) / samples));
      if (met === 0) continue;
      const at = (py * width + px) * 4;
      const cover = met / (samples * samples);
      base[at + 3] = cover * 255;
      for (let i = 0; i < 3; i++) {
        const part = (group: number) => (sum[group * 3 + i] ?? 0) / met;
        const low = part(0) + WEAKEST * (part(1) + part(2) + part(3));
        const shown = expose(low);
        base[at + i] = shown;
        gains.forEach((gain, index) => {
          gain[at + i] = (expose(low + (STRONGEST - WEAKEST) * part(index + 1)) - shown) * cover;
        });
        glows.forEach((glow, group) => {
          glow[at + i] = expose((sum[CHANNELS + group * 3 + i] ?? 0) / met) * cover;
        });
      }
      for (const extra of [...gains, ...glows]) extra[at + 3] = 255;
    }
  return { width, height, base, gains, glows };
};
