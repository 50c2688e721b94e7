import { ApiError } from '../errors/api-error';

/** Refuses a token whose account has meanwhile gone or changed. */
export function signedOut(): ApiError {
  return new ApiError('unauthenticated', 'Please sign in again.');
}
