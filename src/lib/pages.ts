import { identity } from '#network/identity';
import { gone, pages, privatePages } from '#network/pages';
import type { DeskKey } from '@/contract/desks';
import { type PageKey, type Page, type PrivatePageKey, documentAt } from '@/contract/pages';

export type AnyPageKey = PageKey | PrivatePageKey;
const all = () => ({ ...pages, ...privatePages });

/** Checks that the network has this page. */
export const isThere = (key: AnyPageKey): boolean => !gone.includes(key);

/**
 * Returns the path of a page, for links from another subject's page; null if the network does not have it.
 */
export const pathOf = (key: AnyPageKey): string | null => (isThere(key) ? all()[key].path : null);

/** Checks that the page with this id is a desk, which are the pages below the admin page. */
export const isDesk = (id: string): id is DeskKey =>
  Object.hasOwn(privatePages, id) && all()[id as DeskKey].path.startsWith(`${privatePages.admin.path}/`);

/** Checks that the page with this id is public. */
export const isPublicPage = (id: string): id is PageKey => Object.hasOwn(pages, id);

/** Matches paths in any case and with trailing slashes, like routes. */
const knownAt = (pathname: string): AnyPageKey | undefined => {
  const wanted = pathname.toLowerCase().replace(/(?<=[^/]|^\/)\/+$/, '');
  const found = Object.entries<Page>(all()).find(([, { path }]) => path === wanted);
  return found?.[0] as AnyPageKey | undefined;
};

/**
 * Returns the key of the page at a path; undefined for unknown ones and those that the network does not have.
 */
export const pageKeyAt = (pathname: string): AnyPageKey | undefined => {
  const key = knownAt(pathname);
  return key && isThere(key) ? key : undefined;
};

/** Checks for the path of a story or an event, in a network with such. */
export const isDocumentAt = (pathname: string): boolean => {
  const [key] = documentAt(pathname);
  return key !== undefined && isThere(key);
};

/** True if the path is known, but the network does not have its page. */
export const isGoneAt = (pathname: string): boolean =>
  !isPageAt(pathname) && (knownAt(pathname) ?? documentAt(pathname)[0]) !== undefined;

/** True if the app has a page at a path, including possible stories and events; false for the site's files. */
export const isPageAt = (pathname: string): boolean =>
  pageKeyAt(pathname) !== undefined || isDocumentAt(pathname);

/** Returns the title for the tab and for search results of a page with this title. */
export const documentTitle = (title: string): string =>
  title === pages.home.title ? title : `${title} · ${identity.name}`;
