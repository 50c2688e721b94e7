import type { ComponentType } from 'react';
import type { Schema } from 'yup';
import type { EditingTexts, KindTexts } from '#messages/content-desk';
import type { DeskBanner, DeskEvent, DeskQuestion, DeskStory } from '@/contract/content';
import type { ContentKind } from '@/contract/content-fields';

/** The desk's document type of each kind. */
export interface Documents {
  news: DeskStory;
  events: DeskEvent;
  faq: DeskQuestion;
  banner: DeskBanner;
}
/** Besides the kinds with a list: the banner, of which there is one at most. */
export type DeskKind = keyof Documents;
export type DeskDocument = Documents[DeskKind];

/** Returns a document's id; null for a new one, and for the banner, which has none. */
export const idOf = (item: DeskDocument | null): string | null => (item && 'id' in item ? item.id : null);

/** Fields of every saved document. */
export interface Saved {
  version: number;
  updatedAt: string;
}

/** A field of an editor, as shown when comparing two versions. */
export interface Field<Values> {
  name: keyof Values & string;
  label: string;
  /** Returns its value as text; empty for nothing. */
  show: (values: Values) => string;
}

/**
 * Definition of something editable. `Values` are those of its form: texts, lists of texts, booleans, and
 * times in ISO 8601 or null. They have the wire's names, so that the server's errors find their fields.
 */
export interface Editable<Item extends Saved, Values extends object> {
  texts: EditingTexts;
  /** Returns the form's values of a saved item; the initial values for null. */
  toValues: (item: Item | null) => Values;
  /** Returns the request body without the version. */
  toBody: (values: Values) => object;
  schema: Schema;
  /** Fields by which two versions are compared, in the form's order. */
  fields: readonly Field<Values>[];
  /** Badges and notes, in the list and in a comparison. */
  Facts: ComponentType<{ item: Item }>;
  /** The form's fields; `item` is the saved one, null for a new one. */
  Fields: ComponentType<{ item: Item | null }>;
  /** Buttons beside *Save*, which stay in sight; see `useEditing`. */
  Buttons?: ComponentType<{ item: Item | null }>;
  /** Actions besides, below the form. */
  Actions?: ComponentType<{ item: Item | null }>;
  /** Renders the values as visitors will see them. */
  Preview?: ComponentType<{ values: Values; item: Item | null }>;
}

/** A kind of document. */
export interface Subject<Kind extends DeskKind, Values extends object> extends Editable<
  Documents[Kind],
  Values
> {
  kind: Kind;
  titleOf: (item: Documents[Kind]) => string;
  /** Returns the body that restores a deleted document. */
  toRestored: (item: Documents[Kind]) => object;
}

/** A kind of document that has a list. */
export interface ListedSubject<Kind extends ContentKind, Values extends object> extends Subject<
  Kind,
  Values
> {
  texts: KindTexts;
}
