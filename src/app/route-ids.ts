import { pageKeyAt, pages, privatePages, type PageKey, type PrivatePageKey } from '@/content/pages';

/** Id of the route that serves unknown paths; the build writes it to 404.html. */
export const NOT_FOUND = 'notFound';

/** Keys of `pages` and `privatePages`, and the one of unknown paths. */
export type RouteId = PageKey | PrivatePageKey | typeof NOT_FOUND;

export const ROUTE_IDS = [...Object.keys({ ...pages, ...privatePages }), NOT_FOUND] as RouteId[];

export const routeIdAt = (pathname: string): RouteId => pageKeyAt(pathname) ?? NOT_FOUND;
