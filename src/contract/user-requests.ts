import { type InferType, lazy, mixed, type MixedSchema, object } from 'yup';
import { emailAddress } from './email';
import { choiceForm } from './json-form';
import { newPassword } from './password';
import { requiredName } from './text';
import { narrowed } from './typed-ascii';
import { type Role, ROLES, USERNAME_LIMITS } from './users';

export const username = () =>
  requiredName({ label: 'Username', limit: USERNAME_LIMITS.most })
    .meta({
      form: {
        type: 'string',
        pattern: '^[A-Za-z0-9_]*$',
        minLength: USERNAME_LIMITS.least,
        maxLength: USERNAME_LIMITS.most,
      },
    })
    .transform((value: unknown) => (typeof value === 'string' ? narrowed(value) : value))
    .test('characters', 'Use the letters A to Z, digits and underscores only', (value) => /^\w*$/.test(value))
    .test('length', `Username needs at least ${String(USERNAME_LIMITS.least)} characters`, (value) => {
      return value.length >= USERNAME_LIMITS.least;
    });

const role = () =>
  mixed((value): value is Role => ROLES.some((known) => known === value))
    .meta({ form: choiceForm(ROLES) })
    .typeError(`Role must be one of ${ROLES.join(', ')}`)
    .required('Role is required');

/** An optional field, validated if present. */
export const ifGiven = <T extends string>(schema: MixedSchema<T>) =>
  lazy((value: unknown): MixedSchema<T | undefined> => (value === undefined ? mixed<T>() : schema)).meta({
    holds: schema,
    isOptional: true,
  });

/** `POST /api/admin/users`, answered with 201 and a `UserResponse`. The role defaults to `user`. */
export const newUserSchema = object({
  username: username(),
  email: emailAddress(),
  password: newPassword(),
  role: ifGiven(role()),
});
export type NewUser = InferType<typeof newUserSchema>;

/** `PUT /api/admin/users/{id}`: changes only the fields given. A new password ends the user's sessions. */
export const userChangesSchema = object({
  username: ifGiven(username()),
  email: ifGiven(emailAddress()),
  password: ifGiven(newPassword()),
  role: ifGiven(role()),
});
export type UserChanges = InferType<typeof userChangesSchema>;
