/** A service that the site depends on does not answer; the same request may succeed later. Becomes a 503. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
