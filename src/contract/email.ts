import { canonicalEmail } from './canonical-email';
import { requiredName } from './text';
import { EMAIL_LIMIT } from './users';

/**
 * A local part, an at sign, and a domain whose last label has at least two letters; `xn--` labels stand for
 * other scripts.
 */
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Longest Unicode address with anything pasted around it, in characters. */
const MOST_TYPED = 1_000;

/**
 * Requires an email address, normalized by {@link canonicalEmail}. Whether it receives mail is not checked.
 * `label` begins the error messages.
 */
export const emailAddress = ({ label = 'Email address', limit = EMAIL_LIMIT } = {}) =>
  requiredName({ label, limit })
    .meta({ form: { type: 'string', format: 'email', maxLength: limit } })
    .transform((value: unknown) =>
      // A text that is too long is rejected without being parsed.
      typeof value === 'string' && value.length <= MOST_TYPED ? canonicalEmail(value) : value,
    )
    .test(
      'address',
      'Please enter a valid email address',
      (value) => value.length > limit || ADDRESS.test(value),
    );
