/** `GET /api/health`: 200 while the site can serve, 503 when it cannot. */
export interface HealthAnswer {
  ok: boolean;
  redis: 'up' | 'down';
  webhook: 'ok' | 'failing' | 'unset';
  version: string;
}
