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
