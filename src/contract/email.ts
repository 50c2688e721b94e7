import { canonicalEmail } from './canonical-email';
import { EMAIL_LIMIT } from './limits';
import { requiredName } from './text';

/** Something, an at sign, and a domain whose last part has two letters or more; `xn--` parts are those of other scripts. */
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Characters of the longest address in Unicode, with what people paste around it. */
const MOST_TYPED = 1_000;

/**
 * An email address that must be there, as {@link canonicalEmail} writes it. That mail reaches it is not known. `label` begins
 * what is said when it is not.
 */
export const emailAddress = ({ label = 'Email address', limit = EMAIL_LIMIT } = {}) =>
  requiredName({ label, limit })
    .meta({ form: { type: 'string', format: 'email', maxLength: limit } })
    .transform((value: unknown) =>
      // Too long a text is refused without being read.
      typeof value === 'string' && value.length <= MOST_TYPED ? canonicalEmail(value) : value,
    )
    .test(
      'address',
      'Please enter a valid email address',
      (value) => value.length > limit || ADDRESS.test(value),
    );
