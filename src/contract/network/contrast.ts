/** Red, green and blue, each 0 to 255. */
export type Channels = readonly [number, number, number];

/** Parses `#rrggbb`; anything after it, such as an alpha channel, is ignored. */
export const channels = (hex: string): Channels => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

/** Result of `color-mix(in srgb, over percent%, transparent)` on an opaque ground. */
export const mix = (over: Channels, ground: Channels, percent: number): Channels => {
  const one = (index: 0 | 1 | 2) => (over[index] * percent + ground[index] * (100 - percent)) / 100;
  return [one(0), one(1), one(2)];
};

/** Relative luminance, WCAG 2.2. */
const luminance = (color: Channels): number => {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Contrast ratio, WCAG 2.2: 1 to 21. */
export const contrast = (one: Channels, other: Channels): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};
