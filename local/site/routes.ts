import { URLPattern } from 'node:url';

/** Compiled path of a function's `config`. */
export interface Route {
  /** Tests whether a path (lower case, no trailing slash) belongs to this route. */
  matches(path: string): boolean;
  /** Returns the named parts of a path, not decoded. */
  params(path: string): Record<string, string>;
}

/** True for segments that Netlify treats as a pattern; `?` and `+` alone do not suffice. */
const isExpression = (segment: string) => segment.startsWith(':') || /[*{[(]/.test(segment);

/** Compiles a path of `config.path` or `config.excludedPath` like Netlify. @throws TypeError for an invalid pattern */
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

/** Returns a path without its trailing slash; the root stays. */
export const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
