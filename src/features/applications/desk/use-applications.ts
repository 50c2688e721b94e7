import { useEffect, useLayoutEffect } from 'react';
import type { ApplicationSummary } from '@/contract/application-desk';
import { useAppDispatch } from '@/store/hooks';
import { useRemaining } from '@/store/optimistic-list';
import { whileVisible } from '@/store/polling';
import type { Filters } from './application-filters';
import { refreshLists } from './application-optimistic';
import { applicationQueries } from './application-queries';
import { LIST_ID } from './use-focus-on-open';

const REFRESH_MS = 30_000;
const POLLING = whileVisible(REFRESH_MS);
/** The next page loads once the open application is this close to the end of the loaded ones. */
const AHEAD = 3;

export type Applications = ReturnType<typeof useApplications>;

/**
 * Counts the `newest` that a list does not show yet. Those older than everything loaded are on a page that
 * was not requested.
 */
const countNew = (listed: ApplicationSummary[], newest: ApplicationSummary[], hasMore: boolean): number => {
  const known = new Set(listed.map(({ id }) => id));
  const oldest = hasMore ? (listed.at(-1)?.submittedAt ?? '') : '';
  return newest.filter(({ id, submittedAt }) => !known.has(id) && submittedAt >= oldest).length;
};

/** True if the pointer or the focus is in the list. */
const isListInUse = (): boolean =>
  document.getElementById(LIST_ID)?.matches(':hover, :focus-within') ?? false;

/** Returns the applications that match the filters, kept up to date; `openId` is the one being read. */
export const useApplications = (filters: Filters, openId: string | null) => {
  const dispatch = useAppDispatch();
  const list = applicationQueries.useListApplicationsInfiniteQuery(filters, {
    refetchOnMountOrArgChange: true,
  });
  const news = applicationQueries.useNewestApplicationsQuery(filters, POLLING);
  const { currentData, hasNextPage, isFetching, fetchNextPage, refetch } = list;
  const newest = news.currentData?.applications;
  const remaining = useRemaining(newest);
  useEffect(() => {
    if (newest) dispatch(refreshLists(newest));
  }, [newest, dispatch]);

  const items = useRemaining(currentData?.pages.flatMap(({ applications }) => applications));
  const openAt = items?.findIndex(({ id }) => id === openId) ?? -1;
  // A page may be empty and still have a next one.
  const isShort =
    items !== undefined && (items.length === 0 || (openAt >= 0 && openAt >= items.length - AHEAD));
  const wantsMore = isShort && hasNextPage && !isFetching && !list.isError;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);

  const waiting = items && remaining && !isFetching ? countNew(items, remaining, hasNextPage) : 0;
  const isEmpty = items?.length === 0 && !hasNextPage;
  const mayMove = waiting > 0 && (openId === null || isEmpty);
  const lookedAt = news.fulfilledTimeStamp;
  // Refetches before the paint, so that the button for new ones does not flash.
  useLayoutEffect(() => {
    if (mayMove && !isListInUse()) void refetch();
  }, [mayMove, lookedAt, refetch]);

  return {
    list,
    /** Undefined until the first page has loaded. */
    items,
    /** Number of new ones missing in `items`, because a list in use does not move. */
    waiting,
    /** True if the last poll for new ones failed. */
    isBehind: news.isError,
  };
};
