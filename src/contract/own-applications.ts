import * as v from 'valibot';
import { APPLICATION_STATES } from './applications';
import { texts, time } from './shapes';

/** `POST /api/applications`, with 201: the application is stored. */
export const applicationResponseSchema = v.object({ id: v.string() });
export type ApplicationResponse = v.InferOutput<typeof applicationResponseSchema>;

/** `GET /api/applications/{id}`, with the key in the header: the part that the applicant may see. */
export const ownApplicationSchema = v.object({
  id: v.string(),
  /** The form's name for it; the network may have removed it since. */
  position: v.string(),
  state: v.picklist(APPLICATION_STATES),
  /** The network's note to the applicant; empty if there is none. */
  note: v.string(),
  submittedAt: time,
  updatedAt: time,
});
export type OwnApplication = v.InferOutput<typeof ownApplicationSchema>;

export const SENT_ANSWERS_PATH = '/applications/:id/answers';

/** `GET /api/applications/{id}/answers`, with the key in the header: by their questions' ids, as they were sent. */
export const sentAnswersSchema = v.object({ answers: texts });
export type SentAnswers = v.InferOutput<typeof sentAnswersSchema>;

/** `GET /api/applications/mine`: newest first. */
export const ownApplicationsResponseSchema = v.object({ applications: v.array(ownApplicationSchema) });
export type OwnApplicationsResponse = v.InferOutput<typeof ownApplicationsResponseSchema>;

/**
 * Returns the `Authorization` header that opens an application to its sender; the key is the application's
 * `idempotencyKey`.
 */
export const applicantAuthorization = (key: string): string => `Application ${key}`;
