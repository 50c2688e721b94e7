import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Header that carries the browsers' cache policy through nginx. */
export const BROWSERS_HEADER = 'x-browsers-cache-control';

/** Longer than visitors leave a connection idle, so that none is closed while they send. */
const KEEP_ALIVE_MS = 600_000;

export interface Answer {
  /** Path and query. */
  target: string;
  status: number;
  /** Size as received from the site. */
  headerBytes: number;
  bodyBytes: number;
}

export interface Front {
  url: string;
  /** Number of forwarded requests, by path. */
  readonly requests: Map<string, number>;
  /** Returns the total bytes sent, headers included. */
  sent(): number;
  close(): Promise<void>;
}

/** Moves the site's CDN policy to `Cache-Control`, for a shared cache that knows only this header. The order matches the CDN's. */
export const forSharedCache = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const own = headers['cache-control'];
  const said = headers['netlify-cdn-cache-control'] ?? headers['cdn-cache-control'] ?? own;
  return {
    ...headers,
    ...(said !== undefined && { 'cache-control': String(said) }),
    ...(own !== undefined && { [BROWSERS_HEADER]: own }),
  };
};

/** Removes headers that apply to a single connection. */
const endToEnd = ({
  connection: _,
  'keep-alive': __,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers;

/** Starts a counting proxy in front of a site. `change` may alter response headers. */
export const startFront = async (
  site: string,
  change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders = (headers) => headers,
  onAnswer: (answer: Answer) => void = () => undefined,
): Promise<Front> => {
  const requests = new Map<string, number>();
  let closedBytes = 0;
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', site);
    requests.set(url.pathname, (requests.get(url.pathname) ?? 0) + 1);
    const asked = request(url, { method: incoming.method, headers: endToEnd(incoming.headers) });
    asked.on('response', (response) => {
      if (outgoing.destroyed) return;
      const { statusCode: status = 502, rawHeaders } = response;
      let bodyBytes = 0;
      response.on('data', (chunk: Buffer) => (bodyBytes += chunk.length));
      outgoing.writeHead(status, change(endToEnd(response.headers)));
      pipeline(response, outgoing, () => {
        const target = `${url.pathname}${url.search}`;
        // Two bytes each: the colon and space, or the line's end.
        onAnswer({ target, status, headerBytes: rawHeaders.join('  ').length, bodyBytes });
      });
    });
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    pipeline(incoming, asked, () => undefined);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const sockets = new Set<{ bytesWritten: number }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      closedBytes += socket.bytesWritten;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    requests,
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, closedBytes),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
