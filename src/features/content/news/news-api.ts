import * as v from 'valibot';
import {
  eventsResponseSchema,
  newsResponseSchema,
  storyResponseSchema,
  type EventsResponse,
  type NewsResponse,
  type StoryResponse,
} from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { errorResponseSchema } from '@/contract/errors';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';

/** Null where there is nothing at its address. */
export type StoryAnswer = StoryResponse | null;

const storySchema = v.union([storyResponseSchema, errorResponseSchema]);
const isFoundOrNot = ({ ok, status }: Response): boolean => ok || status === 404;

/** What the pages of news and events show. The documents of those pages bring the first answer along. */
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
    /** `GET /api/news/{slug}`, where a story that has another address now is found as well. */
    getStory: build.query<StoryAnswer, string>({
      query: (slug) => ({
        url: CONTENT_PATHS.story.replace(':slug', encodeURIComponent(slug)),
        validateStatus: expectResponse(storySchema, isFoundOrNot),
      }),
      transformResponse: (body: v.InferOutput<typeof storySchema>) => ('item' in body ? body : null),
    }),
    /** `GET /api/events` */
    getEvents: build.query<EventsResponse, undefined>({
      query: () => ({ url: CONTENT_PATHS.events, validateStatus: expectResponse(eventsResponseSchema) }),
    }),
  }),
});
