import { pages, privatePages } from '#network/pages';
import { type PageKey, type PrivatePageKey } from '@/contract/pages';
import { isDocumentAt, pageKeyAt } from '@/lib/pages';

/** Id of the route that serves unknown paths; the build writes it to 404.html. */
export const NOT_FOUND = 'notFound';

/** Id of the route of all stories and events. Functions write its pages, and the news and events pages. */
export const DOCUMENT = 'document';

/** Keys of `pages` and `privatePages`, plus the ids of documents and unknown paths. */
export type RouteId = PageKey | PrivatePageKey | typeof DOCUMENT | typeof NOT_FOUND;

export const ROUTE_IDS = [...Object.keys({ ...pages, ...privatePages }), DOCUMENT, NOT_FOUND] as RouteId[];

export const routeIdAt = (pathname: string): RouteId =>
  pageKeyAt(pathname) ?? (isDocumentAt(pathname) ? DOCUMENT : NOT_FOUND);
