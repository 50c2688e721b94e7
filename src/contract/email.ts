import { EMAIL_LIMIT } from './limits';
import { requiredName } from './text';

/** Something, an at sign, and a domain whose last part has two letters or more; `xn--` parts are those of other scripts. */
const ADDRESS =
  /^[^\s@<>()[\],;:"\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/u;

/** An email address that must be there. That mail reaches it is not known. `label` begins what is said when it is not. */
export const emailAddress = ({ label = 'Email address', limit = EMAIL_LIMIT } = {}) =>
  requiredName({ label, limit })
    .meta({ form: { type: 'string', format: 'email', maxLength: limit } })
    .test(
      'address',
      'Please enter a valid email address',
      (value) => value.length > limit || ADDRESS.test(value),
    );
