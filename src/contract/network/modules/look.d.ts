declare module '#network/art-hues' {
  import type { Hue } from '@/contract/network/visuals';

  /** Hue of the elements beside each picture, by picture name. */
  export const artHues: Readonly<Record<string, Hue>>;
}
declare module '#network/art-titles' {
  /** Picture names that editors see, by picture id. */
  export const artTitles: Readonly<Record<string, string>>;
}
declare module '#network/private/arts' {
  /** An owner's own pictures by name: WebP in Base64. */
  export const artFiles: Readonly<Record<string, string>>;
}
declare module '#network/film' {
  /** Addresses of one picture in two formats. */
  interface Forms {
    readonly avif: string;
    readonly webp: string;
  }
  /** Picture behind the home page's text; `phone` is a slice of it. */
  export const backdrop: { readonly wide: Forms; readonly phone: Forms };
  /** A constant, so that the bundler can drop dead code. */
  export const isFilmed: boolean;
  /** In the order in which browsers try them. */
  export const filmSources: readonly { src: string; type: string }[];
}
declare module '#network/private/film' {
  /** Picture that the build makes `backdrop` from, relative to the project's root; null for the product's own. */
  export const backdropSource: string | null;
  /** Path of each film file from the project's root, with its address on the site. */
  export const filmFiles: readonly { source: string; address: string }[];
}
declare module '#network/fonts' {
  import type { FontRole } from '@/contract/network/fonts';

  /** `@font-face` rules, for the fonts and for their system fallbacks. */
  export const fontFaces: string;
  /** Values for `font-family`. */
  export const fontFamilies: Readonly<Record<FontRole, string>>;
}
declare module '#network/private/fonts' {
  /** Path of each font file from the project's root, with its address on the site. */
  export const fontFiles: readonly { source: string; address: string }[];
  /** Addresses of the fonts that the first paint needs, one file per font. */
  export const preloadedFonts: readonly string[];
  /** Packages that contain the files. */
  export const fontPackages: readonly string[];
  /** Fonts for text in pictures, the preferred one first. */
  export const lettered: readonly { files: readonly string[]; outline: number; lineHeight: number }[];
}
declare module '#network/private/logo' {
  /** Source of the icons and picture on pages, both in base64; null if the logo is drawn. */
  export const logoFile: { source: string; shown: string } | null;
}
declare module '#network/theme' {
  import type { Drawing } from '@/contract/network/logo';
  import type { Palette } from '@/contract/network/palettes';

  /** The network's drawing, or the default one if its logo is a picture. */
  export const logo: Drawing;
  export const isLogoDrawn: boolean;
  /** Address of the logo picture on pages, or an empty text. */
  export const logoPicture: string;
  /** Whether the logo is scalable and available as `/favicon.svg`. */
  export const isLogoVector: boolean;
  export const palettes: { readonly dark: Palette; readonly light: Palette };
}
