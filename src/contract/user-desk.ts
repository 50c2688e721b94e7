import * as v from 'valibot';
import { cursor } from './shapes';
import { userSchema } from './users';

export const USER_DESK_PATHS = {
  users: '/admin/users',
  user: '/admin/users/:id',
  userSessions: '/admin/users/:id/sessions',
} as const;

/** Maximum length of a search for names and email addresses, in characters. */
export const SEARCH_LIMIT = 100;

/**
 * `GET /api/admin/users?q=&cursor=`: newest first. A page may be short or empty and still have a next one.
 */
export const usersResponseSchema = v.object({
  users: v.array(userSchema),
  nextCursor: cursor,
  /** Id of the admin whom no other admin can change or delete; null if there is no admin. */
  owner: v.nullable(v.string()),
});
export type UsersResponse = v.InferOutput<typeof usersResponseSchema>;
