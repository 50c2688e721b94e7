import type { PostMessage, PostOutcome } from './application-delivery-ports';
import { field } from '../../core/untrusted';
import { readText } from '../../core/read-text';

const TIME_LIMIT_MS = 10_000;
/** When it is not said how long to wait. */
const USUAL_PAUSE_MS = 60_000;
/** Requests that come too early count towards a ban of the address, so the shortest pause is no rounding error. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 86_400_000;

export interface WebhookOptions {
  /** A secret: whoever has it can write to the channel. */
  readonly url: string;
  /** Who calls. */
  readonly userAgent: string;
  readonly timeLimitMs?: number;
}

/**
 * An incoming webhook of Discord (API reference, "Execute Webhook" and "Rate Limits"): 2xx says that the message was
 * taken, 429 how many seconds to leave it alone, 404 that it was deleted; other answers of 4xx blame the message, save those
 * to who we are (401, 403), how slow (408) or how early (425). Redirects are not followed. What fails is told by its status
 * alone, since errors of the network name the address.
 */
export function chatWebhook({ url, userAgent, timeLimitMs = TIME_LIMIT_MS }: WebhookOptions): PostMessage {
  const target = new URL(url);
  // Without it, a message that was not saved is answered like one that was.
  target.searchParams.set('wait', 'true');
  return async (message) => {
    try {
      const response = await fetch(target, {
        method: 'POST',
        body: JSON.stringify(message),
        headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      const outcome = await read(response);
      // Whatever happens to the rest of the answer, the outcome stands.
      await response.body?.cancel().catch(() => undefined);
      return outcome;
    } catch {
      return { kind: 'failed', status: null };
    }
  };
}

const NOT_THE_MESSAGE = [401, 403, 408, 425];

async function read(response: Response): Promise<PostOutcome> {
  const { status } = response;
  if (response.ok) return { kind: 'taken' };
  if (status === 429) return { kind: 'limited', retryAfterMs: await readPause(response) };
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status >= 400 && status < 500 && !NOT_THE_MESSAGE.includes(status)) return { kind: 'refused', status };
  return { kind: 'failed', status };
}

/** Seconds: a float in the body, or whole ones in the header, which is all that a proxy on the way sends. */
async function readPause({ headers, body }: Response): Promise<number> {
  const answer: unknown = await (body ? readText(body) : Promise.resolve('null'))
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
  const header = headers.get('Retry-After');
  const said = [field(answer, 'retry_after'), header === null ? null : Number(header)];
  const seconds = said.find((value) => typeof value === 'number' && value >= 0);
  if (typeof seconds !== 'number') return USUAL_PAUSE_MS;
  return Math.min(Math.max(Math.ceil(seconds * 1_000), SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
}
