import { useEffect } from 'react';
import type { ContentKind } from '@/contract/content-fields';
import { useRemaining } from '@/store/optimistic-list';
import { contentDeskApi } from '../content-desk-api';
import type { Documents } from '../documents';

/** The documents of a kind, page by page; undefined until the first one is there. */
export const useDocuments = <Kind extends ContentKind>(kind: Kind) => {
  const query = contentDeskApi.useListDocumentsInfiniteQuery(kind, { refetchOnMountOrArgChange: true });
  const all = useRemaining(query.data?.pages.flatMap(({ items }) => items));
  // Places move between two pages, and a document may then be on both. A kind's pages hold that kind: the api has checked it.
  const items = all && ([...new Map(all.map((item) => [item.id, item])).values()] as Documents[Kind][]);
  return { query, items };
};

/** The document with an id, for which the list is read on as far as it takes; null when there is none. */
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
