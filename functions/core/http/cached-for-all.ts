/** Default `Cache-Control` of responses for the CDN. */
export const CDN_CACHE = 'public, durable, max-age=30, stale-while-revalidate=60';

/**
 * Returns headers of a response that is the same for all visitors. The CDN keeps one copy per value of a query parameter, and
 * ignores the rest of the query. Without a parameter, a meaningless name stands in for it.
 */
export function cachedForAll(parameter = 'none', cdnCache = CDN_CACHE): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': cdnCache,
    'Netlify-Vary': `query=${parameter}`,
  };
}
