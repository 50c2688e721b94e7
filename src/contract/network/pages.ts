import * as v from 'valibot';
import { PAGE_KEYS, type PageKey, type PagePath, PUBLIC_PATHS } from '../pages';
import { isHttpsUrl } from './address-fields';
import { across, art, faultIf, flag, listOf, oneOf, textUpTo } from './fields';
import { NAMED_LINKS } from './links';
import { PAGES_TO_TURN_OFF } from './subjects';

const isDestination = (value: string): boolean =>
  Object.hasOwn(PUBLIC_PATHS, value) || Object.hasOwn(NAMED_LINKS, value) || isHttpsUrl(value);

const link = v.strictObject({
  /** Name of a page, name of a link in `links.ts`, or a web address. */
  to: v.pipe(
    v.string('must be a text in quotes'),
    v.check(
      isDestination,
      `must be a page (${PAGE_KEYS.join(', ')}), a link (${Object.keys(NAMED_LINKS).join(', ')}) or an address that begins with https://`,
    ),
  ),
  /** Defaults to the page's title or the service's name. */
  label: v.optional(textUpTo(40)),
});

const group = v.strictObject({ label: textUpTo(40), links: listOf(link, 'to') });

/** Pages whose text below the heading stands in `pages.ts`. Others have it in the file of their subject. */
export const SUBTITLED_PAGES = ['serverInfo', 'news', 'events', 'applyForm'] as const satisfies PageKey[];
export type SubtitledPage = (typeof SUBTITLED_PAGES)[number];

const page = v.strictObject({
  /** Shown in the tab, in search results and in links. Pages with a `subtitle` here have it as their heading, too. */
  title: v.optional(textUpTo(60)),
  /** Text below the heading. */
  subtitle: v.optional(textUpTo(300)),
  /** Description for search engines and link previews: one or two sentences. */
  description: v.optional(textUpTo(160)),
  /** Drawing behind the title in link previews. */
  art: v.optional(art),
  /** Removes the page, and every link to it. */
  off: v.optional(flag, false),
});

const pages = v.pipe(
  v.record(oneOf(PAGE_KEYS), page),
  across<Partial<Record<PageKey, v.InferOutput<typeof page>>>>((written) =>
    Object.entries(written).flatMap(([key, { off, subtitle }]) => [
      ...faultIf(
        off && !Object.hasOwn(PAGES_TO_TURN_OFF, key),
        `must be false: only these can be turned off: ${Object.keys(PAGES_TO_TURN_OFF).join(', ')}`,
        key,
        'off',
      ),
      ...faultIf(
        subtitle !== undefined && !SUBTITLED_PAGES.some((one) => one === key),
        `must not be there: only ${SUBTITLED_PAGES.join(', ')} have it here, others in the file of their subject`,
        key,
        'subtitle',
      ),
    ]),
  ),
);

/** `networks/NAME/pages.ts`: titles and descriptions of pages, and the menus. */
export const pagesSchema = v.strictObject({
  pages: v.optional(pages, {}),
  /** Links of the header from left to right; a group becomes a submenu. Defaults to links to the available pages. */
  menu: v.optional(listOf(v.union([group, link], 'must have `to`, or `label` and `links`'))),
  /** Button in the header; `null` hides it. */
  button: v.optional(v.nullable(link)),
  /** Columns of the footer, beside the one with the network's name. */
  footer: v.optional(listOf(group, 'label')),
});

export type PagesInput = v.InferInput<typeof pagesSchema>;
export type PagesOutput = v.InferOutput<typeof pagesSchema>;
/** Link as written by the owner. */
export type WrittenLink = v.InferOutput<typeof link>;
export type WrittenGroup = v.InferOutput<typeof group>;

/** Link to a page of this site. */
export interface InternalLink {
  label: string;
  path: PagePath;
}
/** Link to another site, opened in a new tab. */
export interface ExternalLink {
  label: string;
  url: string;
}
/** Test for `'url' in link` to distinguish them. */
export type NavLink = InternalLink | ExternalLink;
export interface LinkGroup {
  label: string;
  links: readonly NavLink[];
}
