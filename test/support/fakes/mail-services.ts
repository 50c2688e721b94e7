import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '../../../local/site/listen';

export interface MailServiceFake {
  readonly baseUrl: string;
  /** Bodies of accepted emails, each once, oldest first. */
  readonly taken: Record<string, unknown>[];
  /** Overrides the documented response from now on; null by default. */
  answer: ((response: ServerResponse) => void) | null;
  stop(): Promise<void>;
}

interface Call {
  readonly request: IncomingMessage;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

type Reply = readonly [status: number, body: unknown];

/** @param read path that can be read without sending anything, and its response */
async function startService(
  path: string,
  read: { readonly path: string; readonly reply: (headers: IncomingHttpHeaders) => Reply },
  reply: (call: Call, taken: Record<string, unknown>[]) => Reply,
): Promise<MailServiceFake> {
  const taken: Record<string, unknown>[] = [];
  const { url, close } = await serveLocally((request, response) => {
    void readJson(request).then((body) => {
      const [status, said] =
        request.url === path && request.method === 'POST'
          ? reply({ request, headers: request.headers, body }, taken)
          : request.url === read.path && request.method === 'GET'
            ? read.reply(request.headers)
            : ([404, { name: 'not_found' }] as const);
      if (fake.answer) fake.answer(response);
      else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
    });
  });
  const fake: MailServiceFake = {
    baseUrl: url,
    taken,
    answer: null,
    stop: close,
  };
  return fake;
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString() || '{}');
}

/**
 * Resend, by its API reference: a bearer token, JSON with `from`, `to`, `subject` and a text, and an idempotency key that
 * identifies a repeated email. The key has permission to send, but not to read.
 */
export function startResend(key: string): Promise<MailServiceFake> {
  const known = new Map<string, { readonly text: string; readonly id: string }>();
  const problem = (statusCode: number, name: string): Reply => [
    statusCode,
    { statusCode, name, message: name },
  ];
  const read = ({ authorization }: IncomingHttpHeaders): Reply =>
    authorization === `Bearer ${key}` ? problem(401, 'restricted_api_key') : problem(400, 'invalid_api_key');
  return startService('/emails', { path: '/domains', reply: read }, ({ headers, body }, taken) => {
    if (headers.authorization === undefined) return problem(401, 'missing_api_key');
    if (headers.authorization !== `Bearer ${key}`) return problem(403, 'invalid_api_key');
    if (headers['content-type'] !== 'application/json') return problem(400, 'validation_error');
    const { from, to, subject, html, text } = body;
    const isWhole = [from, subject].every((value) => typeof value === 'string') && (html || text);
    if (!isWhole || !Array.isArray(to)) return problem(422, 'missing_required_field');
    if (!/^"[^"]+" <[^<>\s]+@[^<>\s]+>$/.test(String(from))) return problem(422, 'invalid_from_address');
    if (to.some((address) => String(address).startsWith('bad@'))) return problem(422, 'invalid_parameter');
    const idempotencyKey = headers['idempotency-key'];
    if (typeof idempotencyKey !== 'string' || idempotencyKey.length > 256) {
      return problem(400, 'invalid_idempotency_key');
    }
    const before = known.get(idempotencyKey);
    if (before && before.text !== JSON.stringify(body)) return problem(409, 'invalid_idempotent_request');
    if (before) return [200, { id: before.id }];
    known.set(idempotencyKey, { text: JSON.stringify(body), id: `mail-${String(known.size)}` });
    taken.push(body);
    return [200, { id: `mail-${String(known.size)}` }];
  });
}

/** Postmark, by its developer documentation: a server token, and an `ErrorCode` with each 422. */
export function startPostmark(token: string): Promise<MailServiceFake> {
  const problem = (status: number, code: number, message: string): Reply => [
    status,
    { ErrorCode: code, Message: message },
  ];
  const read = (headers: IncomingHttpHeaders): Reply =>
    headers['x-postmark-server-token'] === token
      ? [200, { ID: 1, Name: 'Site' }]
      : problem(401, 10, 'Bad or missing API token.');
  return startService('/email', { path: '/server', reply: read }, ({ headers, body }, taken) => {
    if (headers['x-postmark-server-token'] !== token) return problem(401, 10, 'Bad or missing API token.');
    const { From, To, Subject, TextBody, HtmlBody, MessageStream } = body;
    const isWhole = [From, To, Subject, MessageStream].every((value) => typeof value === 'string');
    if (!isWhole || !(TextBody || HtmlBody)) return problem(422, 300, 'Invalid email request.');
    if (MessageStream !== 'outbound') return problem(422, 1235, 'The stream does not exist.');
    if (String(From).includes('stranger@')) return problem(422, 400, 'Sender signature not found.');
    if (String(From).includes('nobody@')) return problem(422, 300, "Invalid 'From' address: not verified.");
    if (To === 'gone@example.org') return problem(422, 406, 'Inactive recipient.');
    if (To === 'bad@example.org') return problem(422, 300, "Invalid 'To' address.");
    taken.push(body);
    return [200, { To, SubmittedAt: new Date().toISOString(), MessageID: 'x', ErrorCode: 0, Message: 'OK' }];
  });
}
