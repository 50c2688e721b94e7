import {
  OFFLINE_PATH,
  type PageKey,
  type PrivatePageKey,
  PRIVATE_PATHS,
  PUBLIC_PATHS,
} from '@/contract/pages';
import { whyGone } from './gone';
import type { Network } from './subjects';

/** First parts of addresses that functions and files of the site have. */
const TAKEN =
  'api api-docs assets icons media news uploads rewards feed.xml events.ics sw.js companion.mjs robots.txt sitemap.xml site.webmanifest .well-known .netlify'.split(
    ' ',
  );

/** The path of the page that is served there, `/store` for `/Store/index.html`, too. */
const pageAt = (path: string): string => {
  const served = path.toLowerCase().replace(/(?:\/index)?\.html$/, '');
  return served === '' ? '/' : served;
};

/** Whether a page of this network has the path. */
const isThere = (path: string, network: Network): boolean =>
  Object.entries({ ...PUBLIC_PATHS, ...PRIVATE_PATHS }).some(
    ([key, own]) => own === path && whyGone(network, key as PageKey | PrivatePageKey) === null,
  );

const isTaken = (from: string, network: Network): boolean =>
  isThere(pageAt(from), network) ||
  pageAt(from) === OFFLINE_PATH ||
  TAKEN.includes(from.toLowerCase().split('/')[1] ?? '');

/** What is wrong with where an older address leads, or null. */
const problemOf = (from: string, to: string, network: Network): string | null => {
  const { identity } = network;
  if (isTaken(from, network)) return 'is an address of this site itself, which shows what it has there';
  const { origin, pathname } = new URL(to, identity.url);
  if (origin !== identity.url) return null;
  if (pathname === from) return 'must not lead to itself';
  const next = identity.formerly[pathname];
  if (next !== undefined) return `leads on: write ${next} here`;
  const isStory = pathname.startsWith(`${PUBLIC_PATHS.news}/`) && isThere(PUBLIC_PATHS.news, network);
  return isThere(pathname, network) || isStory
    ? null
    : `must lead to a page of this site, like ${PUBLIC_PATHS.store}, or an https:// address`;
};

/** What is wrong with addresses of an older site, a line each. */
export const faultyRedirects = (network: Network): string[] =>
  Object.entries(network.identity.formerly).flatMap(([from, to]) => {
    const problem = problemOf(from, to, network);
    return problem === null ? [] : `identity.ts: formerly.${from}: ${problem}`;
  });
