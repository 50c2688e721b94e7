import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { hasErrorCode } from '@/lib/error-code';

/** Time for which an idle connection stays open. */
const KEEP_ALIVE_MS = 600_000;

async function listenOn(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener);
  // Connections are closed by the client, which knows when it uses them. The server might cut off a request that was just sent.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port');
  return address.port;
}

/**
 * Listens with one listener on one host; `localhost` means both loopback addresses, if the machine has both.
 * @throws the socket's error, with code EADDRINUSE if the port is taken
 */
export async function listen(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<{ servers: Server[]; port: number }> {
  const first = await listenOn(listener, port, host === 'localhost' ? '127.0.0.1' : host);
  const chosenPort = portOf(first);
  if (host !== 'localhost') return { servers: [first], port: chosenPort };
  try {
    return { servers: [first, await listenOn(listener, chosenPort, '::1')], port: chosenPort };
  } catch (error) {
    const isOptional = hasErrorCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT') || port === 0;
    if (isOptional) return { servers: [first], port: chosenPort };
    first.close();
    throw error;
  }
}

/** Stops listening, waits up to `graceMs` for open requests, then cuts them off. */
export async function closeServers(servers: Server[], graceMs: number): Promise<void> {
  const closed = servers.map(
    (server) =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  const timer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), graceMs);
  await Promise.all(closed);
  clearTimeout(timer);
}

export interface LocalServer {
  readonly server: Server;
  /** Address without a slash at the end. */
  readonly url: string;
  /** Cuts off open requests. */
  close(): Promise<void>;
}

/** Serves on a free port of this machine. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = await listenOn(listener, 0, '127.0.0.1');
  return {
    server,
    url: `http://127.0.0.1:${String(portOf(server))}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Ports below those that systems assign themselves: 32768 and up on Linux, 49152 and up elsewhere. */
const CHOSEN_PORTS = { from: 20_000, to: 32_768 };

/**
 * Returns a currently free port of a host, for servers that must know their port before they listen. The system assigns it to
 * no other program in the meantime.
 */
export async function freePort(host: string): Promise<number> {
  const port = randomInt(CHOSEN_PORTS.from, CHOSEN_PORTS.to);
  try {
    const { servers } = await listen(() => undefined, { host, port });
    await closeServers(servers, 0);
    return port;
  } catch (error) {
    if (hasErrorCode(error, 'EADDRINUSE')) return freePort(host);
    throw error;
  }
}
