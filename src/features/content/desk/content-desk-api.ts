import * as v from 'valibot';
import {
  deskBannerResponseSchema,
  deskEventResponseSchema,
  deskEventsResponseSchema,
  deskFaqResponseSchema,
  deskNewsResponseSchema,
  deskQuestionResponseSchema,
  deskStoryResponseSchema,
  type DeskBanner,
  type DeskBannerResponse,
} from '@/contract/content';
import type { ContentKind } from '@/contract/content-fields';
import { CONTENT_DESK_PATHS as PATHS } from '@/contract/content-paths';
import type { BannerChanges } from '@/contract/content-requests';
import { pathTo } from '@/contract/paths';
import { bearer, byCursor } from '@/features/admin/requests';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { removeOnceDone } from '@/store/optimistic-list';
import type { DeskDocument } from './documents';

interface DocumentPage {
  items: DeskDocument[];
  nextCursor: string | null;
}

const kinds = {
  news: {
    list: PATHS.news,
    one: PATHS.story,
    page: deskNewsResponseSchema,
    response: deskStoryResponseSchema,
  },
  events: {
    list: PATHS.events,
    one: PATHS.event,
    page: deskEventsResponseSchema,
    response: deskEventResponseSchema,
  },
  faq: {
    list: PATHS.faq,
    one: PATHS.question,
    page: deskFaqResponseSchema,
    response: deskQuestionResponseSchema,
  },
} satisfies Record<ContentKind, object>;

/** Whether something is a document of this kind. */
export const isDocument = (kind: ContentKind, item: unknown): boolean => v.is(kinds[kind].response, { item });

/** Whether something is a banner. */
export const isBanner = (item: unknown): item is DeskBanner =>
  item !== null && v.is(deskBannerResponseSchema, { item });

interface Saving {
  kind: ContentKind;
  /** Null for a new one. */
  id: string | null;
  body: object;
}

interface Deletion {
  kind: ContentKind;
  item: Pick<DeskDocument, 'id' | 'version'>;
}

/** The calls of the desk of what visitors read. Of a kind come documents of that kind. */
export const contentDeskApi = api.enhanceEndpoints({ addTagTypes: ['Content'] }).injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.infiniteQuery<DocumentPage, ContentKind, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: kind, pageParam: cursor }) => ({
        url: kinds[kind].list,
        params: cursor === null ? {} : { cursor },
        validateStatus: expectResponse(kinds[kind].page),
      }),
      extraOptions: bearer,
      providesTags: (_page, _error, kind) => [{ type: 'Content', id: kind }],
    }),
    /** Creates one, or changes it. */
    saveDocument: build.mutation<{ item: DeskDocument }, Saving>({
      query: ({ kind, id, body }) => ({
        url: id === null ? kinds[kind].list : pathTo(kinds[kind].one, id),
        method: id === null ? 'POST' : 'PUT',
        body,
        validateStatus: expectResponse(kinds[kind].response),
      }),
      extraOptions: bearer,
      // Also when it was refused: somebody else may have changed it.
      invalidatesTags: (_response, _error, { kind }) => [{ type: 'Content', id: kind }],
    }),
    /** Leaves the list once it is deleted. */
    deleteDocument: build.mutation<null, Deletion>({
      query: ({ kind, item: { id, version } }) => ({
        url: pathTo(kinds[kind].one, id),
        method: 'DELETE',
        params: { version },
      }),
      extraOptions: bearer,
      onQueryStarted: ({ item }, { dispatch, queryFulfilled }) =>
        dispatch(removeOnceDone(item.id, queryFulfilled)),
      invalidatesTags: (_response, _error, { kind }) => [{ type: 'Content', id: kind }],
    }),
    getBanner: build.query<DeskBannerResponse, undefined>({
      query: () => ({ url: PATHS.banner, validateStatus: expectResponse(deskBannerResponseSchema) }),
      extraOptions: bearer,
      providesTags: [{ type: 'Content', id: 'banner' }],
    }),
    saveBanner: build.mutation<DeskBannerResponse, BannerChanges>({
      query: (body) => ({
        url: PATHS.banner,
        method: 'PUT',
        body,
        validateStatus: expectResponse(deskBannerResponseSchema),
      }),
      extraOptions: bearer,
      invalidatesTags: [{ type: 'Content', id: 'banner' }],
    }),
    deleteBanner: build.mutation<null, Pick<DeskBanner, 'version'>>({
      query: ({ version }) => ({ url: PATHS.banner, method: 'DELETE', params: { version } }),
      extraOptions: bearer,
      invalidatesTags: [{ type: 'Content', id: 'banner' }],
    }),
  }),
});
