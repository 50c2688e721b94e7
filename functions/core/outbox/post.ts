import { readText } from '../read-bytes';
import { field } from '../untrusted';

/** A destination's response to a message; `status` is its HTTP status. */
export type PostOutcome =
  /** The receipt is the destination's own id of the message, if the response has one. */
  | { readonly kind: 'taken'; readonly receipt?: string }
  /** The destination is rate limited for this time. */
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  /** The destination no longer exists. */
  | { readonly kind: 'gone'; readonly status: number }
  /** The destination rejects this message, and would again. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No response (null) or a temporary failure: a later attempt may succeed. */
  | { readonly kind: 'failed'; readonly status: number | null };

/** Sends one message, once. Never rejects, and ends within a limited time. */
export type Post<Message> = (message: Message) => Promise<PostOutcome>;

const TIME_LIMIT_MS = 10_000;
/** Pause after a 429 that does not name one. */
const USUAL_PAUSE_MS = 60_000;
/** Early requests count towards a ban of the address, so the shortest pause exceeds rounding errors. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 86_400_000;

export interface Destination {
  readonly url: string | URL;
  readonly userAgent: string;
  readonly timeLimitMs?: number | undefined;
}

/**
 * Sends one request, a POST by default, without following redirects. 429 is always a rate limit. Failures are reported by status
 * alone, because network errors contain the address.
 * @param read returns the outcome of any other status
 */
export async function postOnce(
  { url, userAgent, timeLimitMs = TIME_LIMIT_MS }: Destination,
  { method = 'POST', body, headers }: { method?: string; body?: BodyInit; headers?: Record<string, string> },
  read: (response: Response) => PostOutcome | Promise<PostOutcome>,
): Promise<PostOutcome> {
  try {
    const response = await fetch(url, {
      method,
      ...(body !== undefined && { body }),
      headers: { ...headers, 'User-Agent': userAgent },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const outcome: PostOutcome =
      response.status === 429
        ? { kind: 'limited', retryAfterMs: await readPause(response) }
        : await read(response);
    // The outcome is final, whatever happens to the rest of the body.
    await response.body?.cancel().catch(() => undefined);
    return outcome;
  } catch {
    return { kind: 'failed', status: null };
  }
}

/** Returns the JSON of a response; null without readable JSON. */
export async function saidBy({ body }: Response): Promise<unknown> {
  try {
    return body && JSON.parse(await readText(body));
  } catch {
    return null;
  }
}

/** The pause in seconds: a float in the body, or an integer in the header, which is all that a proxy sends. */
async function readPause(response: Response): Promise<number> {
  const said = await saidBy(response);
  const header = response.headers.get('Retry-After');
  const given = [field(said, 'retry_after'), header === null ? null : Number(header)];
  const seconds = given.find((value) => typeof value === 'number' && value >= 0);
  if (typeof seconds !== 'number') return USUAL_PAUSE_MS;
  return Math.min(Math.max(Math.ceil(seconds * 1_000), SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
}
