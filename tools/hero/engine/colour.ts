/** Linear light, 1 = full white of the display. */
export type Rgb = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toDisplay = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** `#rrggbb` to linear light. */
export const rgb = (hex: string): Rgb => {
  const channel = (from: number) => toLinear(parseInt(hex.slice(from, from + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const scale = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by];

/** A colour in linear light as CSS, clipped to what a display shows. */
export const css = (colour: Rgb, alpha = 1): string => {
  const channel = (value: number) => String(Math.round(255 * toDisplay(Math.min(1, Math.max(0, value)))));
  return `rgb(${channel(colour[0])} ${channel(colour[1])} ${channel(colour[2])} / ${String(alpha)})`;
};

/** Keeps dark tones as they are and rolls bright ones off towards white. */
const film = (x: number) => 1 - Math.exp(-1.15 * x);

const STEPS = 4096;
const BRIGHTEST = 8;
/** Finer steps in the dark, where the eye sees them. */
const curve = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const x = (step / STEPS) ** 3 * BRIGHTEST;
  return 255 * toDisplay(film(x));
});

/** Linear light of the scene to 0..255 on the display (not rounded). */
export const expose = (value: number): number => {
  const step = Math.cbrt(Math.min(BRIGHTEST, Math.max(0, value)) / BRIGHTEST) * STEPS;
  const low = Math.floor(step);
  const from = curve[low] ?? 255;
  return from + ((curve[low + 1] ?? from) - from) * (step - low);
};
