import { type InferType, lazy, mixed, type MixedSchema, object } from 'yup';
import { emailAddress } from './email';
import { newPassword } from './password';
import { requiredName } from './text';
import { type Role, ROLES, USERNAME_LIMITS } from './users';

export const username = () =>
  requiredName({ label: 'Username', limit: USERNAME_LIMITS.most })
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

/** `POST /api/admin/users`, answered with 201 and a `UserResponse`. Without a role, a user. */
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
