/** A service that the site depends on is unavailable; the same request may succeed later. Becomes a 503. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
