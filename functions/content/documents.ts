import type { Art, BannerTone, ContentKind } from '@/contract/content-fields';

/** What is known of each document besides what somebody wrote. */
export interface Kept {
  /** Grows by one with each change. After a restore a number may be given to another text. */
  readonly version: number;
  /** Unique id of the change that made it what it is: no change is made twice, and no other text is taken for its text. */
  readonly edit: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** ISO 8601. */
  readonly updatedAt: string;
}

export interface StoryFields {
  readonly title: string;
  readonly tag: string;
  readonly summary: string;
  readonly points: readonly string[];
  readonly art: Art;
  /** ISO 8601; null for a draft. */
  readonly publishedAt: string | null;
  readonly announce: boolean;
}

export interface EventFields {
  readonly title: string;
  readonly when: string;
  readonly summary: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly prize: string;
  readonly art: Art;
  readonly href: string | null;
}

export interface QuestionFields {
  readonly question: string;
  readonly answer: string;
  readonly order: number;
}

export interface BannerFields {
  /** Empty while there is none: its version goes on. */
  readonly text: string;
  readonly href: string | null;
  readonly tone: BannerTone;
  readonly until: string | null;
}

/** What was written of a kind, a story's text aside, which is read by itself. */
export interface FieldsOf {
  readonly news: StoryFields;
  readonly events: EventFields;
  readonly faq: QuestionFields;
  readonly banner: BannerFields;
}

/** Kinds of documents, that of which there is one among them. */
export type DocumentKind = ContentKind | 'banner';

/** A document as it is stored, under its id. */
export type RecordOf<Kind extends DocumentKind> = Kept & FieldsOf[Kind];
export type DocumentOf<Kind extends DocumentKind> = RecordOf<Kind> & { readonly id: string };

/** The one banner's id. */
export const BANNER_ID = 'banner';

export type Story = DocumentOf<'news'> & {
  /** Its address below `/news`. */
  readonly slug: string;
};

/** All that the owner wrote, without the texts of stories. In no order. */
export interface Library {
  readonly news: readonly Story[];
  readonly events: readonly DocumentOf<'events'>[];
  readonly faq: readonly DocumentOf<'faq'>[];
  /** Null while none was ever written. */
  readonly banner: DocumentOf<'banner'> | null;
  /** Ids of stories by addresses that they had before. */
  readonly moved: ReadonlyMap<string, string>;
}
