/** The response to what is taken and done later, without a word about it. */
export function accepted(): Response {
  return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } });
}
