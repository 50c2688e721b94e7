import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/hydration/hooks';
import { byId } from '@/lib/by-id';

/**
 * A choice among `known` whose id the address keeps as `?name=`, so that reloads, Back and shared links have it,
 * too. Choices among different values may share a name. Undefined if nothing known is chosen, and on the
 * prerendered page, which has no query. Choosing replaces the address without asking the router, which would
 * wait until the whole page is hydrated. Third comes whether something was chosen here since the last navigation.
 */
export const useAddressed = <Value extends { id: string }>(name: string, known: readonly Value[]) => {
  const { search, key } = useLocation();
  const query = useIsHydrated() ? search : '';
  const [own, setOwn] = useState<{ at: string; id: string | undefined }>();
  // A navigation, to the same page for instance, says anew what is chosen.
  const isOwn = own?.at === key;
  const asked = isOwn ? [own.id] : new URLSearchParams(query).getAll(name);
  const choose = (id?: string) => {
    setOwn({ at: key, id });
    const url = new URL(document.URL);
    const others = [...url.searchParams].filter(([each, value]) => each !== name || !byId(known, value));
    if (id !== undefined) others.push([name, id]);
    url.search = new URLSearchParams(others).toString();
    history.replaceState(history.state, '', url);
  };
  return [known.find(({ id }) => asked.includes(id)), choose, isOwn] as const;
};
