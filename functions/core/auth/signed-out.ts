import { Refusal } from '../errors/refusal';

/** The answer to a token whose account has gone or changed meanwhile. */
export function signedOut(): Refusal {
  return new Refusal('unauthenticated', 'Please sign in again.');
}
