import * as v from 'valibot';
import { time } from './shapes';

/** `GET /api/health`: 200 if the site can serve requests, else 503. */
export const healthResponseSchema = v.object({
  ok: v.boolean(),
  redis: v.picklist(['up', 'down']),
  webhook: v.picklist(['ok', 'failing', 'unset']),
  version: v.string(),
});
export type HealthResponse = v.InferOutput<typeof healthResponseSchema>;

export const SERVICES_PATH = '/admin/services';

/** Time and kind of an outside service's last failure; a kind is `no_answer`, `status_404` or the like. */
export const serviceFailureSchema = v.object({ at: time, reason: v.string() });
export type ServiceFailure = v.InferOutput<typeof serviceFailureSchema>;

/**
 * `GET /api/admin/services`: keyed by service name, such as `webhook`; services that never failed are
 * missing.
 */
export const servicesResponseSchema = v.object({
  failures: v.array(v.object({ service: v.string(), ...serviceFailureSchema.entries })),
});
export type ServicesResponse = v.InferOutput<typeof servicesResponseSchema>;
