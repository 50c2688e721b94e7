// Decision record: docs/decisions/0024-pages-that-a-function-writes.md
import type { Access } from '../auth/access';
import { type PathParams, type Route, route, type RouteSpec } from './route';

/** A character that needs no percent-encoding in a path. */
const PLAIN = /^[\w.~-]$/;

/**
 * Declares a route of a page or a file, which has one address. Other spellings, and undeclared parameters, redirect there before
 * any lookup. Otherwise strangers could have one page rendered and cached under any number of addresses.
 */
export function pageRoute<A extends Access, P = PathParams, B = undefined>(spec: RouteSpec<A, P, B>): Route {
  const page = route({ ...spec, gives: { ...spec.gives, 301: null } });
  const parameters = Object.keys(spec.query ?? {});
  return {
    ...page,
    async run(authContext, request, context, params) {
      const { pathname, search } = new URL(request.url);
      const address = pathOf(pathname) + queryOf(search, parameters);
      return address === pathname + search
        ? page.run(authContext, request, context, params)
        : leadOn(address);
    },
  };
}

/**
 * The redirect is not cached. The CDN leaves unknown parameters out of its keys, so a redirect of `/news?x` would be served at
 * `/news`, and lead to itself.
 */
const leadOn = (address: string): Response =>
  new Response(null, { status: 301, headers: { 'Cache-Control': 'no-store', Location: address } });

/** Returns the path in lower case and without a slash at its end, because routes match it in any case and with one. */
function pathOf(pathname: string): string {
  const path = pathname.toLowerCase().replace(/%[0-9a-f]{2}/g, (code) => {
    const character = String.fromCharCode(parseInt(code.slice(1), 16)).toLowerCase();
    return PLAIN.test(character) ? character : code.toUpperCase();
  });
  return path.replace(/\/$/, '');
}

/** Returns the known parameters, each with its first value. */
function queryOf(search: string, parameters: readonly string[]): string {
  const given = new URLSearchParams(search);
  const known = parameters.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return known.length === 0 ? '' : `?${String(new URLSearchParams(known))}`;
}
