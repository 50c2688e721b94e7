/** Site data for search engines; `noindex` if they must not list it. */
interface Listed {
  url: string;
  noindex: boolean;
  /** Paths of the pages that they may list. */
  paths: readonly string[];
}

/** Returns the text of the sitemap; null if nothing may be listed. */
export const sitemap = ({ url, noindex, paths }: Listed): string | null => {
  if (noindex) return null;
  const urls = paths.map((path) => `<url><loc>${url}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
};

/**
 * Returns the text of `robots.txt`. Pages with `noindex` are not disallowed: a crawler that cannot read a page never sees its
 * `noindex`, and may list its address.
 */
export const robots = ({ url, noindex }: Omit<Listed, 'paths'>): string =>
  `User-agent: *\nDisallow: /api/\n${noindex ? '' : `Sitemap: ${url}/sitemap.xml\n`}`;

/** Returns headers for everything that is served. Pictures, for instance, have no `<meta>`. */
export const robotsHeader = (noindex: boolean): Record<string, string> =>
  noindex ? { 'X-Robots-Tag': 'noindex' } : {};
