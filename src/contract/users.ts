import * as v from 'valibot';
import { cursor, figure, time } from './shapes';

export const ROLES = ['user', 'reviewer', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The game's own names have at most 16 characters, so an account can carry the player's. */
export const USERNAME_LIMITS = { least: 3, most: 16 } as const;

/** Most characters of a search in names and email addresses. */
export const SEARCH_LIMIT = 100;

/**
 * An account as the wire shows it; what else is known about one stays in the database. Calls always answer with all of it;
 * what a browser or the audit log has kept from earlier may lack what can be left out.
 */
export const userSchema = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  role: v.picklist(ROLES),
  createdAt: time,
  /** Whether its owner has shown to read mail at the address. */
  emailVerified: v.optional(v.boolean()),
  /** The address that takes the other's place once it is confirmed. */
  pendingEmail: v.optional(v.nullable(v.string())),
  /** Whether signing in with the password takes something more. */
  secondFactor: v.optional(v.boolean()),
  /** The player that its owner is in the game. */
  player: v.optional(v.nullable(v.string())),
});
export type User = v.InferOutput<typeof userSchema>;

/** What calls about one account answer with. */
export const userResponseSchema = v.object({ user: userSchema });
export type UserResponse = v.InferOutput<typeof userResponseSchema>;

/** `GET /api/admin/users?q=&cursor=`: newest first. A page may be short, or empty, and yet have a next one. */
export const usersResponseSchema = v.object({
  users: v.array(userSchema),
  nextCursor: cursor,
  /** The id of the admin whom no other admin changes or deletes; null while there is no admin. */
  owner: v.nullable(v.string()),
});
export type UsersResponse = v.InferOutput<typeof usersResponseSchema>;

/** `GET /api/admin/overview`. */
export const overviewResponseSchema = v.object({
  users: figure,
  admins: figure,
  /** Of the contact form. */
  messages: figure,
  /** That wait for a decision. */
  openApplications: figure,
  /** Sent without an account: those that wait and those of today (UTC), and how many of each are taken at most. */
  applicationsOfStrangers: v.object({ open: figure, mostOpen: figure, today: figure, mostOnDay: figure }),
});
export type OverviewResponse = v.InferOutput<typeof overviewResponseSchema>;
