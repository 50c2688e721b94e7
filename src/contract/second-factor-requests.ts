import { array, type InferType, mixed, object } from 'yup';
import { RECOVERY_CODES } from './second-factor';
import { requiredText } from './text';
import { typedCode } from './typed-ascii';

/** Longer than any ticket. */
const TICKET_LIMIT = 200;
/** Longer than a typed code with any spaces in it. */
const CODE_LIMIT = 60;
/** Several times the size of an authenticator's output. */
const BYTES_LIMIT = 16_384;
/** A passkey id is base64url of at most 1,023 bytes. */
const PASSKEY_ID_LIMIT = 1_364;
export const PASSKEY_NAME_LIMIT = 40;

const WRONG_CODE = 'Enter the six digits that your app shows, or a recovery code';

const tidyCode = (value: unknown) =>
  typeof value === 'string' && value.length <= CODE_LIMIT ? typedCode(value).toLowerCase() : value;

const GAP = '[\\s\\-–]*';
const characters = (kind: string, count: number) => `^(?:${GAP}${kind}){${String(count)}}${GAP}$`;
const CODE = new RegExp(`^(?:\\d{6}|[a-z\\d]{${String(RECOVERY_CODES.characters)}})$`);
/** A code as it may be typed, for the API's document. */
const CODE_PATTERN = `${characters('[0-9]', 6)}|${characters('[A-Za-z0-9]', RECOVERY_CODES.characters)}`;

/** Six digits of an authenticator app, or a recovery code. */
export const factorCode = () =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', pattern: CODE_PATTERN, maxLength: CODE_LIMIT } })
    .typeError('The code must be text')
    .transform(tidyCode)
    .required('The code is required')
    .test('given', 'The code is required', (value) => value !== '')
    .test('form', WRONG_CODE, (value) => value === '' || CODE.test(value));

/** `POST /api/auth/totp/confirm`, answered with a `RecoveryCodesResponse`. */
export const totpConfirmationSchema = object({ code: factorCode() });

/** `POST /api/auth/login/second`, answered with a `LoginResponse`. */
export const secondStepSchema = object({
  ticket: mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', minLength: 1, maxLength: TICKET_LIMIT } })
    .required('The ticket is required')
    .test('length', 'The ticket is required', (value) => value !== '' && value.length <= TICKET_LIMIT),
  code: factorCode(),
});
export type SecondStep = InferType<typeof secondStepSchema>;

const UNREADABLE = 'The passkey could not be read';
const base64url = (limit = BYTES_LIMIT) =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: limit } })
    .typeError(UNREADABLE)
    .required(UNREADABLE)
    .test('form', UNREADABLE, (value) => value.length <= limit && /^[\w-]+$/.test(value));

const PASSKEY_ID = new RegExp(`^[\\w-]{1,${String(PASSKEY_ID_LIMIT)}}$`);
export const isPasskeyId = (text: string): boolean => PASSKEY_ID.test(text);

/**
 * `POST /api/auth/passkeys`, answered with 201 and a `PasskeyResponse`. `response` is the JSON of the
 * browser's `navigator.credentials.create` result.
 */
export const newPasskeySchema = object({
  name: requiredText({ label: 'Name', limit: PASSKEY_NAME_LIMIT }),
  response: object({
    id: base64url(PASSKEY_ID_LIMIT),
    response: object({
      clientDataJSON: base64url(),
      attestationObject: base64url(),
      transports: array(
        mixed((value): value is string => typeof value === 'string')
          .meta({ form: { type: 'string' } })
          .required(),
      )
        .max(10)
        .default([]),
    }),
  }),
});
export type NewPasskey = InferType<typeof newPasskeySchema>;

/**
 * `POST /api/auth/login/passkey`, answered with a `LoginResponse`. `response` is the JSON of the browser's
 * `navigator.credentials.get` result.
 */
export const passkeySignInSchema = object({
  response: object({
    id: base64url(PASSKEY_ID_LIMIT),
    response: object({
      clientDataJSON: base64url(),
      authenticatorData: base64url(),
      signature: base64url(),
      userHandle: base64url(),
    }),
  }),
});
export type PasskeySignIn = InferType<typeof passkeySignInSchema>;
