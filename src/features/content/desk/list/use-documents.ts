import { useEffect } from 'react';
import type { ContentKind } from '@/contract/content-fields';
import { useRemaining } from '@/store/optimistic-list';
import { contentDeskApi } from '../content-desk-api';
import type { Documents } from '../documents';

/** Returns the documents of a kind, page by page; undefined until the first page has loaded. */
export const useDocuments = <Kind extends ContentKind>(kind: Kind) => {
  const query = contentDeskApi.useListDocumentsInfiniteQuery(kind, { refetchOnMountOrArgChange: true });
  const all = useRemaining(query.data?.pages.flatMap(({ items }) => items));
  // A document can move from one page to the next, and then be on both. The api has checked that all are of
  // this kind.
  const items = all && ([...new Map(all.map((item) => [item.id, item])).values()] as Documents[Kind][]);
  return { query, items };
};

/** Returns the document with an id, loading the list as far as needed; null if it is missing. */
export const useDocument = <Kind extends ContentKind>(kind: Kind, id: string) => {
  const { query, items } = useDocuments(kind);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const item = items?.find((document) => document.id === id);
  const readsOn = items !== undefined && !item && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  const isKnown = item !== undefined || (items !== undefined && !hasNextPage && !isFetching);
  return { query, item: isKnown ? (item ?? null) : undefined };
};
