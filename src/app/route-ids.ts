import { pages, privatePages } from '#network/pages';
import { type PageKey, type PrivatePageKey } from '@/contract/pages';
import { isStoryAt, pageKeyAt } from '@/lib/pages';

/** Id of the route that serves unknown paths; the build writes it to 404.html. */
export const NOT_FOUND = 'notFound';

/** Id of the route of all stories. Functions write its pages, and the news and events pages. */
export const STORY = 'story';

/** Keys of `pages` and `privatePages`, plus the ids of stories and unknown paths. */
export type RouteId = PageKey | PrivatePageKey | typeof STORY | typeof NOT_FOUND;

export const ROUTE_IDS = [...Object.keys({ ...pages, ...privatePages }), STORY, NOT_FOUND] as RouteId[];

export const routeIdAt = (pathname: string): RouteId =>
  pageKeyAt(pathname) ?? (isStoryAt(pathname) ? STORY : NOT_FOUND);
