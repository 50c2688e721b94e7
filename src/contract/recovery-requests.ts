import { type InferType, mixed, object } from 'yup';
import { emailAddress } from './email';
import { newPassword } from './password';

/** Longer than any token. */
const TOKEN_LIMIT = 200;
/** What is said of a token that does not count, whatever the reason. */
export const DEAD_LINK = 'This link does not count: it was used, is too old, or was not copied whole';

const token = () =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', minLength: 1, maxLength: TOKEN_LIMIT } })
    .typeError(DEAD_LINK)
    .required(DEAD_LINK)
    .test('length', DEAD_LINK, (value) => value !== '' && value.length <= TOKEN_LIMIT);

/** `POST /api/auth/password/forgot`, answered with 202 whether or not there is such an account. */
export const forgotSchema = object({ email: emailAddress() });

/** `POST /api/auth/password/reset`, answered with 204. */
export const resetSchema = object({ token: token(), password: newPassword() });
export type PasswordReset = InferType<typeof resetSchema>;

/** `POST /api/auth/email/verify`, answered with 204. */
export const verifySchema = object({ token: token() });
