import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';

/** Headers of the site by path, from `netlify.toml` and the published `_headers`; for static files only. */
export interface HeaderRules {
  /** Name and value of each header that the rules give to a path. */
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
          // Netlify joins what several rules say about one header.
          const earlier = values.get(name.toLowerCase());
          values.set(name.toLowerCase(), earlier === undefined ? value : `${earlier}, ${value}`);
        }
      }
      return [...values];
    },
  };
}
