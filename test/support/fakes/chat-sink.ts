import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChatMessage } from '../../../functions/applications/delivery/application-messages';
import { serveLocally } from '../../../local/site/listen';
import { whyRefused } from './chat-limits';

/**
 * Behaviour of the sink. `ok` accepts messages within the platform's limits. So do `late`, which responds when the mode changes,
 * and `lost`, whose responses never arrive. The others accept nothing: there is no connection, no response, or a 429, 500 or 404.
 */
export type ChatMode = 'ok' | 'late' | 'lost' | 'refused' | 'hang' | 'limited' | 'failing' | 'gone';

export interface TakenMessage {
  readonly message: ChatMessage;
  /** Timed by `performance.now()`. */
  readonly at: number;
  /** Id assigned by the platform. */
  readonly id: string;
  /** False if the sender disconnected, or was disconnected, without a response. */
  answered: boolean;
}

export interface ChatSink {
  /** Value for `APPLICATIONS_WEBHOOK_URL`. */
  readonly url: string;
  /** Secret part of the URL. */
  readonly secret: string;
  /** Accepted messages, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** The same, including whether the sender got a response. */
  readonly taken: readonly TakenMessage[];
  /** Accepted messages that were not deleted since, oldest first. */
  readonly standing: readonly ChatMessage[];
  /** Limits that rejected messages exceeded. */
  readonly refusals: readonly string[];
  /** Number of complete requests, whatever their result. */
  readonly requests: number;
  mode: ChatMode;
  /** Maximum messages in a period of milliseconds; null (the default) for no limit. The platform's own is 5 in 2 seconds. */
  rateLimit: { readonly count: number; readonly ms: number } | null;
  /** Wait that 429 responses ask for in mode `limited`, in seconds. */
  retryAfter: number;
  /** Called for each request before the response. */
  onRequest: () => void;
  /** Resolves once this many messages have been accepted. */
  untilMessages(count: number): Promise<void>;
  /** Resolves once this many requests have arrived. */
  untilRequests(count: number): Promise<void>;
  clear(): void;
  stop(): Promise<void>;
}

/** Ids have more digits than a number can represent. */
const FIRST_ID = 1_234_567_890_123_456_789n;

/** Incoming webhook of a chat platform on loopback, with all its published limits. */
export async function startChatSink(): Promise<ChatSink> {
  const secret = randomBytes(32).toString('base64url');
  const path = `/api/webhooks/1234567890/${secret}`;
  const taken: TakenMessage[] = [];
  const deleted = new Set<string>();
  const refusals: string[] = [];
  const hung = new Set<ServerResponse>();
  let late: (() => void)[] = [];
  let waiting: { readonly isReached: () => boolean; readonly notify: () => void }[] = [];
  let requests = 0;
  let mode: ChatMode = 'ok';
  let window: number[] = [];

  const { server, url, close } = await serveLocally((request, response) => {
    readBody(request).then(
      (body) => {
        requests += 1;
        sink.onRequest();
        answer(request, response, body);
        notify();
      },
      () => response.destroy(),
    );
  });
  server.on('connection', (socket) => {
    if (mode === 'refused') socket.destroy();
  });

  const notify = () => {
    for (const { isReached, notify: tell } of waiting) if (isReached()) tell();
    waiting = waiting.filter(({ isReached }) => !isReached());
  };
  const until = (isReached: () => boolean) =>
    new Promise<void>((tell) => {
      if (isReached()) tell();
      else waiting.push({ isReached, notify: tell });
    });

  /** Seconds to wait; 0 if the message is within the limit. */
  function secondsToWait(): number {
    if (mode === 'limited') return sink.retryAfter;
    if (!sink.rateLimit) return 0;
    const { count, ms } = sink.rateLimit;
    const now = performance.now();
    window = window.filter((time) => time > now - ms);
    const [oldest] = window;
    if (window.length >= count && oldest !== undefined) return (oldest + ms - now) / 1_000;
    window.push(now);
    return 0;
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const url = new URL(request.url ?? '/', 'http://sink');
    if (mode === 'refused') return void response.destroy();
    if (mode === 'hang') return void hung.add(response);
    if (mode === 'failing') return send(response, 500, { message: '500: Internal Server Error', code: 0 });
    const [, messageId] = /^\/messages\/([^/]+)$/.exec(url.pathname.replace(path, '')) ?? [];
    if (
      mode === 'gone' ||
      (url.pathname !== path && (messageId === undefined || !url.pathname.startsWith(path)))
    ) {
      return send(response, 404, { message: 'Unknown Webhook', code: 10_015 });
    }
    if (request.method === 'GET' && messageId === undefined)
      return send(response, 200, { id: '1234567890', type: 1, name: 'Applications' });
    if (request.method !== (messageId === undefined ? 'POST' : 'DELETE'))
      return send(response, 405, { message: '405: Method Not Allowed', code: 0 });
    const seconds = secondsToWait();
    if (seconds > 0) {
      response.setHeader('Retry-After', String(Math.ceil(seconds)));
      return send(response, 429, {
        message: 'You are being rate limited.',
        retry_after: seconds,
        global: false,
      });
    }
    if (messageId !== undefined) return remove(response, messageId);
    const message = parse(body, request);
    const why = whyRefused(message);
    // An unsaved message is no error without `wait`, as on the platform.
    const isWaiting = url.searchParams.get('wait') === 'true';
    if (why !== null) {
      refusals.push(why);
      return isWaiting
        ? send(response, 400, { message: 'Invalid Form Body', code: 50_035, errors: why })
        : send(response, 204, null);
    }
    const id = String(FIRST_ID + BigInt(taken.length));
    const record: TakenMessage = {
      message: message as ChatMessage,
      at: performance.now(),
      id,
      answered: false,
    };
    taken.push(record);
    if (mode === 'lost') return void response.destroy();
    response.once('finish', () => (record.answered = true));
    const confirm = () =>
      isWaiting ? send(response, 200, { id, ...record.message }) : send(response, 204, null);
    if (mode === 'late') late.push(confirm);
    else confirm();
  }

  function remove(response: ServerResponse, id: string): void {
    const isThere = taken.some((message) => message.id === id) && !deleted.has(id);
    deleted.add(id);
    if (mode === 'lost') return void response.destroy();
    const answer = () =>
      isThere ? send(response, 204, null) : send(response, 404, { message: 'Unknown Message', code: 10_008 });
    if (mode === 'late') late.push(answer);
    else answer();
  }

  const sink: ChatSink = {
    url: url + path,
    secret,
    get messages() {
      return taken.map(({ message }) => message);
    },
    taken,
    get standing() {
      return taken.filter(({ id }) => !deleted.has(id)).map(({ message }) => message);
    },
    refusals,
    get requests() {
      return requests;
    },
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
      for (const response of hung) response.destroy();
      hung.clear();
      for (const confirm of late) confirm();
      late = [];
      if (mode === 'refused') server.closeIdleConnections();
    },
    rateLimit: null,
    retryAfter: 0.3,
    onRequest: () => undefined,
    untilMessages: (count) => until(() => taken.length >= count),
    untilRequests: (count) => until(() => requests >= count),
    clear() {
      taken.length = 0;
      deleted.clear();
      refusals.length = 0;
      requests = 0;
      window = [];
    },
    stop: close,
  };
  return sink;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (body === null) response.writeHead(status).end();
  else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function parse(body: string, { headers }: IncomingMessage): unknown {
  if (!headers['content-type']?.startsWith('application/json')) return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
