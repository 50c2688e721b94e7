import { type InferType, object } from 'yup';
import type { OwnApplication } from './applications';
import { emailAddress } from './email';
import { givenPassword, newPassword } from './password';
import { ifGiven, type User, username } from './users';

/** `POST /api/auth/register`, answered with 201 and a {@link RegisterAnswer}. */
export const registerSchema = object({
  username: username(),
  email: emailAddress(),
  password: newPassword(),
});
export type Registration = InferType<typeof registerSchema>;

/** `POST /api/auth/login`, answered with a {@link LoginAnswer}. */
export const loginSchema = object({ email: emailAddress(), password: givenPassword() });
export type Login = InferType<typeof loginSchema>;

/** `PATCH /api/auth/me`: changes only what it names. A new password ends the other sessions. */
export const ownChangesSchema = object({
  username: ifGiven(username()),
  email: ifGiven(emailAddress()),
  password: ifGiven(newPassword()),
  currentPassword: givenPassword('Current password'),
});
export type OwnChanges = InferType<typeof ownChangesSchema>;

/** `DELETE /api/auth/me`, answered with 204. */
export const ownRemovalSchema = object({ currentPassword: givenPassword('Current password') });

export interface LoginAnswer {
  /** Goes into `Authorization: Bearer <token>`. */
  token: string;
  user: User;
}

export interface RegisterAnswer extends LoginAnswer {
  success: true;
}

/** One place where the account is signed in. Times are ISO 8601. */
export interface SessionInfo {
  id: string;
  createdAt: string;
  /** Within a minute. */
  lastUsedAt: string;
  /** When it ends if it is not used again. */
  expiresAt: string;
  /** Whether it is the session that asks. */
  current: boolean;
}

/** `GET /api/auth/sessions`: the latest first. */
export interface SessionsAnswer {
  sessions: SessionInfo[];
}

/** An application whole, without what admins say about it among themselves. */
export interface ExportedApplication extends OwnApplication {
  answers: Record<string, string>;
  guidelinesReadAt: string;
}

/** `GET /api/auth/export`: all that is stored about the account, its password aside. */
export interface ExportAnswer {
  exportedAt: string;
  user: User;
  sessions: SessionInfo[];
  /** That the account has sent, newest first. */
  applications: ExportedApplication[];
}
