import { OFFLINE_PATH, PUBLIC_PATHS } from '@/contract/pages';
import { ALL_PAGE_KEYS, PAGE_PATHS, whyGone } from './gone';
import type { Network } from './subjects';

/** First path segments that functions and files of the site use. */
const TAKEN =
  'api api-docs assets icons media news uploads rewards feed.xml events.ics sw.js companion.mjs robots.txt sitemap.xml site.webmanifest .well-known .netlify'.split(
    ' ',
  );

/** Returns the path of the page that is served there: `/store` for `/Store/index.html`, too. */
const pageAt = (path: string): string => {
  const served = path.toLowerCase().replace(/(?:\/index)?\.html$/, '');
  return served === '' ? '/' : served;
};

/** Returns the key of the page with the path, which for a story is that of all stories; undefined without one. */
const keyAt = (path: string) =>
  ALL_PAGE_KEYS.find(
    (key) => PAGE_PATHS[key] === path || (key === 'news' && path.startsWith(`${PUBLIC_PATHS.news}/`)),
  );

/** True if a page of this network has the path. */
const isThere = (path: string, network: Network): boolean => {
  const key = keyAt(path);
  return key !== undefined && whyGone(network, key) === null;
};

const isTaken = (from: string, network: Network): boolean =>
  isThere(pageAt(from), network) ||
  pageAt(from) === OFFLINE_PATH ||
  TAKEN.includes(from.toLowerCase().split('/')[1] ?? '');

/** Returns the reason why a path leads to no page, or null if it leads to one, or to a file. */
export const pageProblem = (linked: string, network: Network): string | null => {
  const path = linked.replace(/(?<=.)\/$/, '');
  const key = keyAt(pageAt(path));
  if (key !== undefined) return whyGone(network, key);
  return isTaken(path, network) || path in network.identity.formerly ? null : 'there is none at this address';
};

/** Returns the fault in an old address's target, or null. */
const problemOf = (from: string, to: string, network: Network): string | null => {
  const { identity } = network;
  if (isTaken(from, network)) return 'is an address of this site itself, which shows what it has there';
  const { origin, pathname } = new URL(to, identity.url);
  if (origin !== identity.url) return null;
  if (pathname === from) return 'must not lead to itself';
  const next = identity.formerly[pathname];
  if (next !== undefined) return `leads on: write ${next} here`;
  return isThere(pathname, network)
    ? null
    : `must lead to a page of this site, like ${PUBLIC_PATHS.store}, or an https:// address`;
};

/** Returns the faults in the addresses of an older site, one line each. */
export const faultyRedirects = (network: Network): string[] =>
  Object.entries(network.identity.formerly).flatMap(([from, to]) => {
    const problem = problemOf(from, to, network);
    return problem === null ? [] : `identity.ts: formerly.${from}: ${problem}`;
  });
