import { identity } from '#network/identity';
import { gone, pages, privatePages } from '#network/pages';
import { type PageKey, type Page, type PrivatePageKey, storySlugAt } from '@/contract/pages';

export type AnyPageKey = PageKey | PrivatePageKey;
const all = () => ({ ...pages, ...privatePages });

/** Whether the network has this page. */
export const isThere = (key: AnyPageKey): boolean => !gone.includes(key);

/** Path of a page for links from another subject's page; null where the network does not have it. */
export const pathOf = (key: AnyPageKey): string | null => (isThere(key) ? all()[key].path : null);

/** Whether the page with this id is public. */
export const isPublicPage = (id: string): id is PageKey => Object.hasOwn(pages, id);

/** As routes do, it reads paths in any case and with a slash at their end. */
const knownAt = (pathname: string): AnyPageKey | undefined => {
  const wanted = pathname.toLowerCase().replace(/(?<=[^/]|^\/)\/+$/, '');
  const found = Object.entries<Page>(all()).find(([, { path }]) => path === wanted);
  return found?.[0] as AnyPageKey | undefined;
};

/** Key of the page at an address's path, undefined for unknown ones and for those that the network does not have. */
export const pageKeyAt = (pathname: string): AnyPageKey | undefined => {
  const key = knownAt(pathname);
  return key && isThere(key) ? key : undefined;
};

/** Whether an address's path is that of a story, which there may be. */
export const isStoryAt = (pathname: string): boolean =>
  isThere('news') && storySlugAt(pathname) !== undefined;

/** Whether there would be a page at an address's path if the network had it. */
export const isGoneAt = (pathname: string): boolean =>
  !isPageAt(pathname) && (knownAt(pathname) ?? storySlugAt(pathname)) !== undefined;

/** Whether the app has a page at an address's path, which may be that of a story; files of the site are none. */
export const isPageAt = (pathname: string): boolean =>
  pageKeyAt(pathname) !== undefined || isStoryAt(pathname);

/** What the browser's tab and search results show for a page with this title. */
export const documentTitle = (title: string): string =>
  title === pages.home.title ? title : `${title} · ${identity.name}`;
