import { contentResponseSchema, type ContentResponse } from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { api, expectResponse } from '@/store/api';

/** Failures are silent, because pages keep the content of their build. */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `GET /api/content`: the content visible to visitors now. Fails on a network error, an error status and
     * a malformed body.
     */
    getContent: build.query<ContentResponse, undefined>({
      query: () => ({
        url: CONTENT_PATHS.content,
        validateStatus: expectResponse(contentResponseSchema),
      }),
    }),
  }),
});

export const { getContent } = contentApi.endpoints;

/** Selects its result, with undefined `data` until it is known. */
export const selectContent = getContent.select(undefined);
