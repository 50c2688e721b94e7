import * as v from 'valibot';
import { ownApplicationSchema } from './own-applications';
import { exportedFactorsSchema } from './second-factor';
import { texts, time } from './shapes';
import { userResponseSchema, userSchema } from './users';

/** `PATCH /api/auth/me`: with a token when the password or the address changed, in place of every older one. */
export const ownChangesResponseSchema = v.object({
  ...userResponseSchema.entries,
  token: v.optional(v.pipe(v.string(), v.nonEmpty())),
});
export type OwnChangesResponse = v.InferOutput<typeof ownChangesResponseSchema>;

/** One place where the account is signed in. */
const sessionInfoSchema = v.object({
  id: v.string(),
  createdAt: time,
  /** What it was opened with, roughly, such as `Firefox on Windows`; null when that is not known. */
  device: v.nullable(v.string()),
  /** Within a minute. */
  lastUsedAt: time,
  /** When it ends if it is not used again. */
  expiresAt: time,
  /** Whether it is the session that asks. */
  current: v.boolean(),
});
export type SessionInfo = v.InferOutput<typeof sessionInfoSchema>;

/** `GET /api/auth/sessions`: the latest first. */
export const sessionsResponseSchema = v.object({ sessions: v.array(sessionInfoSchema) });
export type SessionsResponse = v.InferOutput<typeof sessionsResponseSchema>;

/** An application whole, without what admins say about it among themselves. */
const exportedApplicationSchema = v.object({
  ...ownApplicationSchema.entries,
  answers: texts,
  /** Null for a position that does not ask for it. */
  guidelinesReadAt: v.nullable(time),
});
export type ExportedApplication = v.InferOutput<typeof exportedApplicationSchema>;

/** `GET /api/auth/export`: all that is stored about the account, its password aside. */
export const exportResponseSchema = v.object({
  exportedAt: time,
  user: userSchema,
  sessions: v.array(sessionInfoSchema),
  /** Kinds of device that it was signed in with; null stands for those that did not say. */
  devices: v.array(v.nullable(v.string())),
  secondFactors: exportedFactorsSchema,
  /** That the account has sent, newest first. */
  applications: v.array(exportedApplicationSchema),
});
export type ExportResponse = v.InferOutput<typeof exportResponseSchema>;
