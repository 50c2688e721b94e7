import { linkPictureOf, titledAlt } from '#messages/link-pictures';
import { notFound } from '#messages/pages';
import { pageDescriptions } from '#network/page-details';
import { pages } from '#network/pages';
import { cutUnits } from '@/contract/clean-text';
import type { EventResponse, EventsResponse, StoryResponse } from '@/contract/content';
import { documentAt, eventPath, storyPath } from '@/contract/pages';
import { isolated } from '@/lib/direction';
import type { Given } from '@/lib/given';
import { isThere } from '@/lib/pages';
import { storyPictureAddress } from '@/lib/story-picture';
import type { DocumentPage } from './document';
import { DOCUMENT, routeIdAt } from './route-ids';
import { eventData, eventsData, storyData } from './structured-data/structured-data';

/** Pages rendered by a function, because they change without a build. */
const CONTENT_PAGE_IDS = ['news', DOCUMENT, 'events'] as const;
export type ContentPageId = (typeof CONTENT_PAGE_IDS)[number];

/** The content pages that the network has. */
export const contentPageIds = (): ContentPageId[] =>
  CONTENT_PAGE_IDS.filter((id) => (id === DOCUMENT ? isThere('news') || isThere('events') : isThere(id)));

export const isContentPage = (id: string): id is ContentPageId =>
  CONTENT_PAGE_IDS.some((known) => known === id);

const answerOf = <Answer>(given: readonly Given[], endpoint: string): Answer | undefined =>
  given.find((each) => each.endpoint === endpoint)?.answer as Answer | undefined;

/** Maximum length of a description in search results, in characters. */
const DESCRIPTION_LENGTH = 160;
const shortened = (text: string): string =>
  text.length > DESCRIPTION_LENGTH ? `${cutUnits(text, DESCRIPTION_LENGTH - 1).trimEnd()}…` : text;

/** Returns the page of a document that is missing, which is null, or that cannot be read. */
const emptyPage = (key: 'news' | 'events', path: string, answer: null | undefined): DocumentPage => {
  const { title, description } =
    answer === null ? notFound : { title: pages[key].title, description: pageDescriptions[key] };
  return { id: DOCUMENT, path, title, description, isIndexed: false };
};

const storyPage = ({ item }: StoryResponse): DocumentPage => {
  const description = item.summary === '' ? item.points.join(' ') || item.title : item.summary;
  return {
    id: DOCUMENT,
    path: storyPath(item.slug),
    title: isolated(item.title),
    description: shortened(description),
    isIndexed: true,
    picture: { file: storyPictureAddress(item).slice(1), alt: titledAlt(isolated(item.title)) },
    data: storyData(item),
    publishedAt: item.publishedAt,
  };
};

const eventPage = ({ item }: EventResponse): DocumentPage => ({
  id: DOCUMENT,
  path: eventPath(item.id),
  title: isolated(item.title),
  description: shortened(item.summary || item.when || item.title),
  isIndexed: true,
  picture: linkPictureOf('events'),
  data: eventData(item),
});

const documentPage = (path: string, given: readonly Given[]): DocumentPage => {
  if (documentAt(path)[0] === 'events') {
    const answer = answerOf<EventResponse | null>(given, 'getEvent');
    return answer ? eventPage(answer) : emptyPage('events', path, answer);
  }
  const answer = answerOf<StoryResponse | null>(given, 'getStory');
  return answer ? storyPage(answer) : emptyPage('news', path, answer);
};

/** Returns the metadata of the document at an address; its page starts with the given answers of the API. */
export const contentPageAt = (
  address: string,
  given: readonly Given[],
): DocumentPage & { id: ContentPageId } => {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const id = routeIdAt(pathname);
  if (!isContentPage(id)) throw new Error(`No function renders the page at ${pathname}`);
  if (id === DOCUMENT) return { ...documentPage(pathname, given), id, given };
  const coming = answerOf<EventsResponse>(given, 'getEvents')?.coming ?? [];
  return {
    id,
    ...pages[id],
    description: pageDescriptions[id],
    // The start of a further page changes with each story.
    isIndexed: search === '',
    given,
    ...(id === 'events' && { data: eventsData(coming) }),
  };
};
