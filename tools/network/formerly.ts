import { OFFLINE_PATH, PRIVATE_PATHS, PUBLIC_PATHS } from '@/contract/pages';
import type { Network } from './subjects';

/** First parts of addresses that functions and files of the site have. */
const TAKEN =
  'api api-docs assets icons media news uploads rewards feed.xml events.ics sw.js companion.mjs robots.txt sitemap.xml site.webmanifest .well-known .netlify'.split(
    ' ',
  );
const PAGES: readonly string[] = [
  ...Object.values(PUBLIC_PATHS),
  ...Object.values(PRIVATE_PATHS),
  OFFLINE_PATH,
];

/** The path of the page that is served there, `/store` for `/Store/index.html`, too. */
const pageAt = (path: string): string => {
  const served = path.toLowerCase().replace(/(?:\/index)?\.html$/, '');
  return served === '' ? '/' : served;
};

const isTaken = (from: string): boolean =>
  PAGES.includes(pageAt(from)) || TAKEN.includes(from.toLowerCase().split('/')[1] ?? '');

/** What is wrong with where an older address leads, or null. */
const problemOf = (from: string, to: string, { identity }: Network): string | null => {
  if (isTaken(from)) return 'is an address of this site itself, which shows what it has there';
  const { origin, pathname } = new URL(to, identity.url);
  if (origin !== identity.url) return null;
  if (pathname === from) return 'must not lead to itself';
  const next = identity.formerly[pathname];
  if (next !== undefined) return `leads on: write ${next} here`;
  const isThere = PAGES.includes(pathname) || pathname.startsWith(`${PUBLIC_PATHS.news}/`);
  return isThere
    ? null
    : `must lead to a page of this site, like ${PUBLIC_PATHS.store}, or an https:// address`;
};

/** What is wrong with addresses of an older site, a line each. */
export const faultyRedirects = (network: Network): string[] =>
  Object.entries(network.identity.formerly).flatMap(([from, to]) => {
    const problem = problemOf(from, to, network);
    return problem === null ? [] : `identity.ts: formerly.${from}: ${problem}`;
  });
