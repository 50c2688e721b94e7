import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What the service documents to answer, and what may come in its place. */
export type TurnstileAnswer =
  'verdict' | 'internal-error' | 'missing-input-secret' | 'hangs' | '500' | 'HTML';

export interface TurnstileService {
  /** For `TURNSTILE_VERIFY_URL`. */
  readonly url: string;
  readonly secret: string;
  /** Every form that came in, oldest first. */
  readonly forms: Record<string, string>[];
  /** How the next forms are answered, one after another; with the verdict once there are no more. */
  readonly next: TurnstileAnswer[];
  /** A token as the service gives it to a browser: good once. */
  issue(): string;
  stop(): Promise<unknown>;
}

/** The published secret for tests, with which every token is good. */
export const TEST_SECRET = '1x0000000000000000000000000000000AA';

/** Cloudflare's siteverify on loopback ("Validate the token" in the documentation of Turnstile). */
export async function startTurnstileService(secret = '0x4AAAAAAAsecret'): Promise<TurnstileService> {
  const forms: Record<string, string>[] = [];
  const next: TurnstileAnswer[] = [];
  /** By token: the key of the call that it was used in, empty while it is unused. */
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
  const server = createServer((request, response) => {
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}/turnstile/v0/siteverify`,
    secret,
    forms,
    next,
    issue() {
      const token = `0.token-${String(tokens.size)}`;
      tokens.set(token, '');
      return token;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}
