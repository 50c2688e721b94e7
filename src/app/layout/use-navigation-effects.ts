import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { documentTitle, notFound, pages, privatePages, type Page } from '@/content/pages';

export const MAIN_ID = 'main';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The element with the id in the URL's fragment; null if there is none, or the fragment cannot be decoded. */
const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** Title and description of the current route; unknown routes have those of the not-found page. */
const useShownPage = (): Pick<Page, 'title' | 'description'> => {
  const id = useMatches().at(-1)?.id;
  return Object.entries<Page>({ ...pages, ...privatePages }).find(([key]) => key === id)?.[1] ?? notFound;
};

/** Returns, once, the link that caused the navigation; null when something else was clicked last. */
const useFollowedLink = (): (() => Element | null) => {
  const followed = useRef<Element | null>(null);
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      followed.current = defaultPrevented && target instanceof Element ? target.closest('a') : null;
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return useCallback(() => {
    const link = followed.current;
    followed.current = null;
    return link;
  }, []);
};

/**
 * After a client-side navigation: updates title and description, scrolls smoothly to the top (or to the fragment's target)
 * and moves the focus to the new content. A link to the current page counts as a navigation; a query that the page itself
 * changes does not. Going back leaves the scroll position to the browser.
 */
export const useNavigationEffects = (): void => {
  const { pathname, search, hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const { title, description } = useShownPage();
  const shown = useRef({ pathname, search });
  const takeFollowedLink = useFollowedLink();

  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  useEffect(() => {
    const before = shown.current;
    const link = takeFollowedLink();
    shown.current = { pathname, search };
    const main = document.getElementById(MAIN_ID);
    const isWithinPage =
      before.pathname === pathname &&
      (link === null || (before.search !== search && main?.contains(link) === true));
    const target = targetOf(hash);
    if (target) target.scrollIntoView();
    if (target || isWithinPage || isBackOrForward) return;
    main?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The key changes with each navigation, also with one to the same address.
  }, [pathname, search, hash, key, isBackOrForward, takeFollowedLink]);
};
