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
