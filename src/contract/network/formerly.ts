import * as v from 'valibot';
import { isUrl } from '../urls';
import { isHttpsUrl } from './address-fields';
import { across, faultIf } from './fields';

const SITE = 'https://site.example';

// A line of Netlify's `_redirects` is `from to status`. Spaces separate the parts, `*` and `:name` are placeholders, and queries
// and fragments never match.
const isPlain = (address: string): boolean => !/[\s*\\]|\/:/.test(address.replace(/^https:\/\//, ''));

/** Returns a path with each escape in capitals, and letters without one. */
const withPlainEscapes = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

/** The path in the form that browsers request: `/caf%C3%A9`. */
const asAsked = (path: string): string => new URL(withPlainEscapes(path.trim()), SITE).pathname;

/** Returns the text of a path, `/café` for `/caf%C3%A9`; null if its escapes are no UTF-8. */
const textOf = (path: string): string | null => {
  try {
    return decodeURIComponent(asAsked(path));
  } catch {
    return null;
  }
};

const isPath = (written: string): boolean => {
  const value = withPlainEscapes(written);
  return (
    value.startsWith('/') && isUrl(value, SITE) && isPlain(value) && !/\/\/|\/\.{1,2}(?:\/|$)/.test(value)
  );
};

const from = v.pipe(
  v.string(),
  v.check(
    (value) => isPath(value.trim()) && !/[?#]|\/$/.test(value.trim()),
    // The platform treats a path with and without a trailing slash as the same.
    'must be a path like /shop, without spaces, *, parts that begin with :, ? and #, and without a slash at its end',
  ),
  v.check(
    (value) => !isPath(value.trim()) || textOf(value) !== null,
    'must have %25 for %, and UTF-8 for other characters, like %C3%A9 for é',
  ),
  v.check(
    (value) => !isPath(value.trim()) || !/%(?:[01].|2F|5C|7F)/.test(asAsked(value)),
    'must have no %2F, no %5C and no escapes of characters that cannot be seen',
  ),
);

const to = v.pipe(
  v.string('must be a text in quotes'),
  v.trim(),
  v.check(
    (value) => isPath(value) || (isHttpsUrl(value) && isPlain(value)),
    'must be a page like /store or an address like https://example.org/shop, without spaces, * and parts that begin with :',
  ),
);

type Redirects = Record<string, string>;

/** Returns the paths that are another spelling of one before: only one of them could lead anywhere. */
const twice = (written: Redirects) => {
  const seen = new Map<string, string>();
  return Object.keys(written).flatMap((path) => {
    const text = textOf(path);
    // An address that is refused anyway.
    if (text === null) return [];
    const first = seen.get(text) ?? path;
    seen.set(text, first);
    return faultIf(first !== path, `stands there twice: it is the address of ${first}`, path);
  });
};

/** Addresses of an older site with their new targets: `{ '/shop': '/store' }`. */
export const formerly = v.pipe(
  v.record(from, to),
  across<Redirects>(twice),
  v.transform((written): Redirects =>
    Object.fromEntries(Object.entries(written).map(([path, target]) => [asAsked(path), target])),
  ),
);
