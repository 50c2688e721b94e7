import * as v from 'valibot';

/** `GET /api/health`: 200 if the site can serve requests, else 503. */
export const healthResponseSchema = v.object({
  ok: v.boolean(),
  redis: v.picklist(['up', 'down']),
  webhook: v.picklist(['ok', 'failing', 'unset']),
  version: v.string(),
});
export type HealthResponse = v.InferOutput<typeof healthResponseSchema>;
