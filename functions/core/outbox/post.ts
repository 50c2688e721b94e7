import { readText } from '../read-text';
import { field } from '../untrusted';

/** How a destination took a message; `status` is that of its answer. */
export type PostOutcome =
  | { readonly kind: 'taken' }
  /** Nothing may be sent for so long. */
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  /** There is no such destination any more. */
  | { readonly kind: 'gone'; readonly status: number }
  /** It does not like the message, and will not another time. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No answer (null) or one that promises nothing; another time it may take the message. */
  | { readonly kind: 'failed'; readonly status: number | null };

/** Sends one message, once. Never rejects, and ends within a limited time. */
export type Post<Message> = (message: Message) => Promise<PostOutcome>;

const TIME_LIMIT_MS = 10_000;
/** When it is not said how long to wait. */
const USUAL_PAUSE_MS = 60_000;
/** Requests that come too early count towards a ban of the address, so the shortest pause is no rounding error. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 86_400_000;

export interface Destination {
  readonly url: string | URL;
  /** Who calls. */
  readonly userAgent: string;
  readonly timeLimitMs?: number | undefined;
}

/**
 * One POST. Redirects are not followed, and of the answer no more is read than `read` does; 429 always asks for a pause. What
 * fails is told by its status alone, since errors of the network name the address.
 * @param read what an answer says, 429 aside
 */
export async function postOnce(
  { url, userAgent, timeLimitMs = TIME_LIMIT_MS }: Destination,
  { body, headers }: { body: BodyInit; headers?: Record<string, string> },
  read: (response: Response) => PostOutcome,
): Promise<PostOutcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { ...headers, 'User-Agent': userAgent },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const outcome: PostOutcome =
      response.status === 429 ? { kind: 'limited', retryAfterMs: await readPause(response) } : read(response);
    // Whatever happens to the rest of the answer, the outcome stands.
    await response.body?.cancel().catch(() => undefined);
    return outcome;
  } catch {
    return { kind: 'failed', status: null };
  }
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
