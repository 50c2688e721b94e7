// Decision record: docs/decisions/0026-unicode.md
import { mixed } from 'yup';

/** A password's strength depends on its length, not on its mix of characters, so length is the only rule. */
export const PASSWORD_LIMITS = {
  least: 8,
  /** Room for any passphrase; more would let strangers order expensive hashing. */
  most: 256,
} as const;

/**
 * Returns the form in which a password is counted and hashed (RFC 8265, OpaqueString): all kinds of spaces
 * become the plain one, and letters are composed, because keyboards write the same letter in different ways.
 * Case and width are kept.
 */
export const preparedPassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/**
 * Characters that fields and programs cut off or lose, so that the password could not be typed again
 * everywhere.
 */
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

/** An existing password as typed, because hashes older than {@link preparedPassword} use that form. */
export const givenPassword = (label = 'Password') => passwordText(label);

/** A newly chosen password of any typeable characters. Common passwords are rejected by the server only. */
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
            message: `Character ${String(place + 1)} of the password is a control character, such as a tab or a line break. Remove it.`,
          })
        );
      },
    });

/** Maximum UTF-16 units before composition; composing many more takes seconds. */
const MOST_TYPED = PASSWORD_LIMITS.most * 8;

/** Counts the characters of a password, most emoji as one. */
const countCharacters = (password: string): number =>
  password.length > MOST_TYPED ? password.length : [...preparedPassword(password)].length;
