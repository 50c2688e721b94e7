import * as v from 'valibot';

/** `GET /api/health`: 200 while the site can serve, 503 when it cannot. */
export const healthResponseSchema = v.object({
  ok: v.boolean(),
  redis: v.picklist(['up', 'down']),
  webhook: v.picklist(['ok', 'failing', 'unset']),
  version: v.string(),
});
export type HealthResponse = v.InferOutput<typeof healthResponseSchema>;
