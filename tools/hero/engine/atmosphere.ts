import { mix, scale, type Rgb } from './colour';
import { dot, type Vector } from './vector';

/** The light of the open sky: all colours are radiance in linear light. */
export interface Atmosphere {
  zenith: Rgb;
  horizon: Rgb;
  /** The last band of light, low over the horizon. */
  dusk: { colour: Rgb; towards: Vector };
  /** Lights from far away, each with sharp shadows. */
  suns: readonly { colour: Rgb; towards: Vector }[];
  /** What light gives back from a face that it meets near by. */
  bounce: Rgb;
}

export const skyLight = ({ zenith, horizon, dusk }: Atmosphere, direction: Vector): Rgb => {
  const up = Math.max(0, direction[1]);
  const base = mix(horizon, zenith, Math.min(1, up * 1.6) ** 0.6);
  const flat = Math.hypot(direction[0], direction[2]) || 1;
  const facing = Math.max(0, dot(direction, [dusk.towards[0], 0, dusk.towards[2]]) / flat);
  const glow = scale(dusk.colour, facing ** 2 * Math.exp(-((direction[1] / 0.35) ** 2)));
  return [base[0] + glow[0], base[1] + glow[1], base[2] + glow[2]];
};

/** `count` directions over the half space of a face, denser towards its normal, each worth the same. */
export const hemisphere = (normal: Vector, count: number): readonly Vector[] =>
  Array.from({ length: count }, (_, index) => {
    const radius = Math.sqrt((index + 0.5) / count);
    const angle = index * 2.399963 + 0.5;
    const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const c = Math.sqrt(1 - radius * radius);
    if (normal[1] !== 0) return [a, c * normal[1], b];
    return normal[0] !== 0 ? [c * normal[0], a, b] : [a, b, c * normal[2]];
  });
