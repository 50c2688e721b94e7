import type { DeskEvent, DeskQuestion, DeskStory } from '@/contract/content';
import type { ContentKind } from '@/contract/content-fields';
import { eventFault } from '@/contract/event-fault';
import { announcementOf } from '../announcing/announcement';
import type { DocumentOf, FieldsOf, Library } from '../documents';
import { deskOrder, type Ranked } from '../order';
import type { Announcement } from '../store/content-store';

/** A document of a kind, as the desk has it; stories have an address. */
export type Listed<Kind extends ContentKind> = DocumentOf<Kind> & { readonly slug?: string };

/** What the desk has to know of a kind. */
export interface DeskKind<Kind extends ContentKind, Item> {
  readonly kind: Kind;
  /** As in `There is no such story.` */
  readonly noun: string;
  readonly inOrder: (library: Library) => Ranked<Listed<Kind>>;
  /** What a new one has of its own accord. */
  readonly defaults: (library: Library) => FieldsOf[Kind];
  /** What the audit log calls it. */
  readonly titleOf: (fields: FieldsOf[Kind]) => string;
  readonly publishedAt: (fields: FieldsOf[Kind]) => string | null;
  /** What is wrong with its fields together, by the field to change; null when nothing is. */
  readonly faultOf: (fields: FieldsOf[Kind]) => Record<string, string> | null;
  /** What the chat is to be told of it, at a moment; null for never anything. A deleted one has no fields. */
  readonly announcementOf: (fields: FieldsOf[Kind] | null, now: number) => Announcement | null;
  readonly toItem: (document: Listed<Kind>, body: string) => Item;
}

export const newsKind: DeskKind<'news', DeskStory> = {
  kind: 'news',
  noun: 'story',
  inOrder: deskOrder.news,
  defaults: () => ({
    title: '',
    tag: '',
    summary: '',
    points: [],
    art: 'community',
    publishedAt: null,
    announce: false,
  }),
  titleOf: ({ title }) => title,
  publishedAt: ({ publishedAt }) => publishedAt,
  faultOf: () => null,
  announcementOf,
  toItem: (
    { id, version, updatedAt, slug = id, title, tag, summary, points, art, publishedAt, announce },
    body,
  ) => ({
    id,
    version,
    updatedAt,
    slug,
    title,
    tag,
    summary,
    points: [...points],
    art,
    publishedAt,
    body,
    announce,
  }),
};

export const eventsKind: DeskKind<'events', DeskEvent> = {
  kind: 'events',
  noun: 'event',
  inOrder: deskOrder.events,
  defaults: () => ({
    title: '',
    when: '',
    summary: '',
    startsAt: null,
    endsAt: null,
    prize: '',
    art: 'events',
    href: null,
  }),
  titleOf: ({ title }) => title,
  publishedAt: () => null,
  faultOf: eventFault,
  announcementOf: () => null,
  toItem: ({ id, version, updatedAt, title, when, summary, startsAt, endsAt, prize, art, href }) => ({
    ...{ id, version, updatedAt, title, when, summary, startsAt, endsAt, prize, art, href },
  }),
};

/** Between two questions, so that there is room for others. */
const STEP = 1;

export const faqKind: DeskKind<'faq', DeskQuestion> = {
  kind: 'faq',
  noun: 'question',
  inOrder: deskOrder.faq,
  defaults: ({ faq }) => ({
    question: '',
    answer: '',
    order: Math.max(-STEP, ...faq.map(({ order }) => order)) + STEP,
  }),
  titleOf: ({ question }) => question,
  publishedAt: () => null,
  faultOf: () => null,
  announcementOf: () => null,
  toItem: ({ id, version, updatedAt, question, answer, order }) => ({
    ...{ id, version, updatedAt, question, answer, order },
  }),
};
