/**
 * The owner's content: its kinds and the limits of its fields. Kept apart from the schemas, so a page can
 * count characters without a validator.
 */

/** Kinds with more than one document. */
export const CONTENT_KINDS = ['news', 'events', 'faq'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/**
 * Maximum lengths in UTF-16 units, as HTML's `maxlength` counts them, and the maximum number of a story's
 * points.
 */
export const CONTENT_LIMITS = {
  title: 120,
  slug: 80,
  tag: 40,
  summary: 300,
  points: 5,
  point: 160,
  body: 20_000,
  /** Time of an event, in words. */
  when: 80,
  prize: 120,
  question: 120,
  answer: 2_000,
  banner: 200,
  href: 500,
} as const;

/** Format of a story's path segment below `/news`; the length is checked separately. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Maximum number of documents of a kind: an instance keeps them in memory and reads them with one command.
 */
export const MOST_DOCUMENTS: Readonly<Record<ContentKind, number>> = { news: 500, events: 300, faq: 200 };

/** Number of newest stories, and of next events, on the home page. */
export const HOME_CARDS = 3;

/**
 * Stands for a story's time of publication: the server's time of receipt, because an editor's clock may be
 * wrong.
 */
export const NOW = 'now';

export const BANNER_TONES = ['info', 'good', 'warning'] as const;
export type BannerTone = (typeof BANNER_TONES)[number];

/** The product's own pictures, named by what they show. A network has others beside them, in `theme.ts`. */
export const ARTS = [
  'arena',
  'heart',
  'islands',
  'stage',
  'tower',
  'treasure',
  'machine-hall',
  'campfire',
] as const;
export type Art = (typeof ARTS)[number];

/** Present names of pictures by those of earlier versions, which are in owners' files, stored content, kept drafts and addresses. */
export const FORMER_ARTS: Readonly<Record<string, Art>> = {
  'practice-pvp': 'arena',
  lifesteal: 'heart',
  duels: 'islands',
  events: 'stage',
  build: 'tower',
  upgrade: 'machine-hall',
  community: 'campfire',
};

/** Picture of a new story, and of one whose picture is gone. */
export const USUAL_ART: Art = 'campfire';

/** The name that a picture has now, given the one that it had. */
export const artNow = (name: string): string =>
  Object.hasOwn(FORMER_ARTS, name) ? (FORMER_ARTS[name] ?? name) : name;

/** Ways in which an event repeats; days and weekdays are those of its beginning. */
export const REPEATS = ['weekly', 'monthly-on-day', 'monthly-on-weekday', 'monthly-on-last-weekday'] as const;
export type Repeats = (typeof REPEATS)[number];

export const RECURRENCE_LIMITS = { every: 52, count: 500, except: 50 } as const;
