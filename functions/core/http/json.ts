/**
 * A JSON response of the contract: its type has to be named, as in `json<UserResponse>(...)`. Nothing may keep it unless
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
