import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { notFound } from '#messages/pages';
import { pages, privatePages } from '#network/pages';
import { documentAt } from '@/contract/pages';
import { LEAVE } from '@/hydration/names';
import { documentTitle, pageKeyAt } from '@/lib/pages';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { FIRST_KEY, useIsReturn } from '@/ui/routing/browser-router';
import { settleScroll } from '../navigation/scroll-memory';

export const MAIN_ID = 'main';

/**
 * Returns the element with the id in a URL fragment; null if it is missing, or the fragment cannot be
 * decoded.
 */
const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * Returns the title of the page at a path; that of the not-found page for unknown ones. Null for stories and events,
 * which set their own.
 */
const titleAt = (pathname: string): string | null => {
  const key = pageKeyAt(pathname);
  if (key) return { ...pages, ...privatePages }[key].title;
  return documentAt(pathname)[0] === undefined ? notFound.title : null;
};

/** Returns the link that caused the navigation, once; null if something else was clicked last. */
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

/** Two frames, because the browser jumps to a part of the page after the first one. */
const afterItsJump = (run: () => void) => void requestAnimationFrame(() => requestAnimationFrame(run));

/** Makes the browser's own jumps to parts of the page as smooth as the app's scrolling. */
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

/** Returns a check whether the visitor has moved focus while the next page was loading. */
const useMovedFocus = (): (() => boolean) => {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const onLeave = () => {
      before.current = document.activeElement;
    };
    window.addEventListener(LEAVE, onLeave);
    return () => window.removeEventListener(LEAVE, onLeave);
  }, []);
  return useCallback(() => {
    const { activeElement } = document;
    const isElsewhere = before.current !== null && activeElement !== before.current;
    return isElsewhere && activeElement !== document.body;
  }, []);
};

/**
 * True while a menu in the frame is open, which would close on losing focus. Checks the buttons' state,
 * because Safari does not focus a pressed button.
 */
const isMenuOpen = (main: HTMLElement): boolean =>
  [...document.querySelectorAll('[aria-expanded="true"]')].some((button) => !main.contains(button));

/**
 * Handles a client-side navigation: updates the title, scrolls smoothly to the top (or to the fragment's
 * target) and moves focus to the new content, unless the visitor has moved it or has a menu open. A link to
 * the current page is a navigation; a query that the page changes itself is not. Going back and forward
 * restores the scroll position.
 */
export const useNavigationEffects = (): void => {
  const { pathname, search, hash, key } = useLocation();
  const isReturn = useIsReturn();
  const title = titleAt(pathname);
  const shown = useRef({ pathname, search });
  const takeFollowedLink = useFollowedLink();
  const hasMovedFocus = useMovedFocus();
  useSmoothFragments();

  // Layout effects, so that title, scroll position and focus change together with the page.
  useLayoutEffect(() => {
    if (title !== null) document.title = documentTitle(title);
  }, [title]);

  useLayoutEffect(() => {
    settleScroll(isReturn && key !== FIRST_KEY);
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
    // A visitor who opens the site at a fragment is there at once, because the browser has scrolled.
    if (target) target.scrollIntoView({ behavior: key === FIRST_KEY ? 'instant' : scrollBehavior() });
    if (target || isWithinPage || isReturn) return;
    if (main && !hasMovedFocus() && !isMenuOpen(main)) main.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    // The key changes with each navigation, even to the same address.
  }, [pathname, search, hash, key, isReturn, takeFollowedLink, hasMovedFocus]);
};
