import * as v from 'valibot';
import { ARTS } from '../content-fields';
import { PAGE_KEYS, type PageKey, type PagePath, PUBLIC_PATHS } from '../pages';
import { across, faultIf, flag, isHttpsUrl, listOf, oneOf, textUpTo } from './fields';
import { NAMED_LINKS } from './links';
import { PAGES_TO_TURN_OFF } from './subjects';

const isDestination = (value: string): boolean =>
  Object.hasOwn(PUBLIC_PATHS, value) || Object.hasOwn(NAMED_LINKS, value) || isHttpsUrl(value);

const link = v.strictObject({
  /** A page by its name, a link of `links.ts` by its name, or an address of the web. */
  to: v.pipe(
    v.string('must be a text in quotes'),
    v.check(
      isDestination,
      `must be a page (${PAGE_KEYS.join(', ')}), a link (${Object.keys(NAMED_LINKS).join(', ')}) or an address that begins with https://`,
    ),
  ),
  /** The page's title or the service's name where nothing stands here. */
  label: v.optional(textUpTo(40)),
});

const group = v.strictObject({ label: textUpTo(40), links: listOf(link, 'to') });

const page = v.strictObject({
  /** Stands in the tab, in search results and in links. */
  title: v.optional(textUpTo(60)),
  /** For search engines and link previews: one or two sentences. */
  description: v.optional(textUpTo(160)),
  /** The drawing behind the title in link previews. */
  art: v.optional(oneOf(ARTS)),
  /** Leaves the page out, and every link to it. */
  off: v.optional(flag, false),
});

const pages = v.pipe(
  v.record(oneOf(PAGE_KEYS), page),
  across<Partial<Record<PageKey, v.InferOutput<typeof page>>>>((written) =>
    Object.entries(written).flatMap(([key, { off }]) =>
      faultIf(
        off && !Object.hasOwn(PAGES_TO_TURN_OFF, key),
        `must be false: only these can be turned off: ${Object.keys(PAGES_TO_TURN_OFF).join(', ')}`,
        key,
        'off',
      ),
    ),
  ),
);

/** `networks/NAME/pages.ts`: what is said of the pages, and which links lead to them. */
export const pagesSchema = v.strictObject({
  pages: v.optional(pages, {}),
  /** The header's links from left to right; a group is a menu of its own. Made from the pages that are there where nothing stands here. */
  menu: v.optional(listOf(v.union([group, link], 'must have `to`, or `label` and `links`'))),
  /** The header's button; `null` for none. */
  button: v.optional(v.nullable(link)),
  /** The footer's columns, beside the one with the network's name. */
  footer: v.optional(listOf(group, 'label')),
});

export type PagesInput = v.InferInput<typeof pagesSchema>;
export type PagesOutput = v.InferOutput<typeof pagesSchema>;
/** As the owner writes it. */
export type WrittenLink = v.InferOutput<typeof link>;
export type WrittenGroup = v.InferOutput<typeof group>;

/** Leads to a page of this site. */
export interface InternalLink {
  label: string;
  path: PagePath;
}
/** Leads elsewhere, in a new tab. */
export interface ExternalLink {
  label: string;
  url: string;
}
/** `'url' in link` tells the two apart. */
export type NavLink = InternalLink | ExternalLink;
export interface LinkGroup {
  label: string;
  links: readonly NavLink[];
}
