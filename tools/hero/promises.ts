/** What the published files may weigh, in bytes. */
export const FILM_BYTES = 1_000_000;
/** The few browsers that know no AVIF get WebP. */
export const POSTER_BYTES = { avif: 40_000, webp: 60_000 } as const;
/** With the page's script, fonts and styles this must stay below 250 kB. */
export const PHONE_POSTER_BYTES = { avif: 20_000, webp: 30_000 } as const;
export const ART_BYTES = 40_000;
/** Of the link preview's scene, which the build only reads. */
export const PREVIEW_SCENE_BYTES = 150_000;

/** The stills for cards, each a scene and a file of that name. */
export const artNames = [
  'practice-pvp',
  'lifesteal',
  'duels',
  'events',
  'build',
  'treasure',
  'upgrade',
  'community',
] as const;
