import * as v from 'valibot';
import { atMost, flag, id, listOf, text, textUpTo } from './fields';
import { legalText, type WrittenBlock } from './legal-text';

const isDay = (value: string): boolean => {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
};

const section = v.pipe(
  v.strictObject({
    /** Fragment of its address on the page. */
    id,
    title: textUpTo(80),
    /** Shows the section as a card. */
    card: v.optional(flag),
    text: legalText,
  }),
  v.transform(({ text: blocks, ...rest }) => ({ ...rest, blocks })),
);

const document = v.strictObject({
  title: textUpTo(80),
  /** One sentence under the title that describes the page. */
  summary: text,
  updatedLabel: v.optional(textUpTo(40), 'Last updated'),
  /** A date, or `today` to show the current date. */
  updated: v.optional(
    v.pipe(
      v.string('must be a text in quotes'),
      v.check((value) => value === 'today' || isDay(value), 'must be today, or a day like 2026-05-25'),
    ),
    'today',
  ),
  sections: v.pipe(listOf(section, 'id', 'title'), atMost(40)),
});

/** `networks/NAME/legal.ts`: the terms, the privacy policy and other legal texts. */
export const legalSchema = v.strictObject({
  terms: document,
  privacy: document,
  /** Copyright policy. */
  dmca: document,
  /** Notice for parents under the Children’s Online Privacy Protection Act. */
  coppa: document,
});

export type LegalInput = v.InferInput<typeof legalSchema>;
export type Legal = v.InferOutput<typeof legalSchema>;
export type LegalKey = keyof Legal;
type WrittenDocument = Legal[LegalKey];
type WrittenSection = WrittenDocument['sections'][number];

/** A way to reach the network; `href` is `mailto:` or a web address. */
export interface ContactWay {
  label: string;
  value: string;
  href: string;
}

/** One block of a legal text, as a page renders it. */
export type LegalBlock =
  Exclude<WrittenBlock, { kind: 'contact' }> | { kind: 'contact'; items: readonly ContactWay[] };

export interface LegalSection extends Omit<WrittenSection, 'blocks'> {
  blocks: readonly LegalBlock[];
}
export interface LegalDocument extends Omit<WrittenDocument, 'sections'> {
  sections: readonly LegalSection[];
}
