import { ApiError } from '../errors/api-error';

/** The answer to a token whose account has gone or changed meanwhile. */
export function signedOut(): ApiError {
  return new ApiError('unauthenticated', 'Please sign in again.');
}
