import * as v from 'valibot';
import { APPLICATION_STATES } from './applications';
import { time } from './shapes';

/** `POST /api/applications`, with 201: the application is stored. */
export const applicationResponseSchema = v.object({ id: v.string() });
export type ApplicationResponse = v.InferOutput<typeof applicationResponseSchema>;

/** `GET /api/applications/{id}`, with the key in the header: what the applicant may know. */
export const ownApplicationSchema = v.object({
  id: v.string(),
  /** As the form named it; the network may have given it up since. */
  position: v.string(),
  state: v.picklist(APPLICATION_STATES),
  /** The network's words to the applicant; empty when there are none. */
  note: v.string(),
  submittedAt: time,
  updatedAt: time,
});
export type OwnApplication = v.InferOutput<typeof ownApplicationSchema>;

/** `GET /api/applications/mine`: newest first. */
export const ownApplicationsResponseSchema = v.object({ applications: v.array(ownApplicationSchema) });
export type OwnApplicationsResponse = v.InferOutput<typeof ownApplicationsResponseSchema>;

/** What opens an application to its sender, in the `Authorization` header: the `idempotencyKey` that it was sent with. */
export const applicantAuthorization = (key: string): string => `Application ${key}`;
