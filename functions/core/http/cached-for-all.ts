/** How long the CDN keeps a response by default. */
export const CDN_CACHE = 'public, durable, max-age=30, stale-while-revalidate=60';

/**
 * Headers of a response that is the same for all visitors: the CDN keeps one copy for each value of a parameter of the
 * query, whatever else is appended to the address. Without a parameter a name that means nothing stands for it.
 */
export function cachedForAll(parameter = 'none', cdnCache = CDN_CACHE): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': cdnCache,
    'Netlify-Vary': `query=${parameter}`,
  };
}
