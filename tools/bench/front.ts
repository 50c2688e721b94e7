import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Where nginx finds the header that is meant for browsers. */
export const BROWSERS_HEADER = 'x-browsers-cache-control';

/** Longer than visitors leave a connection alone, so that none is closed while they send on it. */
const KEEP_ALIVE_MS = 600_000;

/** What the site has answered. */
export interface Answer {
  /** Path and query. */
  target: string;
  status: number;
  /** As they came from the site. */
  headerBytes: number;
  bodyBytes: number;
}

export interface Front {
  url: string;
  /** How many requests have come through, by their path. */
  readonly requests: Map<string, number>;
  /** Bytes of all that has gone out, with headers. */
  sent(): number;
  close(): Promise<void>;
}

/**
 * For a shared cache that knows `Cache-Control` alone: puts what the site says to its CDN there. The CDN reads these
 * headers in this order, too.
 */
export const forSharedCache = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const own = headers['cache-control'];
  const said = headers['netlify-cdn-cache-control'] ?? headers['cdn-cache-control'] ?? own;
  return {
    ...headers,
    ...(said !== undefined && { 'cache-control': String(said) }),
    ...(own !== undefined && { [BROWSERS_HEADER]: own }),
  };
};

/** Without what counts for one connection alone. */
const endToEnd = ({
  connection: _,
  'keep-alive': __,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers;

/** Stands in front of a site, changes headers of its responses if it is told how, and counts. */
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
        // A colon or a line's end beside each.
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
