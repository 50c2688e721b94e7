import { identity } from '#network/private/identity';

/** Restricts browsers to HTTPS for two years: on the site's domain and, if its owner says so, on all its subdomains. */
export const STRICT_TRANSPORT_SECURITY = `max-age=63072000${identity.subdomainsNeedHttps ? '; includeSubDomains' : ''}`;

/**
 * Set on every response of a function, because the site's own headers reach static files only. A response is data, not a page.
 * Headers for the whole host, such as Strict-Transport-Security, have the same value as on the pages.
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

/** Adds the missing security headers to a response, in place: a page has a policy of its own. */
export function secure(response: Response): Response {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
