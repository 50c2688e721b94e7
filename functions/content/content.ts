import { createHash } from 'node:crypto';
import type { ContentResponse, EventsResponse, NewsResponse, StoryResponse } from '@/contract/content';
import { ApiError } from '../core/errors/api-error';
import { UnavailableError } from '../core/errors/unavailable-error';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';
import { type Library, type Story } from './documents';
import { isCursorOf, pageOf, publishedNews } from './order';
import { nextChange, presentContent, presentEvents, storyAt, toCard } from './present';
import type { ContentStore, Reading, Shipped } from './store/content-store';

const PAGE_SIZE = 20;
/**
 * How long anybody but the site may keep it, in seconds: when it was looked up for this answer, since whoever changes it then has all
 * copies deleted; when it was remembered, no longer than the instance itself may; and while the database is away.
 */
const KEPT_SECONDS = 60;
const REMEMBERED_MS = 30_000;
export const KEPT_BRIEFLY_SECONDS = 5;
/** Texts of stories that an instance remembers. */
const MOST_BODIES = 100;

/** A story was changed or deleted after the instance looked. */
class OutdatedError extends UnavailableError {}

export interface ContentParts {
  readonly store: Pick<ContentStore, 'revision' | 'read' | 'text'>;
  readonly shipped: Shipped;
  readonly clock: Pick<Clock, 'now'>;
  /** Whether there may be more than the site ships; so there may, unless given. */
  readonly hasDatabase?: boolean;
}

/** Something for visitors, and for how many seconds a cache may keep it. */
export interface Shown<T> {
  readonly value: T;
  readonly seconds: number;
}

export type Content = ReturnType<typeof createContent>;

/**
 * What the owner wrote, as visitors see it. Created once per instance, which remembers it: one command in 30 s asks whether anything
 * was changed, and a second one for what. While the database is away it is what was known last, or what the site ships.
 */
export function createContent({ store, shipped, clock, hasDatabase = true }: ContentParts) {
  let known: Reading | null = null;

  async function renew(): Promise<Reading> {
    if (known && (await store.revision()) === known.revision) return known;
    return (known = await store.read());
  }

  /** With whether it stands in for what cannot be read. */
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

  /** Texts by id and edit. A restore can give a version a second time, but never an edit. */
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

  async function shown<T>(
    present: (library: Library, now: number, reading: Reading, isCurrent: boolean) => T | Promise<T>,
  ) {
    const askedAt = clock.now();
    const { reading, isCurrent, readAt } = await current();
    const now = clock.now();
    const due = Math.ceil((nextChange(reading.library, now) - now) / 1_000);
    const remembered = Math.max(1, Math.ceil((readAt + REMEMBERED_MS - now) / 1_000));
    const kept = readAt >= askedAt ? KEPT_SECONDS : remembered;
    const seconds = Math.min(isCurrent ? kept : KEPT_BRIEFLY_SECONDS, due);
    return { value: await present(reading.library, now, reading, isCurrent), seconds };
  }

  /** What is not in what stands in may be there all the same: caches and search engines take "not found" at its word. */
  function storyIn(library: Library, address: string, now: number, isCurrent: boolean) {
    const found = storyAt(library, address, now);
    if (found) return found;
    if (!isCurrent && hasDatabase) throw new UnavailableError('Whether there is such a story is not known.');
    throw new ApiError('not_found', 'There is no such story.');
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
    /** All that pages show of it now. */
    all: (): Promise<Shown<ContentResponse>> =>
      shown((library, now) => {
        const visible = presentContent(library, now);
        return { version: digestOf(visible), ...visible };
      }),

    /** A page of the news. */
    news: (cursor: string | null): Promise<Shown<NewsResponse>> =>
      shown((library, now) => {
        const { items, nextCursor } = pageOf(publishedNews(library, now), cursor, PAGE_SIZE);
        return { items: items.map(toCard), nextCursor };
      }),

    /** Whether a page of the news begins after it: of others there are as many as strangers make up. */
    hasPage: (cursor: string): Promise<Shown<boolean>> =>
      shown((library, now) => isCursorOf(publishedNews(library, now), cursor)),

    /** What takes place, and what did. */
    events: (): Promise<Shown<EventsResponse>> => shown(presentEvents),

    /**
     * A story by its address, or the address that it has now.
     * @throws ApiError `not_found`; UnavailableError when its text, or whether there is one, cannot be read
     */
    story: (address: string) =>
      lookAt(address).catch((fault: unknown) => {
        if (fault instanceof OutdatedError) return lookAt(address);
        throw fault;
      }),

    /** The same without its text, as it is stored. */
    find: (address: string): Promise<Shown<Story | { readonly slug: string }>> =>
      shown((library, now, _reading, isCurrent) => storyIn(library, address, now, isCurrent)),

    /** Everything, with when it was written: for feeds. */
    library: (): Promise<Shown<{ readonly library: Library; readonly now: number }>> =>
      shown((library, now) => ({ library, now })),

    /** Something was changed by this instance: the next visitor sees it. */
    forget: () => readings.clear(),
  };
}

/** The same for the same content. */
const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
