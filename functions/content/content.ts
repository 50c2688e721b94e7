// Decision record: docs/decisions/0023-documents-that-editors-change.md
import { createHash } from 'node:crypto';
import { contentRefusals } from '#messages/content-refusals';
import type {
  ContentResponse,
  EventResponse,
  EventsResponse,
  NewsResponse,
  StoryResponse,
} from '@/contract/content';
import { type Saving, SAVINGS } from '@/contract/savings';
import { hasSubject } from '@/lib/subjects';
import { ApiError } from '../core/errors/api-error';
import { UnavailableError } from '../core/errors/unavailable-error';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';
import { type DocumentOf, type Library, type Story } from './documents';
import { isCursorOf, pageOf, publishedNews } from './order';
import { nextChange, presentContent, presentEvent, presentEvents, storyAt, toCard } from './present';
import type { ContentStore, Reading, Shipped } from './store/content-store';

const PAGE_SIZE = 20;
/**
 * Cache lifetimes outside the site, in seconds. Content read for this answer keeps the full time, because a change purges all
 * copies. Remembered content keeps no longer than the instance itself may remember it. The last value applies while the database
 * is away.
 */
const KEPT_SECONDS = 60;
const REMEMBERED_MS = 30_000;
export const KEPT_BRIEFLY_SECONDS = 5;
/**
 * Lifetime of documents, which a change purges, too. It bounds the effect of a failed purge. Afterwards, copies are served for
 * up to a day while they are renewed, so that visitors do not wait.
 */
const DOCUMENT_SECONDS = 3_600;
const DOCUMENT_STALE_SECONDS = 86_400;
/** Maximum age of a reading in a document. The purge after a change is repeated later than that. */
const RECENT_MS = 1_000;
const MOST_BODIES = 100;

/** A story was changed or deleted after the instance read it. */
class OutdatedError extends UnavailableError {}

export interface ContentParts {
  readonly store: Pick<ContentStore, 'revision' | 'read' | 'text'>;
  readonly shipped: Shipped;
  readonly clock: Pick<Clock, 'now'>;
  /** Whether the site has more than its shipped content; true by default. */
  readonly hasDatabase?: boolean;
}

/** Content for visitors, and the seconds that a cache may keep it. */
export interface Shown<T> {
  readonly value: T;
  readonly seconds: number;
}

/** Content for documents, and what the site does without. */
interface ForDocuments extends Shown<ContentResponse> {
  readonly saving: readonly Saving[];
  readonly staleSeconds: number;
}

export type Content = ReturnType<typeof createContent>;

/**
 * The owner's content as visitors see it. Created once per instance, which remembers it: one command in 30 s checks for a change,
 * and a second one reads it. While the database is away, the latest known or the shipped content is served.
 */
export function createContent({ store, shipped, clock, hasDatabase = true }: ContentParts) {
  let known: Reading | null = null;

  async function renew(): Promise<Reading> {
    if (known && (await store.revision()) === known.revision) return known;
    return (known = await store.read());
  }

  /** The reading, and whether it is current or a fallback while the database is away. */
  const readings = cached(
    async () => {
      try {
        return { reading: await renew(), isCurrent: true, readAt: clock.now() };
      } catch (fault) {
        if (!(fault instanceof UnavailableError)) throw fault;
        return {
          reading: known ?? { revision: null, library: shipped.library },
          isCurrent: false,
          readAt: clock.now(),
        };
      }
    },
    clock,
    { freshMs: REMEMBERED_MS },
  );
  const current = () => readings.get(undefined);

  const renewed = cached(
    () => {
      readings.clear();
      return current();
    },
    clock,
    { freshMs: RECENT_MS },
  );

  /** Returns a reading that the purges after a later change remove from caches. */
  async function recent() {
    const remembered = await current();
    const isRecent = clock.now() - remembered.readAt < RECENT_MS;
    return isRecent || !remembered.isCurrent ? remembered : renewed.get(undefined);
  }

  /** Texts by id and edit. A restore can repeat a version, but never an edit. */
  const bodies = cached(
    async (key: string) => {
      const [id = '', edit] = key.split(' ');
      const text = await store.text(id);
      if (text !== null && text.edit === edit) return text.body;
      readings.clear();
      throw new OutdatedError('The story is being changed.');
    },
    clock,
    { freshMs: Infinity, most: MOST_BODIES },
  );

  const secondsUntilDue = (library: Library, now: number) =>
    Math.ceil((nextChange(library, now) - now) / 1_000);

  async function shown<T>(
    present: (library: Library, now: number, reading: Reading, isCurrent: boolean) => T | Promise<T>,
  ) {
    const askedAt = clock.now();
    const { reading, isCurrent, readAt } = await current();
    const now = clock.now();
    const due = secondsUntilDue(reading.library, now);
    const remembered = Math.max(1, Math.ceil((readAt + REMEMBERED_MS - now) / 1_000));
    const kept = readAt >= askedAt ? KEPT_SECONDS : remembered;
    const seconds = Math.min(isCurrent ? kept : KEPT_BRIEFLY_SECONDS, due);
    return { value: await present(reading.library, now, reading, isCurrent), seconds };
  }

  /**
   * Throws "unavailable" for a document that is missing from a fallback, because caches and search engines would believe a "not
   * found".
   */
  function foundOr<T>(found: T | null | undefined, isCurrent: boolean, message: string): T {
    if (found) return found;
    if (!isCurrent && hasDatabase) throw new UnavailableError('It is unknown whether this document exists.');
    throw new ApiError('not_found', message);
  }

  function storyIn(library: Library, address: string, now: number, isCurrent: boolean) {
    return foundOr(storyAt(library, address, now), isCurrent, contentRefusals.story.missing);
  }

  function eventIn({ events }: Library, id: string, isCurrent: boolean) {
    const found = events.find((event) => event.id === id.toLowerCase());
    return foundOr(found, isCurrent, contentRefusals.event.missing);
  }

  const bodyOf = ({ id, edit }: Story, { revision }: Reading) =>
    revision === null ? (shipped.bodies.get(id) ?? '') : bodies.get(`${id} ${edit}`);

  const lookAt = (address: string): Promise<Shown<StoryResponse | { readonly movedTo: string }>> =>
    shown(async (library, now, reading, isCurrent) => {
      const found = storyIn(library, address, now, isCurrent);
      if (!('id' in found)) return { movedTo: found.slug };
      return { item: { ...toCard(found), body: await bodyOf(found, reading) } };
    });

  return {
    /** Returns the current content of all pages. */
    all: (): Promise<Shown<ContentResponse>> => shown(presentAll),

    /** Returns it for documents, which caches keep until the next change. */
    async forDocuments(): Promise<ForDocuments> {
      const { reading, isCurrent } = await recent();
      const now = clock.now();
      const due = secondsUntilDue(reading.library, now);
      const seconds = Math.min(isCurrent ? DOCUMENT_SECONDS : KEPT_BRIEFLY_SECONDS, due);
      const staleSeconds = isCurrent ? Math.min(DOCUMENT_STALE_SECONDS, due - seconds) : 0;
      const { savings } = reading.library;
      const saving = SAVINGS.filter((name) => savings?.[name]);
      return { value: presentAll(reading.library, now), saving, seconds, staleSeconds };
    },

    news: (cursor: string | null): Promise<Shown<NewsResponse>> =>
      shown((library, now) => {
        const { items, nextCursor } = pageOf(publishedNews(library, now), cursor, PAGE_SIZE);
        return { items: items.map(toCard), nextCursor };
      }),

    /** Returns whether a page of the news begins after this cursor. Strangers can make up any number of other cursors. */
    hasPage: (cursor: string): Promise<Shown<boolean>> =>
      shown((library, now) => isCursorOf(publishedNews(library, now), cursor)),

    /** Returns the current and past events. */
    events: (): Promise<Shown<EventsResponse>> => shown(presentEvents),

    /** Returns an event by its id. Throws like `story`. */
    event: (id: string): Promise<Shown<EventResponse>> =>
      shown((library, now, _reading, isCurrent) => presentEvent(eventIn(library, id, isCurrent), now)),

    /** Returns the event as stored. Throws like `story`. */
    findEvent: (id: string): Promise<Shown<DocumentOf<'events'>>> =>
      shown((library, _now, _reading, isCurrent) => eventIn(library, id, isCurrent)),

    /**
     * Returns a story by its address, or its new address.
     * @throws ApiError `not_found`; UnavailableError when its text, or its existence, cannot be read
     */
    story: (address: string) =>
      lookAt(address).catch((fault: unknown) => {
        if (fault instanceof OutdatedError) return lookAt(address);
        throw fault;
      }),

    /** Returns the story as stored, without its text. */
    find: (address: string): Promise<Shown<Story | { readonly slug: string }>> =>
      shown((library, now, _reading, isCurrent) => storyIn(library, address, now, isCurrent)),

    /** Returns everything, with times of writing, for feeds. */
    library: (): Promise<Shown<{ readonly library: Library; readonly now: number }>> =>
      shown((library, now) => ({ library, now })),

    /** Clears the memory after a change by this instance, so that the next visitor sees it. */
    forget: () => readings.clear(),
  };
}

/** Leaves out disabled subjects, whose earlier content may still be in the database. */
function presentAll(library: Library, now: number): ContentResponse {
  const { banner, news, events, faq } = presentContent(library, now);
  const visible = {
    banner,
    news: hasSubject('news') ? news : [],
    events: hasSubject('events') ? events : [],
    faq: hasSubject('faq') ? faq : [],
  };
  return { version: digestOf(visible), ...visible };
}

/** Returns the same digest for the same content. */
const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
