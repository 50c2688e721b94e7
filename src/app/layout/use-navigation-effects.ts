import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { pages, privatePages } from '#network/pages';
import { storySlugAt } from '@/contract/pages';
import { LEAVES } from '@/lib/navigation-events';
import { documentTitle, pageKeyAt } from '@/lib/pages';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { notFound } from '@/messages/en/pages';
import { usePlace } from '@/ui/routing/place';
import { settleScroll } from '../navigation/scroll-memory';

export const MAIN_ID = 'main';

/** The element with the id in the URL's fragment; null if there is none, or the fragment cannot be decoded. */
const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** Title of the page at a path; unknown ones have that of the not-found page. Null for stories, which say their own. */
const titleAt = (pathname: string): string | null => {
  const key = pageKeyAt(pathname);
  if (key) return { ...pages, ...privatePages }[key].title;
  return storySlugAt(pathname) === undefined ? notFound.title : null;
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

/** Two frames: the browser goes to a part of the page after the first one. */
const afterItsJump = (run: () => void) => void requestAnimationFrame(() => requestAnimationFrame(run));

/** Has the browser, which follows links to parts of the page by itself, go there as the app scrolls. */
const useSmoothFragments = (): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
      style.scrollBehavior = scrollBehavior() === 'smooth' ? 'smooth' : '';
      afterItsJump(() => (style.scrollBehavior = ''));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
};

/** Tells whether the visitor has moved the focus since they set out, while the next page was not there yet. */
const useMovedFocus = (): (() => boolean) => {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const onLeave = () => {
      before.current = document.activeElement;
    };
    for (const event of LEAVES) window.addEventListener(event, onLeave);
    return () => {
      for (const event of LEAVES) window.removeEventListener(event, onLeave);
    };
  }, []);
  return useCallback(() => {
    const { activeElement } = document;
    const isElsewhere = before.current !== null && activeElement !== before.current;
    return isElsewhere && activeElement !== document.body;
  }, []);
};

/**
 * True while a menu in the frame is open, which would close when the focus leaves it. Checks the buttons' state
 * rather than the focus, because Safari does not focus a pressed button.
 */
const isMenuOpen = (main: HTMLElement): boolean =>
  [...document.querySelectorAll('[aria-expanded="true"]')].some((button) => !main.contains(button));

/**
 * After a client-side navigation: updates the title, scrolls smoothly to the top (or to the fragment's target)
 * and moves the focus to the new content, unless the visitor has taken it elsewhere meanwhile or has a menu open.
 * A link to the current page counts as a navigation; a query that the page itself changes does not. Going back and on
 * leads to where the page was left.
 */
export const useNavigationEffects = (): void => {
  const { pathname, search, hash, key, isReturn } = usePlace();
  const title = titleAt(pathname);
  const shown = useRef({ pathname, search });
  const takeFollowedLink = useFollowedLink();
  const hasMovedFocus = useMovedFocus();
  useSmoothFragments();

  // In layout effects, so that title, scroll position and focus change together with the page.
  useLayoutEffect(() => {
    if (title !== null) document.title = documentTitle(title);
  }, [title]);

  useLayoutEffect(() => {
    settleScroll(isReturn && key > 0);
  }, [isReturn, key]);
  useLayoutEffect(() => {
    const before = shown.current;
    const link = takeFollowedLink();
    shown.current = { pathname, search };
    const main = document.getElementById(MAIN_ID);
    const isWithinPage =
      before.pathname === pathname &&
      (link === null || (before.search !== search && main?.contains(link) === true));
    const target = targetOf(hash);
    // Whoever opens the site at a fragment is there at once, as the browser has put them.
    if (target) target.scrollIntoView({ behavior: key === 0 ? 'instant' : scrollBehavior() });
    if (target || isWithinPage || isReturn) return;
    if (main && !hasMovedFocus() && !isMenuOpen(main)) main.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    // The key changes with each navigation, also with one to the same address.
  }, [pathname, search, hash, key, isReturn, takeFollowedLink, hasMovedFocus]);
};
