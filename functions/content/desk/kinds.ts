import { type ContentNoun, contentRefusals } from '#messages/content-refusals';
import { artHues } from '#network/art-hues';
import type { DeskEvent, DeskQuestion, DeskStory } from '@/contract/content';
import { type ContentKind, USUAL_ART } from '@/contract/content-fields';
import { eventFault } from '@/contract/event-fault';
import { type Recurring, takesPlace } from '@/lib/recurrence';
import { LEASE_MS } from '../../core/outbox/delivery';
import { type DocumentOf, type FieldsOf, type Library, type StoryFields } from '../documents';
import { deskOrder, type Ranked } from '../order';
import { type Announcement } from '../store/content-store';

/**
 * Returns the chat announcement of a story: none for a draft, a deleted story, or one that should not be announced. A scheduled
 * story is announced at its time. The caller that stores a due announcement has the lease to send it.
 */
export function announcementOf(fields: Partial<StoryFields> | null, now: number): Announcement {
  const { title = '', summary = '', announce = false, publishedAt = null } = fields ?? {};
  const at = publishedAt === null ? null : Date.parse(publishedAt);
  const isAhead = at !== null && at > now;
  return { isWanted: announce && at !== null, due: isAhead ? at : now + LEASE_MS, isAhead, title, summary };
}

/** A document of a kind, in the desk's list; stories have an address. */
export type Listed<Kind extends ContentKind> = DocumentOf<Kind> & { readonly slug?: string };

export interface DeskKind<Kind extends ContentKind, Item> {
  readonly kind: Kind;
  /** Key of its texts. */
  readonly noun: Exclude<ContentNoun, 'picture'>;
  readonly inOrder: (library: Library) => Ranked<Listed<Kind>>;
  /** Initial fields of a new document. */
  readonly defaults: (library: Library) => FieldsOf[Kind];
  /** Title in the audit log. */
  readonly titleOf: (fields: FieldsOf[Kind]) => string;
  readonly publishedAt: (fields: FieldsOf[Kind]) => string | null;
  /** Errors of a combination of fields, by the field to change; null when they are valid. */
  readonly faultOf: (fields: FieldsOf[Kind]) => Record<string, string> | null;
  /** Chat announcement at a moment; null for kinds without any. A deleted document has no fields. */
  readonly announcementOf: (fields: FieldsOf[Kind] | null, now: number) => Announcement | null;
  readonly toItem: (document: Listed<Kind>, body: string) => Item;
}

/** The fault of a picture that the network does not have. */
const artFault = ({ art }: { readonly art: string }): Record<string, string> | null =>
  Object.hasOwn(artHues, art) ? null : { art: `Picture must be one of ${Object.keys(artHues).join(', ')}` };

/** The fault of an event that repeats, but never takes place. */
const seriesFault = (event: Recurring): Record<string, string> | null =>
  takesPlace(event) ? null : { recurrence: contentRefusals.event.never };

export const newsKind: DeskKind<'news', DeskStory> = {
  kind: 'news',
  noun: 'story',
  inOrder: deskOrder.news,
  defaults: () => ({
    title: '',
    tag: '',
    summary: '',
    points: [],
    art: USUAL_ART,
    publishedAt: null,
    announce: false,
  }),
  titleOf: ({ title }) => title,
  publishedAt: ({ publishedAt }) => publishedAt,
  faultOf: artFault,
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
    recurrence: null,
    prize: '',
    art: 'stage',
    href: null,
  }),
  titleOf: ({ title }) => title,
  publishedAt: () => null,
  faultOf: (fields) => eventFault(fields) ?? seriesFault(fields) ?? artFault(fields),
  announcementOf: () => null,
  toItem: ({ id, version, updatedAt, title, when, summary, startsAt, endsAt, recurrence, ...event }) => ({
    ...{ id, version, updatedAt, title, when, summary, startsAt, endsAt, recurrence },
    ...{ prize: event.prize, art: event.art, href: event.href },
  }),
};

/** Distance between two questions, which leaves room to insert others. */
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
