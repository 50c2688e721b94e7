import * as v from 'valibot';
import { cursor, time } from './shapes';
import { userSchema } from './users';

export const USER_DESK_PATHS = {
  users: '/admin/users',
  user: '/admin/users/:id',
  userSessions: '/admin/users/:id/sessions',
  userPasswordLink: '/admin/users/:id/password-link',
} as const;

/** Maximum length of a search for names and email addresses, in characters. */
export const SEARCH_LIMIT = 100;

/** Values of the filters by state. */
export const YES_NO = ['yes', 'no'] as const;

/**
 * `GET /api/admin/users?q=&role=&confirmed=&factor=&cursor=`: newest first. A page may be short or empty and still have a next one.
 */
export const usersResponseSchema = v.object({
  users: v.array(userSchema),
  nextCursor: cursor,
  /** Id of the admin whom no other admin can change or delete; null if there is no admin. */
  owner: v.nullable(v.string()),
  /** Times of the last sign-ins by id; missing for accounts that have not signed in since they are recorded. */
  signIns: v.optional(v.record(v.string(), time)),
  /** True if the site sends email. */
  sendsMail: v.optional(v.boolean()),
});
export type UsersResponse = v.InferOutput<typeof usersResponseSchema>;
