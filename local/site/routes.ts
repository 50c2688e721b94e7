import { URLPattern } from 'node:url';

/** One path of a function's `config`, compiled. */
export interface Route {
  /** Whether a path (lower case, no trailing slash) is this route's. */
  matches(path: string): boolean;
  /** The named parts of a path, as they stand in it (not decoded). */
  params(path: string): Record<string, string>;
}

/** What makes Netlify treat a segment as a pattern; `?` and `+` alone do not. */
const isExpression = (segment: string) => segment.startsWith(':') || /[*{[(]/.test(segment);

/** Compiles a path of `config.path` or `config.excludedPath` as Netlify does. @throws TypeError on a bad pattern */
export function compileRoute(path: string): Route {
  if (!path.split('/').some(isExpression)) {
    return { matches: (candidate) => candidate === path, params: () => ({}) };
  }
  const pattern = new URLPattern({ pathname: path });
  return {
    matches: (candidate) => pattern.test({ pathname: candidate }),
    params: (candidate) => {
      const groups = Object.entries(pattern.exec({ pathname: candidate })?.pathname.groups ?? {});
      return Object.fromEntries(
        groups.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
    },
  };
}

/** A path without its trailing slash; the root stays. */
export const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
