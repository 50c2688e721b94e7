import type { AppStore } from '@/store/store';
import { getContent, selectContent } from './content-api';

/** Interval between two calls, whatever the first one's result. */
export const CONTENT_REFRESH_MS = 30_000;

/**
 * Polls published content while the page is visible: now, unless the document contains it, then every 30
 * seconds. A page that becomes visible again polls at once if its last call is as old. Returns the function
 * that stops it.
 */
export const followContent = ({ dispatch, getState }: AppStore): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  let askedAt = selectContent(getState()).data ? Date.now() : Number.NEGATIVE_INFINITY;
  let kept: Pick<ReturnType<typeof subscribe>, 'refetch' | 'unsubscribe'> | undefined;
  const subscribe = () => dispatch(getContent.initiate(undefined, { forceRefetch: true }));

  const follow = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = Date.now();
    // A clock that was set back makes it due, too.
    const age = Math.abs(now - askedAt);
    const isDue = age >= CONTENT_REFRESH_MS;
    if (isDue) {
      askedAt = now;
      if (kept) void kept.refetch();
      else kept = subscribe();
    }
    timer = setTimeout(follow, isDue ? CONTENT_REFRESH_MS : CONTENT_REFRESH_MS - age);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
    kept?.unsubscribe();
  };
};
