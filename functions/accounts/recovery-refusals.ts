import { accountRefusals } from '#messages/account-refusals';
import { INVALID_LINK } from '@/contract/recovery-requests';
import { ApiError, invalidFields } from '../core/errors/api-error';

/** Returns the refusal of an emailed link's token. */
export function invalidLink(reason = INVALID_LINK): ApiError {
  return invalidFields({ token: reason });
}

/** Returns the refusal of an email to an address that got the most of an hour, until the time when it may get another. */
export function tooManyEmails(nextAt: number, now: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil((nextAt - now) / 1_000));
  return new ApiError('rate_limited', accountRefusals.email.recent, { retryAfter });
}

/** Returns the refusal of an action that needs email on a site that sends none. */
export function noMail(): ApiError {
  return new ApiError('conflict', accountRefusals.email.unset);
}
