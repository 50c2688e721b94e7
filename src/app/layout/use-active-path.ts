import { useLocation, useMatches } from 'react-router-dom';
import { NOT_FOUND } from '../route-ids';

/**
 * Tells which links lead to the current path or to one above it. On the not-found page none does: its document is
 * prerendered once for every unknown path, also for those below a known one.
 */
export const useActivePath = (): ((path: string) => boolean) => {
  const { pathname } = useLocation();
  const isKnown = useMatches().at(-1)?.id !== NOT_FOUND;
  return (path) => isKnown && (pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
};
