import { pages } from '#network/pages';
import type { EventResponse, EventsResponse, NewsResponse, StoryResponse } from '@/contract/content';
import { eventPath, storyPath } from '@/contract/pages';
import type { Look } from '@/lib/given';

/** Returns the look of the news from a cursor on; null for the newest. */
export const newsLook = (cursor: string | null, answer: NewsResponse): Look => ({
  address: cursor === null ? pages.news.path : `${pages.news.path}?cursor=${encodeURIComponent(cursor)}`,
  given: [{ endpoint: 'getNews', argument: cursor, answer }],
});

/** Returns the look of the story at a slug. @param answer null for a missing story, undefined where it cannot be read */
export const storyLook = (slug: string, answer: StoryResponse | null | undefined): Look => ({
  address: storyPath(slug),
  given: [{ endpoint: 'getStory', argument: slug, answer }],
});

export const eventsLook = (answer: EventsResponse): Look => ({
  address: pages.events.path,
  given: [{ endpoint: 'getEvents', answer }],
});

/** Returns the look of the event with an id. @param answer as of a story */
export const eventLook = (id: string, answer: EventResponse | null | undefined): Look => ({
  address: eventPath(id),
  given: [{ endpoint: 'getEvent', argument: id, answer }],
});
