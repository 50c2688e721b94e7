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
