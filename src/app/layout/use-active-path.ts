import { pageKeyAt } from '@/lib/pages';
import { usePathname } from '@/ui/routing/place';

/**
 * Tells which links lead to the current path or to one above it. On the not-found page none does: its document is
 * prerendered once for every unknown path, also for those below a known one.
 */
export const useActivePath = (): ((path: string) => boolean) => {
  const pathname = usePathname();
  const isKnown = pageKeyAt(pathname) !== undefined;
  return (path) => isKnown && (pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
};
