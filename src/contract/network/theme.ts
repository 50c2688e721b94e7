import * as v from 'valibot';
import { arts } from './arts';
import { across, color, OPAQUE } from './fields';
import { backdrop, film, filmFaults } from './film';
import { fonts } from './fonts';
import { logo, usualLogo } from './logo';
import { contrastFaults } from './palette-contrast';
import { type Palette, type PaletteColor, TRANSLUCENT, usualPalettes } from './palettes';

const ANY = /^#[\da-f]{6}(?:[\da-f]{2})?$/;

const translucent = v.pipe(
  v.string('must be a text in quotes'),
  v.trim(),
  v.toLowerCase(),
  v.regex(ANY, 'must be a color like #62d26f, or #62d26f80 to let half of what is behind it through'),
);

const isRight = (palette: Palette): boolean =>
  Object.entries(palette).every(([name, written]) =>
    (TRANSLUCENT.includes(name as PaletteColor) ? ANY : OPAQUE).test(written),
  );

/** Schema of a palette; missing colors take the defaults. */
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

const entries = v.strictObject({
  arts: v.optional(arts, []),
  /** The home page's own picture. */
  backdrop: v.optional(backdrop),
  /** Film behind the home page's text; `false` for none. Defaults to the product's film, or to none over a `backdrop`. */
  film: v.optional(film),
  fonts: v.optional(fonts, {}),
  /** Shown beside the name, and on icons and link previews: a drawing, or a file of the folder such as `media/logo.svg`. */
  logo: v.optional(logo, usualLogo),
  /** Dark and light colors; missing ones take the defaults. */
  palettes: v.optional(
    v.strictObject({
      dark: v.optional(palette(usualPalettes.dark), {}),
      light: v.optional(palette(usualPalettes.light), {}),
    }),
    {},
  ),
});

/** `networks/NAME/theme.ts`: the network's look. */
export const themeSchema = v.pipe(
  entries,
  across<v.InferOutput<typeof entries>>((written) => filmFaults(written)),
);

export type ThemeInput = v.InferInput<typeof themeSchema>;
export type Theme = v.InferOutput<typeof themeSchema>;
