export const DATABASE_STATES = ['up', 'down'] as const;
export const WEBHOOK_STATES = ['ok', 'failing', 'unset'] as const;

/** `GET /api/health`: 200 while the site can serve, 503 when it cannot. */
export interface HealthAnswer {
  ok: boolean;
  redis: (typeof DATABASE_STATES)[number];
  webhook: (typeof WEBHOOK_STATES)[number];
  version: string;
}
