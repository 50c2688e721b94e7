/** What the published files may weigh, in bytes. */
export const FILM_BYTES = 1_000_000;
export const POSTER_BYTES = 60_000;
export const PHONE_POSTER_BYTES = 30_000;
export const ART_BYTES = 40_000;
export const PREVIEW_BYTES = 200_000;

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
