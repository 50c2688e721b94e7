import * as v from 'valibot';
import {
  eventResponseSchema,
  eventsResponseSchema,
  newsResponseSchema,
  storyResponseSchema,
  type EventResponse,
  type EventsResponse,
  type NewsResponse,
  type StoryResponse,
} from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { errorResponseSchema } from '@/contract/errors';
import { api, expectResponse } from '@/store/api';

/** Options of a page's query: an answer older than this, in seconds, is fetched again. */
export const whileFresh = { refetchOnMountOrArgChange: 30 } as const;

const storySchema = v.union([storyResponseSchema, errorResponseSchema]);
const eventSchema = v.union([eventResponseSchema, errorResponseSchema]);
const isFoundOrNot = ({ ok, status }: Response): boolean => ok || status === 404;

/** Data of the news and events pages, whose documents contain the first answer. */
export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/news?cursor=`; null for the newest. */
    getNews: build.query<NewsResponse, string | null>({
      query: (cursor) => ({
        url: CONTENT_PATHS.news,
        ...(cursor !== null && { params: { cursor } }),
        validateStatus: expectResponse(newsResponseSchema),
      }),
    }),
    /** `GET /api/news/{slug}`, which also finds a story by a former slug; null if there is none. */
    getStory: build.query<StoryResponse | null, string>({
      query: (slug) => ({
        url: CONTENT_PATHS.story.replace(':slug', encodeURIComponent(slug)),
        validateStatus: expectResponse(storySchema, isFoundOrNot),
      }),
      transformResponse: (body: v.InferOutput<typeof storySchema>) => ('item' in body ? body : null),
    }),
    /** `GET /api/events/{id}`; null if there is none. */
    getEvent: build.query<EventResponse | null, string>({
      query: (id) => ({
        url: CONTENT_PATHS.event.replace(':id', encodeURIComponent(id)),
        validateStatus: expectResponse(eventSchema, isFoundOrNot),
      }),
      transformResponse: (body: v.InferOutput<typeof eventSchema>) => ('item' in body ? body : null),
    }),
    /** `GET /api/events` */
    getEvents: build.query<EventsResponse, undefined>({
      query: () => ({ url: CONTENT_PATHS.events, validateStatus: expectResponse(eventsResponseSchema) }),
    }),
  }),
});
