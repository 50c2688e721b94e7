import * as v from 'valibot';
import { ARTS, BANNER_TONES } from '@/contract/content-fields';
import { time } from '@/contract/shapes';
import { DatabaseError } from '../../core/database/database-error';
import { BANNER_ID, type DocumentKind, type DocumentOf, type Library, type RecordOf } from '../documents';

const kept = { version: v.number(), edit: v.string(), createdAt: v.number(), updatedAt: time };
const art = v.picklist(ARTS);

const RECORDS: { readonly [Kind in DocumentKind]: v.GenericSchema<unknown, RecordOf<Kind>> } = {
  news: v.object({
    ...kept,
    title: v.string(),
    tag: v.string(),
    summary: v.string(),
    points: v.array(v.string()),
    art,
    publishedAt: v.nullable(time),
    announce: v.boolean(),
  }),
  events: v.object({
    ...kept,
    title: v.string(),
    when: v.string(),
    summary: v.string(),
    startsAt: v.nullable(time),
    endsAt: v.nullable(time),
    prize: v.string(),
    art,
    href: v.nullable(v.string()),
  }),
  faq: v.object({ ...kept, question: v.string(), answer: v.string(), order: v.number() }),
  banner: v.object({
    ...kept,
    text: v.string(),
    href: v.nullable(v.string()),
    tone: v.picklist(BANNER_TONES),
    until: v.nullable(time),
  }),
};

/** Hashes as a script returns them, names and values in turn. @throws DatabaseError for what this site did not write */
export function unpackLibrary([news, events, faq, banner, slugs]: readonly unknown[]): Library {
  const [own, moved] = [new Map<string, string>(), new Map<string, string>()];
  for (const [slug, owner] of pairsOf(slugs)) {
    if (owner.startsWith('=')) own.set(owner.slice(1), slug);
    else moved.set(slug, owner.slice(1));
  }
  return {
    news: documentsOf('news', news).map((story) => ({ ...story, slug: own.get(story.id) ?? story.id })),
    events: documentsOf('events', events),
    faq: documentsOf('faq', faq),
    banner: documentsOf('banner', banner).find(({ id }) => id === BANNER_ID) ?? null,
    moved,
  };
}

function documentsOf<Kind extends DocumentKind>(kind: Kind, hash: unknown): DocumentOf<Kind>[] {
  const schema: v.GenericSchema<unknown, RecordOf<Kind>> = v.pipe(v.string(), v.parseJson(), RECORDS[kind]);
  return pairsOf(hash).map(([id, json]) => {
    const parsed = v.safeParse(schema, json);
    if (!parsed.success) throw new DatabaseError();
    return { ...parsed.output, id };
  });
}

function pairsOf(hash: unknown): [name: string, value: string][] {
  if (!Array.isArray(hash)) throw new DatabaseError();
  const texts = hash.map(String);
  return texts.flatMap((name, at) => (at % 2 === 0 ? [[name, texts[at + 1] ?? '']] : []));
}
