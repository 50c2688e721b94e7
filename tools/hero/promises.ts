/** What the published files may weigh, in bytes. */
export const FILM_BYTES = 1_000_000;
export const POSTER_BYTES = 60_000;
export const PHONE_POSTER_BYTES = 30_000;
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
