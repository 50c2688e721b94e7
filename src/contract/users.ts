import * as v from 'valibot';
import { time } from './shapes';

export const ROLES = ['user', 'reviewer', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Names in the game have at most 16 characters, so an account can have the player's. */
export const USERNAME_LIMITS = { least: 3, most: 16 } as const;

/** Longest address that mail can be sent to (RFC 5321, erratum 1690). */
export const EMAIL_LIMIT = 254;

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

/** `POST /api/auth/login`. */
export const loginResponseSchema = v.object({
  /** Sent as `Authorization: Bearer <token>`. */
  token: v.pipe(v.string(), v.nonEmpty()),
  user: userSchema,
});
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>;

/** `POST /api/auth/register`, with 201. */
export const registerResponseSchema = v.object({ ...loginResponseSchema.entries, success: v.literal(true) });
export type RegisterResponse = v.InferOutput<typeof registerResponseSchema>;
