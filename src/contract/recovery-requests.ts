import { type InferType, mixed, object } from 'yup';
import { emailAddress } from './email';
import { newPassword } from './password';

/** Longer than any token. */
const TOKEN_LIMIT = 200;
/** Error for a token that is not valid, whatever the reason. */
export const INVALID_LINK =
  'This link is no longer valid: it was already used, has expired, or was not copied completely';

const token = () =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', minLength: 1, maxLength: TOKEN_LIMIT } })
    .typeError(INVALID_LINK)
    .required(INVALID_LINK)
    .test('length', INVALID_LINK, (value) => value !== '' && value.length <= TOKEN_LIMIT);

/** `POST /api/auth/password/forgot`, answered with 202 whether or not the account exists. */
export const forgotSchema = object({ email: emailAddress() });

/** `POST /api/auth/password/reset`, answered with 204. */
export const resetSchema = object({ token: token(), password: newPassword() });
export type PasswordReset = InferType<typeof resetSchema>;

/** `POST /api/auth/email/verify`, answered with 204. */
export const verifySchema = object({ token: token() });
