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
import { pathTo } from '@/contract/paths';
import { bearer, byCursor } from '@/features/admin/requests';
import { settled } from '@/lib/settled';
import { api, expectResponse } from '@/store/api';
import { removeOnceDone } from '@/store/optimistic-list';
import type { AppThunk } from '@/store/reducer';
import { contentApi, getContent, selectContent } from '../published/content-api';
import { idOf, type DeskDocument, type DeskKind, type Documents } from './documents';

interface DocumentPage {
  items: Documents[ContentKind][];
  nextCursor: string | null;
}

const lists = {
  news: {
    path: PATHS.news,
    one: PATHS.story,
    page: deskNewsResponseSchema,
  },
  events: {
    path: PATHS.events,
    one: PATHS.event,
    page: deskEventsResponseSchema,
  },
  faq: {
    path: PATHS.faq,
    one: PATHS.question,
    page: deskFaqResponseSchema,
  },
} satisfies Record<ContentKind, object>;

const responses = {
  news: deskStoryResponseSchema,
  events: deskEventResponseSchema,
  faq: deskQuestionResponseSchema,
  banner: deskBannerResponseSchema,
} satisfies Record<DeskKind, object>;

/** Checks for a document of this kind. */
export const isDocument = (kind: DeskKind, item: unknown): boolean =>
  item !== null && v.is(responses[kind], { item });

/** Path of a document; without an id, the banner's or that of the list. */
const pathOf = (kind: DeskKind, id: string | null): string => {
  if (kind === 'banner') return PATHS.banner;
  return id === null ? lists[kind].path : pathTo(lists[kind].one, id);
};

interface Saving {
  kind: DeskKind;
  /** Null for a new document, and for the banner. */
  id: string | null;
  body: object;
}

interface Deletion {
  kind: DeskKind;
  item: DeskDocument;
}

/** Shows the banner as it is now on the desk's own page, which polls for it only every five minutes. */
const showBanner = (item: DeskBanner | null) =>
  contentApi.util.updateQueryData('getContent', undefined, (content) => {
    content.banner = item && { text: item.text, href: item.href, tone: item.tone, until: item.until };
  });

/** Refetches the content that pages opened from the desk's own one would otherwise show late. */
const askAgain = (): AppThunk => (dispatch, getState) => {
  if (!selectContent(getState()).data) return;
  void dispatch(getContent.initiate(undefined, { forceRefetch: true, subscribe: false }));
};

/** Calls of the content desk. Lists of a kind contain documents of that kind. */
export const contentDeskApi = api.enhanceEndpoints({ addTagTypes: ['Content'] }).injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.infiniteQuery<DocumentPage, ContentKind, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: kind, pageParam: cursor }) => ({
        url: lists[kind].path,
        params: cursor === null ? {} : { cursor },
        validateStatus: expectResponse(lists[kind].page),
      }),
      extraOptions: bearer,
      providesTags: (_page, _error, kind) => [{ type: 'Content', id: kind }],
    }),
    saveDocument: build.mutation<{ item: DeskDocument }, Saving>({
      query: ({ kind, id, body }) => ({
        url: pathOf(kind, id),
        method: id === null && kind !== 'banner' ? 'POST' : 'PUT',
        body,
        validateStatus: expectResponse(responses[kind]),
      }),
      extraOptions: bearer,
      onQueryStarted: async ({ kind }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        if (kind === 'banner') dispatch(showBanner(data.item as DeskBanner));
        else dispatch(askAgain());
      },
      // Refetches after a refusal too, because someone else may have changed it.
      invalidatesTags: (_response, _error, { kind }) => [{ type: 'Content', id: kind }],
    }),
    /** Removes it from the list once it is deleted. */
    deleteDocument: build.mutation<null, Deletion>({
      query: ({ kind, item }) => ({
        url: pathOf(kind, idOf(item)),
        method: 'DELETE',
        params: { version: item.version },
      }),
      extraOptions: bearer,
      onQueryStarted: async ({ item }, { dispatch, queryFulfilled }) => {
        const id = idOf(item);
        if (id !== null) void dispatch(removeOnceDone(id, queryFulfilled));
        if (!(await settled(queryFulfilled))) return;
        if (id === null) dispatch(showBanner(null));
        else dispatch(askAgain());
      },
      invalidatesTags: (_response, _error, { kind }) => [{ type: 'Content', id: kind }],
    }),
    getBanner: build.query<DeskBannerResponse, undefined>({
      query: () => ({ url: PATHS.banner, validateStatus: expectResponse(deskBannerResponseSchema) }),
      extraOptions: bearer,
      providesTags: [{ type: 'Content', id: 'banner' }],
    }),
  }),
});
