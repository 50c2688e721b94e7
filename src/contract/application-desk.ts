import * as v from 'valibot';
import { ANNOUNCEMENTS, DESK_STATES } from './applications';
import { ownApplicationSchema } from './own-applications';
import { cursor, figure, person, texts, time } from './shapes';

export const APPLICATION_DESK_PATHS = {
  applications: '/admin/applications',
  application: '/admin/applications/:id',
  applicationComments: '/admin/applications/:id/comments',
  applicationResend: '/admin/applications/:id/resend',
} as const;

const announcementSchema = v.object({
  state: v.picklist(ANNOUNCEMENTS),
  /** Messages accepted by the chat so far; `parts` is the total. */
  sentParts: figure,
  parts: figure,
  /** Failed attempts since the last accepted message. */
  attempts: figure,
  /**
   * Why delivery waits or was given up (`delivery-failures.ts`); null if nothing has failed.
   */
  reason: v.nullable(v.string()),
  /** Time of the next attempt; null unless it is waiting. */
  nextAttemptAt: v.nullable(time),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** An entry of `GET /api/admin/applications`. */
const applicationSummarySchema = v.object({
  ...ownApplicationSchema.entries,
  state: v.picklist(DESK_STATES),
  ign: v.string(),
  discord: v.string(),
  announcement: announcementSchema,
});
export type ApplicationSummary = v.InferOutput<typeof applicationSummarySchema>;

/** `GET /api/admin/applications?position=&state=&announcement=&cursor=`: newest first. */
export const applicationsResponseSchema = v.object({
  applications: v.array(applicationSummarySchema),
  /** A page may be short or empty and still have a next one. */
  nextCursor: cursor,
});
export type ApplicationsResponse = v.InferOutput<typeof applicationsResponseSchema>;

/** Visible to admins only; the applicant never sees it. */
export const applicationCommentSchema = v.object({
  id: v.string(),
  at: time,
  author: person,
  text: v.string(),
});
export type ApplicationComment = v.InferOutput<typeof applicationCommentSchema>;

const applicationDetailSchema = v.object({
  ...applicationSummarySchema.entries,
  answers: texts,
  /** Null if the position does not require the guidelines. */
  guidelinesReadAt: v.nullable(time),
  /** The account that applied; null if nobody was signed in. */
  applicant: v.nullable(person),
  comments: v.array(applicationCommentSchema),
});
export type ApplicationDetail = v.InferOutput<typeof applicationDetailSchema>;

/** The answer to admins' calls about a single application. */
export const applicationDetailResponseSchema = v.object({ application: applicationDetailSchema });
export type ApplicationDetailResponse = v.InferOutput<typeof applicationDetailResponseSchema>;
