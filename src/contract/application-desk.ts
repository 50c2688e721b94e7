import * as v from 'valibot';
import { ANNOUNCEMENTS, DESK_STATES } from './applications';
import { ownApplicationSchema } from './own-applications';
import { cursor, figure, person, texts, time } from './shapes';

const announcementSchema = v.object({
  state: v.picklist(ANNOUNCEMENTS),
  /** Messages that the chat has taken, of all. */
  sentParts: figure,
  parts: figure,
  /** Failed attempts since the last message that was taken. */
  attempts: figure,
  /** Why it waits or is dead, for an admin to read, without any address; null when nothing has failed. */
  reason: v.nullable(v.string()),
  /** When it is tried again; null unless it waits. */
  nextAttemptAt: v.nullable(time),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** A line of `GET /api/admin/applications`. */
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
  /** A page may be short, or empty, and yet have a next one. */
  nextCursor: cursor,
});
export type ApplicationsResponse = v.InferOutput<typeof applicationsResponseSchema>;

/** For admins only; the applicant never sees it. */
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
  /** Null for a position that does not ask for it. */
  guidelinesReadAt: v.nullable(time),
  /** The account that applied; null when nobody was signed in. */
  applicant: v.nullable(person),
  comments: v.array(applicationCommentSchema),
});
export type ApplicationDetail = v.InferOutput<typeof applicationDetailSchema>;

/** What calls about one application answer admins with. */
export const applicationDetailResponseSchema = v.object({ application: applicationDetailSchema });
export type ApplicationDetailResponse = v.InferOutput<typeof applicationDetailResponseSchema>;
