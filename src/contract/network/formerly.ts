import * as v from 'valibot';
import { isUrl } from '../is-url';
import { isHttpsUrl } from './fields';

// A line of Netlify's `_redirects` is `from to status`: spaces part it, `*` and parts that begin with `:` stand for others, and
// a query or a fragment is never matched.
const isPlain = (address: string): boolean => !/[\s*\\]|\/:/.test(address.replace(/^https:\/\//, ''));

/** As browsers ask for it: `/caf%C3%A9`. */
const asAsked = (path: string): string => new URL(path, 'https://site.example').pathname;

const isPath = (value: string): boolean =>
  value.startsWith('/') &&
  isUrl(value, 'https://site.example') &&
  isPlain(value) &&
  !/\/\/|\/\.{1,2}(?:\/|$)/.test(value);

const from = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => isPath(value) && !/[?#]|\/$/.test(value),
    // The platform takes a path with and without a slash at its end for the same.
    'must be a path like /shop, without spaces, *, parts that begin with :, ? and #, and without a slash at its end',
  ),
  v.transform(asAsked),
);

const to = v.pipe(
  v.string('must be a text in quotes'),
  v.trim(),
  v.check(
    (value) => isPath(value) || (isHttpsUrl(value) && isPlain(value)),
    'must be a page like /store or an address like https://example.org/shop, without spaces, * and parts that begin with :',
  ),
);

/** Addresses of an older site, and where they lead now: `{ '/shop': '/store' }`. */
export const formerly = v.record(from, to);
