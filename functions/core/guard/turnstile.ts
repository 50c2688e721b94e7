import { randomUUID } from 'node:crypto';
import { ApiError } from '../errors/api-error';
import type { Log } from '../log';
import { readText } from '../read-bytes';
import { field } from '../untrusted';

export interface Guard {
  /**
   * Passes when the token says that a person sends this, from the network address `ip`.
   * @throws ApiError `validation_failed` that names `turnstileToken` when it does not, `unavailable` when that cannot be found out
   */
  check(token: string | undefined, ip: string): Promise<void>;
}

export interface TurnstileOptions {
  readonly secret: string;
  /** Where tokens are checked. */
  readonly url: string;
  readonly userAgent: string;
  readonly log: Log;
  readonly timeLimitMs?: number;
}

const TIME_LIMIT_MS = 3_000;
const RETRY_AFTER_S = 60;
/** The service's own fault, which is over with the next try. */
const PASSING = 'internal-error';
/** The site's, which an owner has to mend. */
export const BAD_SECRET = ['missing-input-secret', 'invalid-input-secret'];

const WORDS =
  'We could not make sure that you are no robot. Please do the check in the form once more, then send it again.';
const AWAY =
  'The check against robots does not answer at the moment, so this was not sent. Please try again in a minute.';

/** Has Cloudflare Turnstile look at tokens (developers.cloudflare.com/turnstile, "Validate the token"). */
export function turnstileGuard(options: TurnstileOptions): Guard {
  const { log } = options;
  return {
    async check(token = '', ip) {
      if (token === '') throw refused();
      const form = new URLSearchParams({
        secret: options.secret,
        response: token,
        idempotency_key: randomUUID(),
      });
      if (ip !== '') form.set('remoteip', ip);
      // The key makes the second look at a token the same as the first.
      const verdict = (await askTurnstile(form, options)) ?? (await askTurnstile(form, options));
      if (verdict?.isGood) return;
      const code = verdict?.codes.find((each) => BAD_SECRET.includes(each));
      if (verdict && code === undefined) throw refused();
      log({ level: 'error', event: 'guard_failed', reason: code ?? 'no_answer' });
      throw new ApiError('unavailable', AWAY, { retryAfter: RETRY_AFTER_S });
    },
  };
}

interface Verdict {
  readonly isGood: boolean;
  readonly codes: readonly string[];
}

/** What the service says of a form with `secret` and `response`. Null when there is no verdict. Never rejects. */
export async function askTurnstile(
  body: URLSearchParams,
  { url, userAgent, timeLimitMs = TIME_LIMIT_MS }: Omit<TurnstileOptions, 'secret' | 'log'>,
): Promise<Verdict | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json', 'User-Agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const said: unknown = JSON.parse(response.body ? await readText(response.body) : '');
    const [success, codes] = [field(said, 'success'), field(said, 'error-codes')];
    if (typeof success !== 'boolean' || response.status >= 500) return null;
    const list = Array.isArray(codes) ? codes.map(String) : [];
    return !success && list.includes(PASSING) ? null : { isGood: success, codes: list };
  } catch {
    return null;
  }
}

function refused(): ApiError {
  return new ApiError('validation_failed', WORDS, { fields: { turnstileToken: WORDS } });
}
