import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Parameters = URLSearchParams | Record<string, string>;

/**
 * The query of the page's address, and a function that navigates to the page with another one. The router's
 * own hook would weigh on the first view of every page, because all its code is in one chunk.
 */
export const useQuery = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = (next: Parameters, options: { replace?: boolean } = {}) =>
    navigate(`?${new URLSearchParams(next).toString()}`, options);
  return [query, setQuery] as const;
};
