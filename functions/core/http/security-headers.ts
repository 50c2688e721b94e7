import { STRICT_TRANSPORT_SECURITY } from './transport-security';

/**
 * On every response of a function: the site's own headers reach static files only. A response is data, not a page. What
 * applies to the whole host, such as Strict-Transport-Security, says the same as on the pages.
 */
const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Adds the security headers to a response, in place, but those that it has already: a page has a policy of its own. */
export function secure(response: Response): Response {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
