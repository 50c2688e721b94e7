import { ApiError } from '../errors/api-error';

/** Refuses another admin's change of the owner's account. */
export function ownerStays(): ApiError {
  return new ApiError('forbidden', 'This is the owner: no other admin can change or delete this account.');
}
