import { useEffect, useState } from 'react';
import type { Pages } from '@/features/admin/more-button';

/** Entries that a visit begins with, and that each *Show more* adds. */
const WANTED = 20;
/** Pages that are fetched for them, so that a search without a hit comes to rest. */
const MOST_PAGES = 10;

interface PagedQuery extends Pages {
  isFetching: boolean;
  isError: boolean;
  data?: { pages: readonly unknown[] } | undefined;
}

/**
 * For lists whose pages may be short, or empty, and yet have a next one: asks on until there is something to show, or for so
 * many pages. Gives what stands for the query's own paging.
 */
export const useFilledPages = (query: PagedQuery, shown: number): Pages => {
  const { hasNextPage, isFetching, isError, fetchNextPage, data } = query;
  const [wanted, setWanted] = useState({ entries: WANTED, pages: MOST_PAGES });
  const pages = data?.pages.length ?? 0;
  const isShort = pages > 0 && shown < wanted.entries && pages < wanted.pages;
  const asksOn = isShort && hasNextPage && !isError;
  useEffect(() => {
    if (asksOn && !isFetching) fetchNextPage();
  }, [asksOn, isFetching, fetchNextPage, pages]);
  return {
    hasNextPage,
    isFetchingNextPage: asksOn || query.isFetchingNextPage,
    fetchNextPage: () => setWanted({ entries: shown + WANTED, pages: pages + MOST_PAGES }),
  };
};
