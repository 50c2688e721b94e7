import { useLocation } from 'react-router-dom';
import { isPageAt } from '@/lib/pages';

/**
 * Returns a check for links to the current path or one above it. Always false on the not-found page, whose
 * document is prerendered once for all unknown paths, including those below a known one.
 */
export const useActivePath = (): ((path: string) => boolean) => {
  const pathname = useLocation().pathname;
  const isKnown = isPageAt(pathname);
  return (path) => isKnown && (pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
};
