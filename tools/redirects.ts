/** A path as it reads, `/café` for `/caf%C3%A9`, unless a rule would read that otherwise. */
const readable = (path: string): string => {
  const decoded = decodeURIComponent(path);
  return /[\s*?#%]|\/:/.test(decoded) ? path : decoded;
};

/**
 * Text of `_redirects`, by which the platform leads from older addresses on. Netlify compares paths as they are encoded, and its
 * command line as they read.
 * @param formerly as the network has it
 * @param pages ids of the pages that are there
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
