import { useMemo } from 'react';
import { useQuery } from '@/ui/routing/use-query';
import { filtersOf, parametersOf, type Filters } from './application-filters';

const ID = /^[\w-]{1,64}$/;

/** State in the page's URL, which can be shared: the list's filters and the open application. */
export const useDeskAddress = () => {
  const [query, setQuery] = useQuery();
  const filters = useMemo(() => filtersOf(query), [query]);
  const asked = query.get('id');
  const id = asked !== null && ID.test(asked) ? asked : null;
  const parameters = (nextFilters: Filters, nextId: string | null) =>
    new URLSearchParams({ ...parametersOf(nextFilters), ...(nextId !== null && { id: nextId }) });
  return {
    filters,
    id,
    filterBy: (changes: Partial<Filters>) => setQuery(parameters({ ...filters, ...changes }, id)),
    /** Returns the query of a link to an application, or to the list alone for null. */
    searchFor: (nextId: string | null) => `?${parameters(filters, nextId).toString()}`,
    /** Moves between applications without growing the history. */
    open: (nextId: string | null) => setQuery(parameters(filters, nextId), { replace: id !== null }),
  };
};
