import { accountRefusals } from '#messages/account-refusals';
import { INVALID_LINK } from '@/contract/recovery-requests';
import { ApiError } from '../core/errors/api-error';
import { invalidFields } from '../core/errors/invalid-fields';

/** Returns the refusal of an emailed link's token. */
export function invalidLink(reason = INVALID_LINK): ApiError {
  return invalidFields({ token: reason });
}

/** Returns the refusal of an action that needs email on a site that sends none. */
export function noMail(): ApiError {
  return new ApiError('conflict', accountRefusals.email.unset);
}
