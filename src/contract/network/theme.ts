import * as v from 'valibot';
import { color, OPAQUE } from './color';
import { across } from './fields';
import { logo, usualLogo } from './logo';
import { contrastFaults } from './palette-contrast';
import { type Palette, type PaletteColor, TRANSLUCENT, usualPalettes } from './palettes';

const ANY = /^#[\da-f]{6}(?:[\da-f]{2})?$/;

const translucent = v.pipe(
  v.string('must be a text in quotes'),
  v.trim(),
  v.toLowerCase(),
  v.regex(ANY, 'must be a colour like #62d26f, or #62d26f80 to let half of what is behind it through'),
);

const isRight = (palette: Palette): boolean =>
  Object.entries(palette).every(([name, written]) =>
    (TRANSLUCENT.includes(name as PaletteColor) ? ANY : OPAQUE).test(written),
  );

/** A palette, in which what is not named is as usual. */
const palette = (usual: Palette) => {
  const colors = Object.entries(usual) as [PaletteColor, string][];
  const entries = colors.map(([name, usualColor]) => [
    name,
    v.optional(TRANSLUCENT.includes(name) ? translucent : color, usualColor),
  ]);
  return v.pipe(
    v.strictObject(
      Object.fromEntries(entries) as Record<PaletteColor, v.OptionalSchema<typeof color, string>>,
    ),
    across<Palette>((written) =>
      isRight(written) ? contrastFaults(written).map(({ name, message }) => ({ at: [name], message })) : [],
    ),
  );
};

/** `networks/NAME/theme.ts`: how a network looks. */
export const themeSchema = v.strictObject({
  /** Stands beside the name, and on icons and pictures of links. */
  logo: v.optional(logo, usualLogo),
  /** Colours by night and by day; those that are left out are as usual. */
  palettes: v.optional(
    v.strictObject({
      dark: v.optional(palette(usualPalettes.dark), {}),
      light: v.optional(palette(usualPalettes.light), {}),
    }),
    {},
  ),
});

export type ThemeInput = v.InferInput<typeof themeSchema>;
export type Theme = v.InferOutput<typeof themeSchema>;
