import type { ContentResponse } from '@/contract/content';
import { PUBLISHED_ID } from '@/lib/data-block';
import type { AppStore } from '@/store/store';
import { contentApi, getContent } from './content-api';

/** Interval between two calls, whatever the first one's result. */
export const CONTENT_REFRESH_MS = 300_000;

/** Returns the content that the document contains, if any. */
const contentOfDocument = (): ContentResponse | null => {
  const block = document.getElementById(PUBLISHED_ID);
  return block && (JSON.parse(block.textContent) as ContentResponse);
};

/**
 * Shows the published content that the document contains; a page without any polls at once. Then it polls every
 * five minutes while it is visible and online. A page that becomes so again polls at once if its last call is
 * as old, or if it was opened offline, from an old copy. Returns the function that stops it.
 */
export const followContent = ({ dispatch }: AppStore): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  let askedAt = Number.NEGATIVE_INFINITY;
  let kept: Pick<ReturnType<typeof subscribe>, 'refetch' | 'unsubscribe'> | undefined;
  const subscribe = () => dispatch(getContent.initiate(undefined));

  const value = contentOfDocument();
  if (value) {
    dispatch(contentApi.util.upsertQueryEntries([{ endpointName: 'getContent', arg: undefined, value }]));
    kept = subscribe();
    if (navigator.onLine) askedAt = Date.now();
  }

  const follow = () => {
    clearTimeout(timer);
    if (document.hidden || !navigator.onLine) return;
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
  window.addEventListener('online', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', follow);
    kept?.unsubscribe();
  };
};
