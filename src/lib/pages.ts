import { identity } from '#network/identity';
import { pages, privatePages } from '#network/pages';
import { type PageKey, type Page, type PrivatePageKey, storySlugAt } from '@/contract/pages';

/** Whether the page with this id is public. */
export const isPublicPage = (id: string): id is PageKey => Object.hasOwn(pages, id);

/**
 * Key of the page at an address's path, undefined for unknown ones. As routes do, it reads paths in any case and with a
 * slash at their end.
 */
export const pageKeyAt = (pathname: string): PageKey | PrivatePageKey | undefined => {
  const wanted = pathname.toLowerCase().replace(/(?<=[^/]|^\/)\/+$/, '');
  const found = Object.entries<Page>({ ...pages, ...privatePages }).find(([, { path }]) => path === wanted);
  return found?.[0] as PageKey | PrivatePageKey | undefined;
};

/** Whether the app has a page at an address's path, which may be that of a story; files of the site are none. */
export const isPageAt = (pathname: string): boolean =>
  pageKeyAt(pathname) !== undefined || storySlugAt(pathname) !== undefined;

/** What the browser's tab and search results show for a page with this title. */
export const documentTitle = (title: string): string =>
  title === pages.home.title ? title : `${title} · ${identity.name}`;
