/** Returns the response to an action that succeeded and has no result. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** Returns the response to a request that is accepted and processed later; it has no body. */
export function accepted(): Response {
  return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Returns a JSON response of the contract, whose type must be named: `json<UserResponse>(...)`. It is never cached unless
 * `headers` say otherwise.
 */
export function json<Body = never>(
  body: NoInfer<Body>,
  init: { status?: number; headers?: HeadersInit } = {},
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  new Headers(init.headers).forEach((value, name) => headers.set(name, value));
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { status: init.status ?? 200, headers });
}

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
