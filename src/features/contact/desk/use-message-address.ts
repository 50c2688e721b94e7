import { useMemo } from 'react';
import { UUID_PATTERN } from '@/contract/uuid';
import { useQuery } from '@/ui/routing/use-query';
import { parametersOf, stateOf, type Filters } from './message-filters';

const ID = new RegExp(`^${UUID_PATTERN}$`);

/** State in the page's URL, which Back and a reload keep: what the list shows, and the open message. */
export const useMessageAddress = () => {
  const [query, setQuery] = useQuery();
  const filters = useMemo(
    (): Filters => ({ state: stateOf(query.get('state')), search: query.get('search') ?? '' }),
    [query],
  );
  const id = query.get('id');
  const parameters = (next: Filters, nextId: string | null) => ({
    ...parametersOf(next),
    ...(next.state === 'all' && { state: next.state }),
    ...(nextId !== null && { id: nextId }),
  });
  return {
    filters,
    /** Null without an open message. */
    id: id !== null && ID.test(id) ? id : null,
    filterBy: (changes: Partial<Filters>) => setQuery(parameters({ ...filters, ...changes }, null)),
    /** Returns the query of a link to a message, or to the list for null. */
    searchFor: (nextId: string | null) => `?${new URLSearchParams(parameters(filters, nextId)).toString()}`,
    close: () => setQuery(parameters(filters, null)),
  };
};
