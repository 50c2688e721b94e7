/** What the owner writes: its kinds, and what its fields may hold. Apart from the schemas, so that a page can count without a validator. */

/** Documents of which there are several. */
export const CONTENT_KINDS = ['news', 'events', 'faq'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Most characters of a text, in UTF-16 units as `maxlength` of HTML counts them, and most points of a story. */
export const CONTENT_LIMITS = {
  title: 120,
  slug: 80,
  tag: 40,
  summary: 300,
  points: 5,
  point: 160,
  body: 20_000,
  /** When an event takes place, in words. */
  when: 80,
  prize: 120,
  question: 120,
  answer: 2_000,
  banner: 200,
  href: 500,
} as const;

/** Address of a story below `/news`, up to its length. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Most documents of a kind: an instance keeps them in its memory, and reads them with one command. */
export const MOST_DOCUMENTS: Readonly<Record<ContentKind, number>> = { news: 500, events: 300, faq: 200 };

/** The newest stories that the home page shows, and the next events. */
export const HOME_CARDS = 3;

/** In the place of a story's time of publication: when the server gets it, since an editor's clock may be wrong. */
export const NOW = 'now';

/** How the banner looks. */
export const BANNER_TONES = ['info', 'good', 'warning'] as const;
export type BannerTone = (typeof BANNER_TONES)[number];

/** The site's own drawings that a story or an event can have. */
export const ARTS = [
  'practice-pvp',
  'lifesteal',
  'duels',
  'events',
  'build',
  'treasure',
  'upgrade',
  'community',
] as const;
export type Art = (typeof ARTS)[number];
