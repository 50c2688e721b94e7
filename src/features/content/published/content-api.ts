import { contentResponseSchema, type ContentResponse } from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';

/** Nothing is said where it fails: pages hold what they were built with. */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/content`: what visitors are to see now. Fails on a network error, an error status and a malformed body. */
    getContent: build.query<ContentResponse, undefined>({
      query: () => ({
        url: CONTENT_PATHS.content,
        validateStatus: expectResponse(contentResponseSchema),
      }),
    }),
  }),
});

export const { getContent } = contentApi.endpoints;

/** What is known of it: its `data` is undefined until something is. */
export const selectContent = getContent.select(undefined);
