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
