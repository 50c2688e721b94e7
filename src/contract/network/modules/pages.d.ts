declare module '#network/menu' {
  import type { LinkGroup, NavLink } from '@/contract/network/pages';

  export const menu: readonly (NavLink | LinkGroup)[];
  export const button: NavLink | null;
  export const footer: readonly LinkGroup[];
}
declare module '#network/pages' {
  import type { PageKey, Pages, PrivatePageKey, PrivatePages } from '@/contract/pages';

  export const pages: Pages;
  export const privatePages: PrivatePages;
  /** Pages of both tables that this network lacks. */
  export const gone: readonly (PageKey | PrivatePageKey)[];
}
declare module '#network/subtitles/serverInfo' {
  /** Text below the page's heading, which is its title. */
  export const subtitle: string;
}
declare module '#network/subtitles/news' {
  /** Text below the page's heading, which is its title. */
  export const subtitle: string;
}
declare module '#network/subtitles/events' {
  /** Text below the page's heading, which is its title. */
  export const subtitle: string;
}
declare module '#network/subtitles/applyForm' {
  /** Text below the page's heading, which is its title. */
  export const subtitle: string;
}
declare module '#network/page-details' {
  import type { PageKey, PrivatePageKey } from '@/contract/pages';

  /** Whether search engines must not list any page. */
  export const noindex: boolean;
  export const pageDescriptions: Readonly<Record<PageKey | PrivatePageKey, string>>;
  /** Content of link previews: a title on a scene. A null `art` stands for the home page's scene. */
  export const pagePictures: Readonly<Partial<Record<PageKey, { title: string; art: string | null }>>>;
}
declare module '#network/subjects' {
  import type { OptionalSubject } from '@/contract/network/subjects';

  /** Optional subjects that this network lacks. Their other modules are empty. */
  export const missing: readonly OptionalSubject[];
}
