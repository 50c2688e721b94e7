import * as v from 'valibot';
import { atMost, flag, id, listOf, text, textUpTo } from './fields';
import { legalText, type WrittenBlock } from './legal-text';

const isDay = (value: string): boolean => {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
};

const section = v.pipe(
  v.strictObject({
    /** Its place in the page's address, behind `#`. */
    id,
    title: textUpTo(80),
    /** Shown as a card of its own. */
    card: v.optional(flag),
    text: legalText,
  }),
  v.transform(({ text: blocks, ...rest }) => ({ ...rest, blocks })),
);

const document = v.strictObject({
  title: textUpTo(80),
  /** Says in a sentence what the page is, under its title. */
  summary: text,
  updatedLabel: v.optional(textUpTo(40), 'Last updated'),
  /** A day, or `today` for a page that shows the day on which it is read. */
  updated: v.optional(
    v.pipe(
      v.string('must be a text in quotes'),
      v.check((value) => value === 'today' || isDay(value), 'must be today, or a day like 2026-05-25'),
    ),
    'today',
  ),
  sections: v.pipe(listOf(section, 'id', 'title'), atMost(40)),
});

/** `networks/NAME/legal.ts`: what a network's players agree to, and what it keeps of them. */
export const legalSchema = v.strictObject({
  terms: document,
  privacy: document,
  /** On copyright. */
  dmca: document,
  /** For parents, by the Children’s Online Privacy Protection Act. */
  coppa: document,
});

export type LegalInput = v.InferInput<typeof legalSchema>;
export type Legal = v.InferOutput<typeof legalSchema>;
export type LegalKey = keyof Legal;
type WrittenDocument = Legal[LegalKey];
type WrittenSection = WrittenDocument['sections'][number];

/** A way to reach the network; `href` is `mailto:` or an address of the web. */
export interface ContactWay {
  label: string;
  value: string;
  href: string;
}

/** One piece of a legal text, as a page draws it. */
export type LegalBlock =
  Exclude<WrittenBlock, { kind: 'contact' }> | { kind: 'contact'; items: readonly ContactWay[] };

export interface LegalSection extends Omit<WrittenSection, 'blocks'> {
  blocks: readonly LegalBlock[];
}
export interface LegalDocument extends Omit<WrittenDocument, 'sections'> {
  sections: readonly LegalSection[];
}
