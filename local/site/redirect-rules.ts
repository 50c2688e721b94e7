import path from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parseCookie } from 'cookie';
import redirector from 'netlify-redirector';
import { isRecord } from '@/lib/is-record';

export interface RedirectMatch {
  /** Target with the request's query, unless the rule has its own. */
  target: URL;
  /** Status: 3xx redirects, and anything else is a rewrite that responds with it. */
  status: number;
  /** True if the rule takes precedence over a file at the same path. */
  force: boolean;
}

/** Redirects and rewrites of `netlify.toml` and the published `_redirects`. */
export interface RedirectRules {
  match(url: URL, headers: Headers): RedirectMatch | undefined;
}

/** Converts a rule for the matcher, which calls `from` origin and `query` params. */
function forMatcher(rule: unknown): Record<string, unknown> {
  if (!isRecord(rule)) throw new TypeError('A redirect rule is an object');
  const { from, query, ...others } = rule;
  const proxies = typeof rule['to'] === 'string' && /^https?:/.test(rule['to']) && rule['proxy'] === true;
  if (proxies) throw new Error(`The local server does not proxy to other sites: ${String(from)}`);
  return { ...others, origin: from, params: query };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** @throws Error with all syntax errors of both files, and for a rewrite to another site */
export async function loadRedirectRules(
  publish: string,
  configFile: string | undefined,
): Promise<RedirectRules> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path.join(publish, '_redirects')],
    ...(configFile !== undefined && { netlifyConfigPath: configFile }),
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  if (redirects.length === 0) return { match: () => undefined };
  const matcher = await redirector.parseJSON(JSON.stringify(redirects.map(forMatcher)), {
    jwtSecret: '',
    jwtRoleClaim: '',
  });
  return {
    match(url, headers) {
      const cookies = parseCookie(headers.get('cookie') ?? '');
      const language = headers.get('accept-language')?.slice(0, 2) ?? '';
      const match = matcher.match({
        scheme: url.protocol.slice(0, -1),
        host: url.hostname,
        path: decodePath(url.pathname),
        query: url.search.slice(1),
        getHeader: (name) => (name.toLowerCase() === 'x-language' ? language : (headers.get(name) ?? '')),
        getCookie: (name) => cookies[name] ?? '',
      });
      if (!match) return undefined;
      const target = new URL(match.to, url);
      if (target.search === '') target.search = url.search;
      return { target, status: match.status, force: match.force };
    },
  };
}
