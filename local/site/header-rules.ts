import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';

/** Headers by path, from `netlify.toml` and the published `_headers`; only for static files. */
export interface HeaderRules {
  /** Returns the names and values of a path's headers. */
  headersFor(pathname: string): [name: string, value: string][];
}

/** @throws Error with all syntax errors of both files */
export async function loadHeaderRules(publish: string, configFile: string | undefined): Promise<HeaderRules> {
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [path.join(publish, '_headers')],
    netlifyConfigPath: configFile,
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return {
    headersFor(pathname) {
      const values = new Map<string, string>();
      for (const rule of rules) {
        if (!('forRegExp' in rule) || !rule.forRegExp.test(pathname)) continue;
        for (const [name, value] of Object.entries(rule.values)) {
          // Netlify joins the values of several rules for one header.
          const earlier = values.get(name.toLowerCase());
          values.set(name.toLowerCase(), earlier === undefined ? value : `${earlier}, ${value}`);
        }
      }
      return [...values];
    },
  };
}
