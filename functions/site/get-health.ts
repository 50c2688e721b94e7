import { checkHealth, type HealthParts } from './health';
import type { Handler } from '../core/http/endpoint';
import { json } from '../core/http/json';

const RETRY_AFTER_SECONDS = 30;

/** `GET /api/health`: a `HealthAnswer`, 200 while the site can serve and 503 with `Retry-After` when it cannot. */
export function getHealth(parts: HealthParts): Handler {
  return async () => {
    const answer = await checkHealth(parts);
    if (answer.ok) return json(answer);
    return json(answer, { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
  };
}
