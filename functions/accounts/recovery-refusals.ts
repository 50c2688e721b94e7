import { DEAD_LINK } from '@/contract/recovery-requests';
import { ApiError } from '../core/errors/api-error';

/** Refuses a token that does not count, or not any more. */
export function deadLink(reason = DEAD_LINK): ApiError {
  return new ApiError('validation_failed', 'Please check the fields.', { fields: { token: reason } });
}

/** Refuses what needs mail on a site that sends none. */
export function noMail(): ApiError {
  return new ApiError('conflict', 'Email is not set up on this site. Please ask the staff.');
}
