import type { ComponentType } from 'react';
import type { Schema } from 'yup';
import type { DeskEvent, DeskQuestion, DeskStory } from '@/contract/content';
import type { ContentKind } from '@/contract/content-fields';
import type { KindWords } from '@/messages/en/content-desk';

/** What the desk has of each kind. */
export interface Documents {
  news: DeskStory;
  events: DeskEvent;
  faq: DeskQuestion;
}
export type DeskDocument = Documents[ContentKind];

/** What every saved thing has. */
export interface Saved {
  version: number;
  updatedAt: string;
}

/** A field of an editor, as the comparison of two versions shows it. */
export interface Field<Values> {
  name: keyof Values & string;
  label: string;
  /** What the values have in it, in words; empty for nothing. */
  show: (values: Values) => string;
}

/**
 * What the editor has to know of what it edits. `Values` are those of its form: texts, lists of texts, yes or no, and moments as
 * ISO 8601 or null. Their names are those of the wire, so that what the server says of a field finds it.
 */
export interface Editable<Item extends Saved, Values extends object> {
  /** As in `The story is saved`. */
  noun: string;
  /** Of what is saved; without it, those that a new one begins with. */
  toValues: (item: Item | null) => Values;
  /** What is sent for them, without the version. */
  toBody: (values: Values) => object;
  /** Checks the form's values. */
  schema: Schema;
  /** What two versions are compared by, in the form's order. */
  fields: readonly Field<Values>[];
  /** Badges and notes, in the list and in a comparison. */
  Facts: ComponentType<{ item: Item }>;
  /** The form's fields; `item` is what is saved, null for a new one. */
  Fields: ComponentType<{ item: Item | null }>;
  /** What can be done besides saving; see `useEditing`. */
  Actions?: ComponentType<{ item: Item | null }>;
  /** How visitors will see the values. */
  Preview?: ComponentType<{ values: Values; item: Item | null }>;
}

/** A kind of document, for its tab. */
export interface Subject<Kind extends ContentKind, Values extends object> extends Editable<
  Documents[Kind],
  Values
> {
  kind: Kind;
  words: KindWords;
  titleOf: (item: Documents[Kind]) => string;
  /** What is sent to bring back one that was deleted. */
  toRestored: (item: Documents[Kind]) => object;
}
