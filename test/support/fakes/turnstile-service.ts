import type { ServerResponse } from 'node:http';
import { serveLocally } from '../../../local/site/listen';
import { readForm } from './form-sink';

/** The service's documented response, and possible deviations. */
export type TurnstileAnswer =
  'verdict' | 'internal-error' | 'missing-input-secret' | 'hangs' | '500' | 'HTML';

export interface TurnstileService {
  /** Value for `TURNSTILE_VERIFY_URL`. */
  readonly url: string;
  readonly secret: string;
  /** Forms received, oldest first. */
  readonly forms: Record<string, string>[];
  /** Next responses, in sequence; the verdict once they are used up. */
  readonly next: TurnstileAnswer[];
  /** Issues a single-use token, like the service to a browser. */
  issue(): string;
  stop(): Promise<unknown>;
}

/** Published test secret that accepts every token. */
export const TEST_SECRET = '1x0000000000000000000000000000000AA';

/** Starts Cloudflare's siteverify on loopback ("Validate the token" in the documentation of Turnstile). */
export async function startTurnstileService(secret = '0x4AAAAAAAsecret'): Promise<TurnstileService> {
  const forms: Record<string, string>[] = [];
  const next: TurnstileAnswer[] = [];
  /** Idempotency key of the call that used each token; empty while it is unused. */
  const tokens = new Map<string, string>();

  const say = (response: ServerResponse, success: boolean, ...codes: string[]) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success, 'error-codes': codes, messages: [] }));
  };
  function judge(response: ServerResponse, form: Record<string, string>): void {
    const { secret: given, response: token, idempotency_key: key = '' } = form;
    if (given === undefined) return say(response, false, 'missing-input-secret');
    if (given === TEST_SECRET) return say(response, true);
    if (given !== secret) return say(response, false, 'invalid-input-secret');
    if (!token) return say(response, false, 'missing-input-response');
    const usedIn = tokens.get(token);
    if (usedIn === undefined) return say(response, false, 'invalid-input-response');
    if (usedIn !== '' && usedIn !== key) return say(response, false, 'timeout-or-duplicate');
    tokens.set(token, key);
    return say(response, true);
  }
  const { url, close } = await serveLocally((request, response) => {
    void readForm(request).then((form) => {
      if (request.method !== 'POST') return response.writeHead(405).end();
      forms.push(form);
      switch (next.shift() ?? 'verdict') {
        case 'verdict':
          return judge(response, form);
        case 'internal-error':
          return say(response, false, 'internal-error');
        case 'missing-input-secret':
          return say(response, false, 'missing-input-secret');
        case 'hangs':
          return undefined;
        case '500':
          return response.writeHead(500).end('error code: 500');
        case 'HTML':
          return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Just a moment...</h1>');
      }
    });
  });
  return {
    url: `${url}/turnstile/v0/siteverify`,
    secret,
    forms,
    next,
    issue() {
      const token = `0.token-${String(tokens.size)}`;
      tokens.set(token, '');
      return token;
    },
    stop: close,
  };
}
