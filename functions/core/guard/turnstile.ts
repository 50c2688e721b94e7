import { randomUUID } from 'node:crypto';
import { ApiError } from '../errors/api-error';
import type { Log } from '../log';
import { readText } from '../read-bytes';
import { field } from '../untrusted';

export interface Guard {
  /**
   * Passes when the token proves that a person sends this, from the IP address `ip`.
   * @throws ApiError `validation_failed` that names `turnstileToken` when it does not, `unavailable` when the check fails
   */
  check(token: string | undefined, ip: string): Promise<void>;
}

export interface TurnstileOptions {
  readonly secret: string;
  /** URL of the token check. */
  readonly url: string;
  readonly userAgent: string;
  readonly log: Log;
  readonly timeLimitMs?: number;
}

const TIME_LIMIT_MS = 3_000;
const RETRY_AFTER_S = 60;
/** Error of the service itself, which a retry usually resolves. */
const PASSING = 'internal-error';
/** Errors of the site's configuration, which its owner must fix. */
export const BAD_SECRET = ['missing-input-secret', 'invalid-input-secret'];

const WORDS =
  'We could not verify that you are human. Please complete the check in the form again, then resend it.';
const AWAY = 'The human verification is not responding, so this was not sent. Please try again in a minute.';

/** Checks tokens with Cloudflare Turnstile (developers.cloudflare.com/turnstile, "Validate the token"). */
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
      // The idempotency key gives both attempts the same result.
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

/** Returns the service's verdict on a form with `secret` and `response`; null without one. Never rejects. */
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
