/** What the site needs for this does not answer; the same request may succeed later. Answered with 503. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
