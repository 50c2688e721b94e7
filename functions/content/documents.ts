import type { BannerTone, ContentKind } from '@/contract/content-fields';
import type { Recurrence } from '@/contract/recurrence';
import type { Saving } from '@/contract/savings';

/** `updatedAt` of a document without a date of its own, as the network's folder has it. */
export const NO_DATE = '2025-01-01T00:00:00.000Z';

/** Metadata of every document. */
export interface Kept {
  /** Grows by one with each change. After a restore, a number may be reused for another text. */
  readonly version: number;
  /** Unique id of the latest change. It keeps a change from being made twice, and its text from being confused with another. */
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
  readonly art: string;
  /** ISO 8601; null for a draft. */
  readonly publishedAt: string | null;
  readonly announce: boolean;
}

export interface EventFields {
  readonly title: string;
  readonly when: string;
  readonly summary: string;
  /** The first time, if it recurs. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly recurrence: Recurrence | null;
  readonly prize: string;
  readonly art: string;
  readonly href: string | null;
}

export interface QuestionFields {
  readonly question: string;
  readonly answer: string;
  readonly order: number;
}

export interface BannerFields {
  /** Empty without a banner, whose version continues. */
  readonly text: string;
  readonly href: string | null;
  readonly tone: BannerTone;
  readonly until: string | null;
}

/** True for each part that the site does without. */
export interface SavingsFields extends Readonly<Record<Saving, boolean>> {
  /** Those that the site has made by itself. */
  readonly bySite: readonly Saving[];
  /** UTC month in which it has done so, as `2026-11`; null for never. */
  readonly takenIn: string | null;
}

/** Fields of each kind, without a story's text, which is read separately. */
export interface FieldsOf {
  readonly news: StoryFields;
  readonly events: EventFields;
  readonly faq: QuestionFields;
  readonly banner: BannerFields;
  readonly savings: SavingsFields;
}

/** Kinds of which there is one document: the banner, and what the site saves. */
type SingleKind = 'banner' | 'savings';
export type DocumentKind = ContentKind | SingleKind;

export type RecordOf<Kind extends DocumentKind> = Kept & FieldsOf[Kind];
export type DocumentOf<Kind extends DocumentKind> = RecordOf<Kind> & { readonly id: string };

export const BANNER_ID = 'banner';
export const SAVINGS_ID = 'savings';

export type Story = DocumentOf<'news'> & {
  /** Address below `/news`. */
  readonly slug: string;
};

/** The owner's content without the texts of stories, unordered. */
export interface Library {
  readonly news: readonly Story[];
  readonly events: readonly DocumentOf<'events'>[];
  readonly faq: readonly DocumentOf<'faq'>[];
  /** Null if it was never written. */
  readonly banner: DocumentOf<'banner'> | null;
  /** Null if it has never saved. */
  readonly savings: DocumentOf<'savings'> | null;
  /** Ids of stories by their former addresses. */
  readonly moved: ReadonlyMap<string, string>;
}
