import { type InferType, object } from 'yup';
import { emailAddress } from './email';
import { givenPassword, newPassword } from './password';
import { turnstileToken } from './turnstile-token';
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
 * `PATCH /api/auth/me`, answered with an `OwnChangesResponse`: changes only what it names. A new password or address ends
 * the other sessions.
 */
export const ownChangesSchema = object({
  username: ifGiven(username()),
  email: ifGiven(emailAddress()),
  password: ifGiven(newPassword()),
  currentPassword: givenPassword('Current password'),
});
export type OwnChanges = InferType<typeof ownChangesSchema>;

/** `POST /api/auth/confirm`, answered with 204. */
export const confirmationSchema = object({ password: givenPassword() });
export type Confirmation = InferType<typeof confirmationSchema>;

/** `DELETE /api/auth/me`, answered with 204. */
export const ownRemovalSchema = object({ currentPassword: givenPassword('Current password') });
