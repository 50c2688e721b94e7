/** Web font faces that need a fallback. Ascent and descent are the web font's own (hhea table), in percent of an em. */
const webFaces = {
  text: { family: 'Onest', weights: '100 500', ascent: 97, descent: 30.5 },
  boldText: { family: 'Onest', weights: '600 900', ascent: 97, descent: 30.5 },
  display: { family: 'Pixelify Sans', weights: '400 700', ascent: 92, descent: 28 },
} as const;
type WebFace = keyof typeof webFaces;
const webFaceNames = Object.keys(webFaces) as WebFace[];

export type SystemFontName = 'Arial' | 'Roboto' | 'Noto Sans' | 'DejaVu Sans';

interface SystemFont {
  name: SystemFontName;
  /** Full or PostScript names: `local()` matches no others. The browser uses the first one that is installed. */
  regular: readonly string[];
  bold: readonly string[];
  /**
   * Mean width of a letter in the web font, in percent of the mean width in this font. The test computes these with
   * Capsize from the font files, and names the right number where one differs.
   */
  sizeAdjust: Readonly<Record<WebFace, number>>;
}

/**
 * Fonts that come with common systems, in the order in which they are tried.
 *
 * Segoe UI and San Francisco are missing because they would never be used: Windows, macOS and iOS all come with Arial.
 * San Francisco would not match either. Its files have private names, and `local()` accepts no keyword like `system-ui`.
 */
const systemFonts: readonly SystemFont[] = [
  {
    name: 'Arial',
    // The others are fonts with the same widths.
    regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    sizeAdjust: { text: 105.2, boldText: 100.63, display: 106.67 },
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto Regular'],
    // Android 12 and later have one variable file under the regular name. The browser sets the weight of the face.
    bold: ['Roboto Bold', 'Roboto', 'Roboto Regular'],
    sizeAdjust: { text: 105.43, boldText: 106.82, display: 113.24 },
  },
  {
    name: 'Noto Sans',
    regular: ['Noto Sans', 'Noto Sans Regular'],
    bold: ['Noto Sans Bold'],
    sizeAdjust: { text: 98.95, boldText: 96.02, display: 101.79 },
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    sizeAdjust: { text: 92.27, boldText: 84.11, display: 89.16 },
  },
];

const familyOf = (web: WebFace, { name }: SystemFont): string => `${webFaces[web].family} Fallback: ${name}`;

/** `size-adjust` gives the fallback the web font's width. The overrides, relative to that size, give it the line height. */
const fallbackFace = (web: WebFace, font: SystemFont): string => {
  const { weights, ascent, descent } = webFaces[web];
  const scale = font.sizeAdjust[web] / 100;
  const names = web === 'text' ? font.regular : font.bold;
  return `@font-face {
  font-family: '${familyOf(web, font)}';
  font-weight: ${weights};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${String(font.sizeAdjust[web])}%;
  ascent-override: ${(ascent / scale).toFixed(2)}%;
  descent-override: ${(descent / scale).toFixed(2)}%;
  line-gap-override: 0%;
}`;
};

/** Rules of all fallback faces. */
export const fallbackFaces = systemFonts
  .flatMap((font) => webFaceNames.map((web) => fallbackFace(web, font)))
  .join('\n');

/** Families to list after the web font. Each system font has its own, because one face has one `size-adjust`. */
export const fallbackFamilies = (web: 'text' | 'display'): string =>
  systemFonts.map((font) => `'${familyOf(web, font)}'`).join(', ');
