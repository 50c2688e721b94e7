import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { filtersOf, parametersOf, type Filters } from './application-filters';

const ID = /^[\w-]{1,64}$/;

/** What the page's address says: how the list is filtered, and which application is open. Both can be shared. */
export const useDeskAddress = () => {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => filtersOf(query), [query]);
  const asked = query.get('id');
  const id = asked !== null && ID.test(asked) ? asked : null;
  const parameters = (nextFilters: Filters, nextId: string | null) =>
    new URLSearchParams({ ...parametersOf(nextFilters), ...(nextId !== null && { id: nextId }) });
  return {
    filters,
    id,
    filterBy: (changes: Partial<Filters>) => setQuery(parameters({ ...filters, ...changes }, id)),
    /** The query of a link to an application, or with null to the list alone. */
    searchFor: (nextId: string | null) => `?${parameters(filters, nextId).toString()}`,
    /** From one application to another the history does not grow. */
    open: (nextId: string | null) => setQuery(parameters(filters, nextId), { replace: id !== null }),
  };
};
