import * as v from 'valibot';
import { time } from './shapes';

export const ROLES = ['user', 'reviewer', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Names in the game have at most 16 characters, so an account can have the player's. */
export const USERNAME_LIMITS = { least: 3, most: 16 } as const;

/**
 * The public part of an account; everything else stays in the database. Calls always return all fields; older
 * records in browsers or the audit log may lack the optional ones.
 */
export const userSchema = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  role: v.picklist(ROLES),
  createdAt: time,
  /** True once the owner has confirmed the address. */
  emailVerified: v.optional(v.boolean()),
  /** The new address that replaces the current one once it is confirmed. */
  pendingEmail: v.optional(v.nullable(v.string())),
  /** True if signing in with the password requires a second factor. */
  secondFactor: v.optional(v.boolean()),
  /** The owner's player in the game. */
  player: v.optional(v.nullable(v.string())),
});
export type User = v.InferOutput<typeof userSchema>;

/** The answer to calls about a single account. */
export const userResponseSchema = v.object({ user: userSchema });
export type UserResponse = v.InferOutput<typeof userResponseSchema>;
