import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type CommandListener, createDispatcher, type Dispatcher } from './dispatcher';
import { CommandError, type Engine } from './port';
import { type Encoding, toRestResult } from './reply-encoding';
import { readBody, REQUEST_LIMIT_BYTES } from './request-body';
import { parseRequest, type RestRequest } from './requests';

/** Requests under way at `close` may take this long to finish. */
const CLOSE_GRACE_MS = 1_000;
/** How long a connection without requests stays open. */
const KEEP_ALIVE_MS = 600_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

export interface DataServiceOptions {
  readonly engine: Engine;
  /** What clients must send as `Authorization: Bearer`. */
  readonly token: string;
  /** A free one when left out. */
  readonly port?: number;
  readonly host?: string;
  readonly onCommand?: CommandListener;
}

export interface DataService {
  /** For `UPSTASH_REDIS_REST_URL`. */
  readonly url: string;
  readonly token: string;
  /** Stops listening and finishes what is under way; the engine stays open. */
  close(): Promise<void>;
}

/**
 * Serves an engine over Upstash's REST protocol, as its client and its documentation have it
 * (https://upstash.com/docs/redis/features/restapi), without subscriptions and the RESP2 format.
 * @throws Error when the port is taken.
 */
export async function startDataService(options: DataServiceOptions): Promise<DataService> {
  const { engine, token, port = 0, host = '127.0.0.1', onCommand = () => undefined } = options;
  const dispatcher = createDispatcher(engine, onCommand);
  const server = createServer((request, response) => {
    void respond(request, token, dispatcher).then(({ status, body }) => {
      request.resume();
      if (!server.listening) response.setHeader('Connection', 'close');
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  // Closed by its client, who knows when it is in use; a server that closes it may cut off what was just sent.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The data service has no port.');
  return {
    url: `http://${host}:${address.port}`,
    token,
    async close() {
      const closed = once(server, 'close');
      server.close();
      const grace = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
      await closed;
      clearTimeout(grace);
    },
  };
}

interface HttpResponse {
  readonly status: number;
  readonly body: unknown;
}

async function respond(
  request: IncomingMessage,
  token: string,
  dispatcher: Dispatcher,
): Promise<HttpResponse> {
  if (!METHODS.includes(request.method ?? '')) return failure(405, 'ERR method not allowed');
  const url = URL.parse(`http://data-service${request.url ?? '/'}`);
  if (url === null) return failure(400, 'ERR malformed path');
  if (!isAuthorized(request, url, token)) return failure(401, 'WRONGPASS invalid or missing auth token');
  try {
    const body = await readBody(request);
    if (body === undefined) {
      return failure(413, `ERR max request size exceeded. Limit: ${REQUEST_LIMIT_BYTES} bytes`);
    }
    const encoding = request.headers['upstash-encoding'] === 'base64' ? 'base64' : 'utf8';
    return await execute(parseRequest(url, body), dispatcher, encoding);
  } catch (error) {
    if (error instanceof CommandError) return failure(400, error.message);
    return failure(
      500,
      `ERR the database is away: ${error instanceof Error ? error.message : 'unknown reason'}`,
    );
  }
}

async function execute(
  request: RestRequest,
  dispatcher: Dispatcher,
  encoding: Encoding,
): Promise<HttpResponse> {
  if (request.kind === 'single') {
    const outcome = await dispatcher.single(request.command);
    return { status: 'error' in outcome ? 400 : 200, body: toRestResult(outcome, encoding) };
  }
  const outcomes = await dispatcher[request.kind](request.commands);
  if ('error' in outcomes) return failure(400, outcomes.error);
  return { status: 200, body: outcomes.map((outcome) => toRestResult(outcome, encoding)) };
}

function isAuthorized(request: IncomingMessage, url: URL, token: string): boolean {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const given = bearer ?? url.searchParams.get('_token') ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function failure(status: number, error: string): HttpResponse {
  return { status, body: { error } };
}
