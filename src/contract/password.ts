import { mixed } from 'yup';

/** Length counts for the strength of a password, rules of composition do not; so these are all there is. */
export const PASSWORD_LIMITS = {
  least: 8,
  /** Room for any passphrase; above it, hashing would be work that strangers can order. */
  most: 256,
} as const;

/** NUL ends a text in some programs and halves of characters have no UTF-8: different passwords would be one. */
const AMBIGUOUS = /\0|\p{Cs}/u;

const passwordText = (label: string) =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', minLength: 1, maxLength: PASSWORD_LIMITS.most } })
    .typeError(`${label} must be text`)
    .required(`${label} is required`)
    .test('given', `${label} is required`, (value) => value !== '')
    .test('most', `${label} is limited to ${String(PASSWORD_LIMITS.most)} characters`, (value) => {
      return countCharacters(value) <= PASSWORD_LIMITS.most;
    });

/** A password that has to be right: taken as it is, spaces and all. */
export const givenPassword = (label = 'Password') => passwordText(label);

/** A password that somebody chooses: any characters. Only the server checks that it is not a common one. */
export const newPassword = () =>
  passwordText('Password')
    .meta({ form: { type: 'string', minLength: PASSWORD_LIMITS.least, maxLength: PASSWORD_LIMITS.most } })
    .test('least', `Password needs at least ${String(PASSWORD_LIMITS.least)} characters`, (value) => {
      return countCharacters(value) >= PASSWORD_LIMITS.least;
    })
    .test('clear', 'Password contains characters that cannot be sent', (value) => !AMBIGUOUS.test(value));

/** Characters as people count them, an emoji as one. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}
