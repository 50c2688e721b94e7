import * as v from 'valibot';
import { ownApplicationSchema } from './own-applications';
import { exportedFactorsSchema } from './second-factor';
import { texts, time } from './shapes';
import { userResponseSchema, userSchema } from './users';

/** `PATCH /api/auth/me`: has a token if the password or email changed, which replaces every older one. */
export const ownChangesResponseSchema = v.object({
  ...userResponseSchema.entries,
  token: v.optional(v.pipe(v.string(), v.nonEmpty())),
});
export type OwnChangesResponse = v.InferOutput<typeof ownChangesResponseSchema>;

const sessionInfoSchema = v.object({
  id: v.string(),
  createdAt: time,
  /** Rough description of the device, such as `Firefox on Windows`; null if unknown. */
  device: v.nullable(v.string()),
  /** Accurate to a minute. */
  lastUsedAt: time,
  /** Time of expiry unless it is used again. */
  expiresAt: time,
  /** True for the calling session. */
  current: v.boolean(),
});
export type SessionInfo = v.InferOutput<typeof sessionInfoSchema>;

/** `GET /api/auth/sessions`: the latest first. */
export const sessionsResponseSchema = v.object({ sessions: v.array(sessionInfoSchema) });
export type SessionsResponse = v.InferOutput<typeof sessionsResponseSchema>;

/** A whole application, without the admins' comments. */
const exportedApplicationSchema = v.object({
  ...ownApplicationSchema.entries,
  answers: texts,
  /** Null if the position does not require the guidelines. */
  guidelinesReadAt: v.nullable(time),
});
export type ExportedApplication = v.InferOutput<typeof exportedApplicationSchema>;

/** `GET /api/auth/export`: everything stored about the account except its password. */
export const exportResponseSchema = v.object({
  exportedAt: time,
  user: userSchema,
  sessions: v.array(sessionInfoSchema),
  /** Kinds of device used to sign in; null stands for those that named none. */
  devices: v.array(v.nullable(v.string())),
  lastSignInAt: v.nullable(time),
  secondFactors: exportedFactorsSchema,
  /** Sent from the account, newest first. */
  applications: v.array(exportedApplicationSchema),
});
export type ExportResponse = v.InferOutput<typeof exportResponseSchema>;
