import * as v from 'valibot';
import { userSchema } from './users';

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
