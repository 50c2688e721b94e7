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
