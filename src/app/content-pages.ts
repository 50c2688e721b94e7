import { titledAlt } from '#messages/link-pictures';
import { notFound } from '#messages/pages';
import { pageDescriptions } from '#network/page-details';
import { pages } from '#network/pages';
import { cutUnits } from '@/contract/clean-text';
import type { EventsResponse } from '@/contract/content';
import { storyPath } from '@/contract/pages';
import type { StoryAnswer } from '@/features/content/news/news-api';
import { isolated } from '@/lib/direction';
import type { Given } from '@/lib/given';
import { isThere } from '@/lib/pages';
import { storyPictureAddress } from '@/lib/story-picture';
import type { DocumentPage } from './document';
import { routeIdAt, STORY } from './route-ids';
import { eventsData, storyData } from './structured-data/structured-data';

/** Pages rendered by a function, because they change without a build. */
const CONTENT_PAGE_IDS = ['news', STORY, 'events'] as const;
export type ContentPageId = (typeof CONTENT_PAGE_IDS)[number];

/** The content pages that the network has. */
export const contentPageIds = (): ContentPageId[] =>
  CONTENT_PAGE_IDS.filter((id) => isThere(id === STORY ? 'news' : id));

export const isContentPage = (id: string): id is ContentPageId =>
  CONTENT_PAGE_IDS.some((known) => known === id);

const answerOf = <Answer>(given: readonly Given[], endpoint: string): Answer | undefined =>
  given.find((each) => each.endpoint === endpoint)?.answer as Answer | undefined;

/** Maximum length of a description in search results, in characters. */
const DESCRIPTION_LENGTH = 160;
const shortened = (text: string): string =>
  text.length > DESCRIPTION_LENGTH ? `${cutUnits(text, DESCRIPTION_LENGTH - 1).trimEnd()}…` : text;

const storyPage = (path: string, answer: StoryAnswer | undefined): DocumentPage => {
  if (!answer) {
    const { title, description } =
      answer === null ? notFound : { title: pages.news.title, description: pageDescriptions.news };
    return { id: STORY, path, title, description, isIndexed: false };
  }
  const { item } = answer;
  const description = item.summary === '' ? item.points.join(' ') || item.title : item.summary;
  return {
    id: STORY,
    path: storyPath(item.slug),
    title: isolated(item.title),
    description: shortened(description),
    isIndexed: true,
    picture: { file: storyPictureAddress(item).slice(1), alt: titledAlt(isolated(item.title)) },
    data: storyData(item),
    publishedAt: item.publishedAt,
  };
};

/** Returns the metadata of the document at an address; its page starts with the given answers of the API. */
export const contentPageAt = (
  address: string,
  given: readonly Given[],
): DocumentPage & { id: ContentPageId } => {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const id = routeIdAt(pathname);
  if (!isContentPage(id)) throw new Error(`No function renders the page at ${pathname}`);
  if (id === STORY) return { ...storyPage(pathname, answerOf(given, 'getStory')), id, given };
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
