/** What search engines are told at the root of a site, `noindex` where they must not list it. */
interface Listed {
  url: string;
  noindex: boolean;
  /** Paths of the pages that they may list. */
  paths: readonly string[];
}

/** Text of the site's map; null where there is nothing to list. */
export const sitemap = ({ url, noindex, paths }: Listed): string | null => {
  if (noindex) return null;
  const urls = paths.map((path) => `<url><loc>${url}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
};

/**
 * Text of `robots.txt`. Pages that must not be listed are not forbidden here: who may not read a page does not read that it must
 * not be listed either, and lists its address.
 */
export const robots = ({ url, noindex }: Omit<Listed, 'paths'>): string =>
  `User-agent: *\nDisallow: /api/\n${noindex ? '' : `Sitemap: ${url}/sitemap.xml\n`}`;

/** For everything that is served, pictures included, which have no `<meta>`. */
export const robotsHeader = (noindex: boolean): Record<string, string> =>
  noindex ? { 'X-Robots-Tag': 'noindex' } : {};
