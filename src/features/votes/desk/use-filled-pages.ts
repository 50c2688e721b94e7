import { useEffect, useState } from 'react';
import type { Pages } from '@/features/admin/more-button';

/** Number of entries loaded at first, and by each *Show more*. */
const WANTED = 20;
/** Maximum number of pages loaded for them, so that a search without a match ends. */
const MOST_PAGES = 10;

interface PagedQuery extends Pages {
  isFetching: boolean;
  isError: boolean;
  data?: { pages: readonly unknown[] } | undefined;
}

/**
 * Returns paging for lists whose pages may be short or empty and still have a next one: loads further pages
 * until there is enough to show, up to a limit.
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
