import * as v from 'valibot';
import { time } from './shapes';

/** When an outside service last failed, and how: a kind such as `no_answer` or `status_404`. */
export const serviceFailureSchema = v.object({ at: time, reason: v.string() });
export type ServiceFailure = v.InferOutput<typeof serviceFailureSchema>;

/** `GET /api/admin/services`: by the services' names, such as `webhook`; without those that never failed. */
export const servicesResponseSchema = v.object({
  failures: v.array(v.object({ service: v.string(), ...serviceFailureSchema.entries })),
});
export type ServicesResponse = v.InferOutput<typeof servicesResponseSchema>;
