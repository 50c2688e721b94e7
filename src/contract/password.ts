import { mixed } from 'yup';

/** Length counts for the strength of a password, rules of composition do not; so these are all there is. */
export const PASSWORD_LIMITS = {
  least: 8,
  /** Room for any passphrase; above it, hashing would be work that strangers can order. */
  most: 256,
} as const;

/**
 * Returns the form in which a password is counted and hashed (RFC 8265, OpaqueString): each kind of space is the plain one, and
 * letters are composed. Keyboards write the same letter in different ways. Case and width stay as they are.
 */
export const preparedPassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** Characters that fields and programs cut off or lose: a password with one could not be typed again everywhere. */
const UNTYPED = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

const passwordText = (label: string) =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', minLength: 1, maxLength: PASSWORD_LIMITS.most } })
    .typeError(`${label} must be text`)
    .required(`${label} is required`)
    .test('given', `${label} is required`, (value) => value !== '')
    .test('most', `${label} is limited to ${String(PASSWORD_LIMITS.most)} characters`, (value) => {
      return countCharacters(value) <= PASSWORD_LIMITS.most;
    });

/** A password that has to be right, as it was typed: hashes that are older than {@link preparedPassword} are of that form. */
export const givenPassword = (label = 'Password') => passwordText(label);

/** A password that somebody chooses, of any characters that can be typed. Only the server checks that it is not a common one. */
export const newPassword = () =>
  passwordText('Password')
    .meta({ form: { type: 'string', minLength: PASSWORD_LIMITS.least, maxLength: PASSWORD_LIMITS.most } })
    .test('least', `Password needs at least ${String(PASSWORD_LIMITS.least)} characters`, (value) => {
      return countCharacters(value) >= PASSWORD_LIMITS.least;
    })
    .test({
      name: 'clear',
      test(value, context) {
        const characters = [...value];
        const place = characters.findIndex((character) => UNTYPED.test(character));
        return (
          place === -1 ||
          context.createError({
            message: `Character ${String(place + 1)} of the password is a control character, such as a tab or a line break: please leave it out`,
          })
        );
      },
    });

/** UTF-16 units that the longest password may be typed with; to compose many more takes seconds. */
const MOST_TYPED = PASSWORD_LIMITS.most * 8;

/** Characters of the password, most emoji as one. */
const countCharacters = (password: string): number =>
  password.length > MOST_TYPED ? password.length : [...preparedPassword(password)].length;
