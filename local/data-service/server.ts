import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { closeServers, serveLocally } from '../site/listen';
import { type CommandListener, createDispatcher, type Dispatcher } from './dispatcher';
import { CommandError, type Engine } from './port';
import { type Encoding, toRestResult } from './reply-encoding';
import { readBody, REQUEST_LIMIT_BYTES } from './request-body';
import { parseRequest, type RestRequest } from './requests';

/** Time for open requests to finish at `close`. */
const CLOSE_GRACE_MS = 1_000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

export interface DataServiceOptions {
  readonly engine: Engine;
  /** Token that clients must send as `Authorization: Bearer`. */
  readonly token: string;
  readonly onCommand?: CommandListener;
}

export interface DataService {
  /** Value for `UPSTASH_REDIS_REST_URL`. */
  readonly url: string;
  readonly token: string;
  /** Stops listening and finishes open requests; the engine stays open. */
  close(): Promise<void>;
}

/**
 * Serves an engine over Upstash's REST protocol, according to its client and documentation
 * (https://upstash.com/docs/redis/features/restapi), without subscriptions and the RESP2 format.
 */
export async function startDataService(options: DataServiceOptions): Promise<DataService> {
  const { engine, token, onCommand = () => undefined } = options;
  const dispatcher = createDispatcher(engine, onCommand);
  const { server, url } = await serveLocally((request, response) => {
    void respond(request, token, dispatcher).then(({ status, body }) => {
      request.resume();
      if (!server.listening) response.setHeader('Connection', 'close');
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  return {
    url,
    token,
    close: () => closeServers([server], CLOSE_GRACE_MS),
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
