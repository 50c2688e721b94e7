import {
  breakpoints,
  corners,
  durations,
  fontFamilies,
  fontSizes,
  layers,
  palettes,
  sizes,
  space,
  type ColorName,
} from './tokens';

const colorNames = Object.keys(palettes.dark) as ColorName[];
const property = (name: ColorName) => `--color-${name}`;

/** Returns a palette as custom-property declarations. */
export const paletteDeclarations = (palette: Record<ColorName, string>): string =>
  colorNames.map((name) => `${property(name)}: ${palette[name]};`).join('\n');

/** Media queries from each breakpoint upwards. */
const media = {
  small: `@media (min-width: ${String(breakpoints.small)}px)`,
  medium: `@media (min-width: ${String(breakpoints.medium)}px)`,
  large: `@media (min-width: ${String(breakpoints.large)}px)`,
} as const;

/**
 * One theme object for both palettes. Colors are references to custom properties, which the document's `data-theme` attribute
 * sets. Prerendered pages therefore match every visitor's choice before any app script runs.
 */
export const theme = {
  color: Object.fromEntries(colorNames.map((name) => [name, `var(${property(name)})`])) as Record<
    ColorName,
    string
  >,
  space,
  fontFamily: fontFamilies,
  fontSize: fontSizes,
  duration: durations,
  corner: corners,
  layer: layers,
  size: sizes,
  media,
} as const;

export type Theme = typeof theme;
