// Decision record: docs/decisions/0003-routing.md
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPath, NavigationType, Router, type Navigator, useNavigationType } from 'react-router-dom';
import { LEAVE } from '@/hydration/names';
import { leave } from './leaving';

/** True if the page was opened, or returned to by the browser's own buttons, rather than by a link. */
export const useIsReturn = (): boolean => useNavigationType() === 'POP';

/** Key of the location with which the document was opened; later ones differ with each navigation. */
export const FIRST_KEY = 'default';

let count = 0;
const nextKey = () => String((count += 1));

const here = (key: string, type: NavigationType) => {
  const { pathname, search, hash } = window.location;
  return { location: { pathname, search, hash, state: window.history.state as unknown, key }, type };
};

const atOnce = () => undefined;

/** Time that the prerendered page may take to hydrate before the next document is loaded instead. */
const PATIENCE_MS = 3_000;

interface BrowserRouterProps {
  /** Called before any navigation, including back and forward to another page. */
  onLeave: () => void;
  /**
   * Returns a promise of the prerendered document's hydration, without the parts of a page that is left;
   * undefined once hydrated. An earlier navigation would make React render the parts again.
   */
  ready?: (isLeaving: boolean) => Promise<void> | undefined;
  children: ReactNode;
}

/** The router over the browser's history. The current page stays until the next one can render. */
export const BrowserRouter = ({ onLeave, ready = atOnce, children }: BrowserRouterProps) => {
  const [shown, setShown] = useState(() => here(FIRST_KEY, NavigationType.Pop));
  const latest = useRef(shown.location);
  const rendered = useRef(shown.location);
  useLayoutEffect(() => {
    rendered.current = shown.location;
  }, [shown]);
  const giveUp = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useCallback(
    (type: NavigationType) => {
      const next = here(nextKey(), type);
      latest.current = next.location;
      clearTimeout(giveUp.current);
      const go = () => startTransition(() => setShown(next));
      const { pathname, search } = rendered.current;
      const isLeaving = next.location.pathname !== pathname;
      const wait = ready(isLeaving);
      // Within the event, because React must render the restored page before the browser scrolls it.
      if (!wait) {
        go();
        return;
      }
      // Code of the page may be blocked. The browser shows another part of the same page by itself.
      const isAnother = isLeaving || next.location.search !== search;
      if (isAnother) giveUp.current = setTimeout(() => window.location.reload(), PATIENCE_MS);
      void wait.then(() => {
        if (latest.current !== next.location) return;
        clearTimeout(giveUp.current);
        go();
      });
    },
    [ready],
  );

  const navigator = useMemo((): Navigator => {
    const move = (method: 'pushState' | 'replaceState', type: NavigationType): Navigator['push'] => {
      return (to, state: unknown = null) =>
        leave(() => {
          onLeave();
          window.history[method](state, '', typeof to === 'string' ? to : createPath(to));
          window.dispatchEvent(new Event(LEAVE));
          follow(type);
        });
    };
    return {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: move('pushState', NavigationType.Push),
      replace: move('replaceState', NavigationType.Replace),
      go: (delta) => window.history.go(delta),
    };
  }, [onLeave, follow]);

  useEffect(() => {
    const onReturn = () => {
      // The browser has scrolled already when moving to another part of the same page.
      if (window.location.pathname !== latest.current.pathname) onLeave();
      follow(NavigationType.Pop);
    };
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, [onLeave, follow]);

  return (
    <Router location={shown.location} navigationType={shown.type} navigator={navigator}>
      {children}
    </Router>
  );
};
