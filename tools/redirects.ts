import { FORMER_ARTS } from '@/contract/content-fields';
import { addressesOf } from '@/lib/picture-files';

/** Returns a decoded path, `/café` for `/caf%C3%A9`, unless a rule would interpret it differently. */
const readable = (path: string): string => {
  const decoded = decodeURIComponent(path);
  return /[\s*?#%]|\/:/.test(decoded) ? path : decoded;
};

/**
 * Returns the text of `_redirects`, the platform's redirects from older addresses. Netlify compares encoded paths, and its
 * command line decoded ones.
 * @param formerly redirects of the network
 * @param pages ids of the existing pages
 */
export const redirects = (formerly: Readonly<Record<string, string>>, pages: readonly string[]): string => {
  const rules = { ...(pages.includes('vote') ? { '/rewards': '/vote#rewards' } : {}), ...formerly };
  const base = 'https://site.example';
  return Object.entries(rules)
    .flatMap(([from, to]) =>
      [...new Set([from, readable(from)])].map(
        (path) => `${path} ${new URL(to, base).href.replace(base, '')} 301\n`,
      ),
    )
    .join('');
};

/**
 * Returns the rules of `_redirects` for pages that the function `documents` serves instead of their file. The targets differ, so
 * that no cache takes one page for another.
 */
export const rewrites = (paths: readonly string[]): string =>
  paths.map((path) => `${path} /.netlify/functions/documents${path} 200!\n`).join('');

/** Returns the addresses of renamed pictures, each with its current one. */
export const formerPictures = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(FORMER_ARTS).flatMap(([former, now]) => {
      const addresses = addressesOf(now);
      return addressesOf(former).map((from, index) => [from, addresses[index] ?? '']);
    }),
  );
