import * as v from 'valibot';
import { artHues } from '#network/art-hues';
import { artNow, BANNER_TONES, SLUG, USUAL_ART } from '@/contract/content-fields';
import { recurrenceSchema } from '@/contract/recurrence';
import { SAVINGS } from '@/contract/savings';
import { time } from '@/contract/shapes';
import { isSiteLink } from '@/contract/site-link';
import { DatabaseError } from '../../core/database/database-error';
import { readEach } from '../../core/database/read-each';
import { toShape } from '../../core/database/replies';
import {
  BANNER_ID,
  SAVINGS_ID,
  type DocumentKind,
  type DocumentOf,
  type Library,
  type RecordOf,
} from '../documents';
import { contentKeys } from './content-keys';

/** A time in the contract's format, however it was stored, because feeds and calendars use it as is. */
const utc = v.pipe(
  time,
  v.transform((text) => new Date(text).toISOString()),
  v.check((text) => /^\d{4}-/.test(text)),
);
/** A link; null for a forbidden or unreadable one. */
const link = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => (text !== null && isSiteLink(text) ? text : null)),
);

const kept = { version: v.number(), edit: v.string(), createdAt: v.number(), updatedAt: utc };
/** A picture that the network has, in place of one that it has no more, too. */
const art = v.pipe(
  v.string(),
  v.transform(artNow),
  v.transform((name) => (Object.hasOwn(artHues, name) ? name : USUAL_ART)),
);

const RECORDS: { readonly [Kind in DocumentKind]: v.GenericSchema<unknown, RecordOf<Kind>> } = {
  news: v.object({
    ...kept,
    title: v.string(),
    tag: v.string(),
    summary: v.string(),
    points: v.array(v.string()),
    art,
    publishedAt: v.nullable(utc),
    announce: v.boolean(),
  }),
  events: v.object({
    ...kept,
    title: v.string(),
    when: v.string(),
    summary: v.string(),
    startsAt: v.nullable(utc),
    endsAt: v.nullable(utc),
    // Records of earlier versions have none.
    recurrence: v.nullish(recurrenceSchema, null),
    prize: v.string(),
    art,
    href: link,
  }),
  faq: v.object({ ...kept, question: v.string(), answer: v.string(), order: v.number() }),
  banner: v.object({
    ...kept,
    text: v.string(),
    href: link,
    tone: v.picklist(BANNER_TONES),
    until: v.nullable(utc),
  }),
  savings: v.object({
    ...kept,
    film: v.boolean(),
    polls: v.boolean(),
    heartbeats: v.boolean(),
    bySite: v.array(v.picklist(SAVINGS)),
    takenIn: v.nullable(v.string()),
  }),
};

/**
 * Parses hashes from a script's reply, names and values in turn. Unreadable documents are left out.
 * @throws DatabaseError when the reply has no hashes
 */
export function unpackLibrary([news, events, faq, banner, savings, slugs]: readonly unknown[]): Library {
  const [own, moved] = [new Map<string, string>(), new Map<string, string>()];
  for (const [slug, owner] of pairsOf(slugs)) {
    if (!SLUG.test(slug)) continue;
    if (owner.startsWith('=')) own.set(owner.slice(1), slug);
    else moved.set(slug, owner.slice(1));
  }
  return {
    news: documentsOf('news', news).map((story) => ({ ...story, slug: own.get(story.id) ?? story.id })),
    events: documentsOf('events', events),
    faq: documentsOf('faq', faq),
    banner: documentsOf('banner', banner).find(({ id }) => id === BANNER_ID) ?? null,
    savings: unpackSavings(savings),
    moved,
  };
}

/** Parses the hash of savings, names and values in turn. Unreadable ones count as none. */
export const unpackSavings = (hash: unknown): Library['savings'] =>
  documentsOf('savings', hash).find(({ id }) => id === SAVINGS_ID) ?? null;

function documentsOf<Kind extends DocumentKind>(kind: Kind, hash: unknown): DocumentOf<Kind>[] {
  const schema: v.GenericSchema<unknown, RecordOf<Kind>> = RECORDS[kind];
  const read = ([id, json]: [id: string, json: string]) => ({ ...toShape(schema, json), id });
  return readEach(contentKeys.documents(kind), pairsOf(hash), read, ([id]) => id);
}

function pairsOf(hash: unknown): [name: string, value: string][] {
  if (!Array.isArray(hash)) throw new DatabaseError();
  const texts = hash.map(String);
  return texts.flatMap((name, at) => (at % 2 === 0 ? [[name, texts[at + 1] ?? '']] : []));
}
