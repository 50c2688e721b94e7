import { type InferType, lazy, mixed, type MixedSchema, object } from 'yup';
import { emailAddress } from './email';
import { givenPassword, newPassword } from './password';
import { turnstileToken } from './request-fields';
import { factorCode } from './second-factor-requests';
import { ifGiven, username } from './user-requests';

/** `POST /api/auth/register`, answered with 201 and a `RegisterResponse`. */
export const registerSchema = object({
  username: username(),
  email: emailAddress(),
  password: newPassword(),
  turnstileToken: turnstileToken(),
});
export type Registration = InferType<typeof registerSchema>;

/** `POST /api/auth/login`, answered with a `LoginResponse`. */
export const loginSchema = object({ email: emailAddress(), password: givenPassword() });
export type Login = InferType<typeof loginSchema>;

/**
 * `PATCH /api/auth/me`, answered with an `OwnChangesResponse`: changes only the fields given. A new password
 * or email ends the other sessions.
 */
export const ownChangesSchema = object({
  username: ifGiven(username()),
  email: ifGiven(emailAddress()),
  password: ifGiven(newPassword()),
  currentPassword: givenPassword('Current password'),
});
export type OwnChanges = InferType<typeof ownChangesSchema>;

/** True if the object around a field has a code. */
const hasCode = (parent: unknown): boolean =>
  typeof parent === 'object' && parent !== null && 'code' in parent && parent.code !== undefined;

/**
 * `POST /api/auth/confirm`, answered with 204: takes the password or, instead of it, a code of the second
 * factor.
 */
export const confirmationSchema = object({
  code: ifGiven(factorCode()),
  password: lazy((value: unknown, { parent }): MixedSchema<string | undefined> =>
    value === undefined && hasCode(parent) ? mixed<string>() : givenPassword(),
  ).meta({ holds: givenPassword(), isOptional: true }),
}).meta({ among: { anyOf: [{ required: ['password'] }, { required: ['code'] }] } });
export type Confirmation = InferType<typeof confirmationSchema>;

/** `DELETE /api/auth/me`, answered with 204. */
export const ownRemovalSchema = object({ currentPassword: givenPassword('Current password') });
