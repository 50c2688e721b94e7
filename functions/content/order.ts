import type { DocumentOf, Library, Story } from './documents';

/** The latest possible date, in milliseconds since 1970; ranks before all dates are relative to it. */
const END_OF_TIME = 8.64e15;
/** Rank of a document without a date, in order of creation. */
const undated = (createdAt: number): number => createdAt - 1.04 * END_OF_TIME;

interface Identified {
  readonly id: string;
}

/** An ordered list and the rank of each item, lowest first. */
export interface Ranked<Document> {
  readonly items: readonly Document[];
  readonly ranks: readonly number[];
}

/** Sorts by rank, then by id. */
function ranked<Document extends Identified>(
  documents: readonly Document[],
  rankOf: (document: Document) => number,
): Ranked<Document> {
  const items = documents.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1));
  return { items, ranks: items.map(rankOf) };
}

const byDate = (time: string | null, createdAt: number): number =>
  time === null ? undated(createdAt) : Date.parse(time);
const latestFirst = (time: string | null, createdAt: number): number =>
  time === null ? undated(createdAt) : -Date.parse(time);

export const isPublished = ({ publishedAt }: Story, now: number): boolean =>
  publishedAt !== null && Date.parse(publishedAt) <= now;

export const publishedNews = ({ news }: Library, now: number) =>
  ranked(
    news.filter((story) => isPublished(story, now)),
    ({ publishedAt, createdAt }) => latestFirst(publishedAt, createdAt),
  );

/** Returns the date of an event that has a single one. */
const dateOf = ({ startsAt, recurrence }: DocumentOf<'events'>): string | null =>
  recurrence === null ? startsAt : null;

/** Returns recurring and undated events, then the others by date, earliest first. */
export const eventsInOrder = ({ events }: Pick<Library, 'events'>) =>
  ranked(events, (event) => byDate(dateOf(event), event.createdAt));

export const questionsInOrder = ({ faq }: Library) => ranked(faq, ({ order }) => order);

/** Orders of the desks: drafts and recurring events first, then by date, latest first. */
export const deskOrder = {
  news: ({ news }: Library) =>
    ranked(news, ({ publishedAt, createdAt }) => latestFirst(publishedAt, -createdAt)),
  events: ({ events }: Library) => ranked(events, (event) => latestFirst(dateOf(event), event.createdAt)),
  faq: questionsInOrder,
};

interface Page<Document> {
  readonly items: readonly Document[];
  readonly nextCursor: string | null;
}

/** Returns whether a cursor points at an item of the list. A list has no more such cursors than items. */
export const isCursorOf = <Document extends Identified>(
  { items, ranks }: Ranked<Document>,
  cursor: string,
): boolean => items.some(({ id }, at) => writeCursor(ranks[at] ?? 0, id) === cursor);

/** Returns the page after a cursor; an invalid one gives the first page. */
export function pageOf<Document extends Identified>(
  { items, ranks }: Ranked<Document>,
  cursor: string | null,
  size: number,
): Page<Document> {
  const after = readCursor(cursor);
  const isAfter = ({ id }: Document, at: number) => {
    const rank = ranks[at] ?? 0;
    return after === null || rank > after.rank || (rank === after.rank && id > after.id);
  };
  const first = items.findIndex(isAfter);
  const start = first === -1 ? items.length : first;
  const page = items.slice(start, start + size);
  const end = start + page.length - 1;
  const last = page.at(-1);
  const isEnd = last === undefined || end === items.length - 1;
  return { items: page, nextCursor: isEnd ? null : writeCursor(ranks[end] ?? 0, last.id) };
}

const writeCursor = (rank: number, id: string): string =>
  Buffer.from(`${String(rank)} ${id}`).toString('base64url');

function readCursor(cursor: string | null): { readonly rank: number; readonly id: string } | null {
  const [rank = '', id = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split(' ');
  const isOne = /^-?\d{1,16}(?:\.\d{1,20})?(?:e-\d{1,3})?$/.test(rank) && /^[a-z0-9-]{1,80}$/.test(id);
  return isOne ? { rank: Number(rank), id } : null;
}
