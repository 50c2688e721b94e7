import { type InferType, lazy, mixed, type MixedSchema, object } from 'yup';
import { emailAddress } from './email';
import { newPassword } from './password';
import { requiredText } from './text';

export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** An account as the wire shows it; what else is known about one stays in the database. */
export interface User {
  id: string;
  username: string;
  email: string;
  role: Role;
  /** ISO 8601. */
  createdAt: string;
}

/** The game's own names have at most 16 characters, so an account can carry the player's. */
export const USERNAME_LIMITS = { least: 3, most: 16 } as const;

export const username = () =>
  requiredText({ label: 'Username', limit: USERNAME_LIMITS.most })
    .test('characters', 'Use letters, digits and underscores only', (value) => /^\w*$/.test(value))
    .test('length', `Username needs at least ${String(USERNAME_LIMITS.least)} characters`, (value) => {
      return value.length >= USERNAME_LIMITS.least;
    });

const role = () =>
  mixed((value): value is Role => ROLES.some((known) => known === value))
    .typeError(`Role must be one of ${ROLES.join(', ')}`)
    .required('Role is required');

/** A field that may be left out, and is held to its rules when it is there. */
export const ifGiven = <T extends string>(schema: MixedSchema<T>) =>
  lazy((value: unknown): MixedSchema<T | undefined> => (value === undefined ? mixed<T>() : schema));

/** `POST /api/admin/users`, answered with 201 and a {@link UserAnswer}. Without a role, a user. */
export const newUserSchema = object({
  username: username(),
  email: emailAddress(),
  password: newPassword(),
  role: ifGiven(role()),
});
export type NewUser = InferType<typeof newUserSchema>;

/** `PUT /api/admin/users/{id}`: changes only what it names. A new password ends the user's sessions. */
export const userChangesSchema = object({
  username: ifGiven(username()),
  email: ifGiven(emailAddress()),
  password: ifGiven(newPassword()),
  role: ifGiven(role()),
});
export type UserChanges = InferType<typeof userChangesSchema>;

/** What calls about one account answer with. */
export interface UserAnswer {
  user: User;
}

/** `GET /api/admin/users?q=&cursor=`: newest first. A page may be short, or empty, and yet have a next one. */
export interface UsersAnswer {
  users: User[];
  /** For `?cursor=`; null at the end. */
  nextCursor: string | null;
}

/** Most characters of a search in names and email addresses. */
export const SEARCH_LIMIT = 100;

/** `GET /api/admin/overview`. */
export interface OverviewAnswer {
  users: number;
  admins: number;
  /** Of the contact form. */
  messages: number;
  /** That wait for a decision. */
  openApplications: number;
}
