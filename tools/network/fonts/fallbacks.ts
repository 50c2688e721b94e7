import type { Script } from './scripts';

/** Part of a web font that one face of a system font replaces until the file has loaded. */
export interface Imitated {
  /** Name of the web font. */
  name: string;
  /** CSS weights to cover. */
  weights: string;
  isBold: boolean;
  script: Script;
  /** Mean width of a letter of `script`, in em. */
  width: number;
  /** Extent above and below the baseline, in em. */
  ascent: number;
  descent: number;
}

export type SystemFontName = 'Arial' | 'Roboto' | 'Noto Sans' | 'DejaVu Sans';

interface SystemFont {
  name: SystemFontName;
  /** Full or PostScript names: `local()` matches no others. Browsers use the first one that is installed. */
  regular: readonly string[];
  bold: readonly string[];
  /** Mean width of a letter of each script's sample, regular and bold, in em. The test reports the right number if one differs. */
  widths: Readonly<Record<Script, readonly [regular: number, bold: number]>>;
}

/**
 * Fonts that come with common systems, in the order in which they are tried.
 *
 * Segoe UI and San Francisco are missing because they would never be used: Windows, macOS and iOS all come with Arial.
 * San Francisco would not match either. Its files have private names, and `local()` accepts no keyword like `system-ui`.
 */
export const systemFonts: readonly SystemFont[] = [
  {
    name: 'Arial',
    // The other names are fonts with the same widths.
    regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: { Latn: [0.4426, 0.4771], Cyrl: [0.5034, 0.5437], Grek: [0.4492, 0.4841] },
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto Regular'],
    // Android 12 and later has one variable file under the regular name. The browser sets the weight of the face.
    bold: ['Roboto Bold', 'Roboto', 'Roboto Regular'],
    widths: { Latn: [0.4424, 0.4496], Cyrl: [0.5098, 0.514], Grek: [0.4703, 0.4785] },
  },
  {
    name: 'Noto Sans',
    regular: ['Noto Sans', 'Noto Sans Regular'],
    bold: ['Noto Sans Bold'],
    widths: { Latn: [0.4719, 0.5015], Cyrl: [0.5256, 0.5588], Grek: [0.4837, 0.5171] },
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    widths: { Latn: [0.5059, 0.5714], Cyrl: [0.5746, 0.6292], Grek: [0.5236, 0.5803] },
  },
];

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const familyOf = (web: string, { name }: SystemFont): string => `${web} Fallback: ${name}`;

/** `size-adjust` gives the fallback the web font's width. The overrides, relative to that size, give it the line height. */
const fallbackFace = (web: Imitated, font: SystemFont): string => {
  const scale = web.width / font.widths[web.script][web.isBold ? 1 : 0];
  const names = web.isBold ? font.bold : font.regular;
  return `@font-face {
  font-family: '${familyOf(web.name, font)}';
  font-weight: ${web.weights};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(web.ascent / scale)};
  descent-override: ${percent(web.descent / scale)};
  line-gap-override: 0%;
}`;
};

/** Returns the rules of all faces of the system fonts. */
export const fallbackFaces = (imitated: readonly Imitated[]): string =>
  systemFonts.flatMap((font) => imitated.map((web) => fallbackFace(web, font))).join('\n');

/** Returns the families to list after the web font. Each system font has its own, because a face has only one `size-adjust`. */
export const fallbackFamilies = (name: string): string =>
  systemFonts.map((font) => `'${familyOf(name, font)}'`).join(', ');
