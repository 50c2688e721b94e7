import { ApiError } from '../errors/api-error';

/** Returns the refusal of another admin's change to the owner's account. */
export function ownerStays(): ApiError {
  return new ApiError('forbidden', 'Other admins cannot change or delete the owner’s account.');
}

/** Returns the refusal of a token whose account was deleted or changed in the meantime. */
export function signedOut(): ApiError {
  return new ApiError('unauthenticated', 'Please sign in again.');
}
