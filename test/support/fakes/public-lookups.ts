import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '../../../local/site/listen';

/** Minimum interval per server that mcapi.us asks for. */
const FALLBACK_REST_MS = 60_000;

export interface KnownServer {
  readonly online: boolean;
  readonly players?: { readonly online: number; readonly max: number; readonly names?: readonly string[] };
}

export interface PublicLookups {
  /** Value for both `STATUS_LOOKUP_URL` and `STATUS_FALLBACK_URL`. */
  readonly url: string;
  /** Path, query and user agent of every request, oldest first. */
  readonly requests: { readonly path: string; readonly userAgent: string | undefined }[];
  readonly stop: () => Promise<void>;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Both public lookups, in the formats of api.mcsrvstat.us (version 3) and mcapi.us. Servers are keyed by `host:port`, or by host
 * if requested that way, with the prefix `bedrock/` for that edition. mcapi.us answers 429 to two requests for one server within
 * a minute by the given clock.
 */
export function startPublicLookups(
  known: Readonly<Record<string, KnownServer>>,
  now: () => number = Date.now,
): Promise<PublicLookups> {
  const lastAsked = new Map<string, number>();
  const isTooSoon = (server: string) => {
    const last = lastAsked.get(server) ?? -Infinity;
    lastAsked.set(server, now());
    return now() - last < FALLBACK_REST_MS;
  };
  return startLookupHost((request, response) => {
    const url = new URL(request.url ?? '/', 'http://lookups');
    const [, edition = '', address = ''] = /^\/(bedrock\/)?3\/(.+)$/.exec(url.pathname) ?? [];
    if (address !== '') return sendJson(response, lookupBody(known[edition + address]));
    if (url.pathname === '/server/status') {
      const { ip, port } = Object.fromEntries(url.searchParams);
      const server = port === undefined ? (ip ?? '') : `${ip ?? ''}:${port}`;
      if (isTooSoon(server)) return void response.writeHead(429).end();
      return sendJson(response, fallbackBody(known[server]));
    }
    response.writeHead(404).end();
  });
}

/** Starts an HTTP server on loopback that responds with `respond`, for lookups that misbehave. */
export async function startLookupHost(respond: Respond): Promise<PublicLookups> {
  const requests: PublicLookups['requests'] = [];
  const { url, close } = await serveLocally((request, response) => {
    requests.push({ path: request.url ?? '', userAgent: request.headers['user-agent'] });
    respond(request, response);
  });
  return {
    url,
    requests,
    stop: close,
  };
}

/** `list` is absent if it is empty, and an offline server has no players. */
function lookupBody(server: KnownServer | undefined): unknown {
  if (!server?.online) return { online: false, ip: '127.0.0.1', port: 25_565, debug: { ping: false } };
  const { online = 0, max = 0, names = [] } = server.players ?? {};
  const list = names.map((name) => ({ name, uuid: '069a79f4-44e9-4726-a5be-fca90e38aaf5' }));
  const listed = names.length > 0 ? { list } : {};
  return {
    online: true,
    ip: '127.0.0.1',
    port: 25_565,
    players: { online, max, ...listed },
    protocol: { version: 767, name: '1.21' },
    version: '1.21',
  };
}

function fallbackBody(server: KnownServer | undefined): unknown {
  const { online: now = 0, max = 0, names = [] } = server?.players ?? {};
  const listed = names.length > 0 ? { sample: names.map((name) => ({ name, id: 'an id' })) } : {};
  return {
    status: 'success',
    online: server?.online ?? false,
    motd: 'A server',
    players: { max, now, ...listed },
    server: { name: '1.21', protocol: 767 },
    last_updated: '1764000000',
    duration: '50000000',
  };
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
