import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { hasErrorCode } from '@/lib/error-code';

/** How long a connection without requests stays open. */
const KEEP_ALIVE_MS = 600_000;

async function listenOn(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener);
  // Closed by its client, who knows when it is in use; a server that closes it may cut off what was just sent.
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
 * Listens with one listener on one host; `localhost` is both loopback addresses, where the machine has both.
 * @throws the socket's error, with code EADDRINUSE when something else listens there
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

/** Stops listening, lets open requests end for `graceMs`, then cuts them off. */
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

/** Below the ports that systems hand out by themselves: 32768 and up on Linux, 49152 and up elsewhere. */
const CHOSEN_PORTS = { from: 20_000, to: 32_768 };

/**
 * A port of a host that nothing listens on at this moment, for what has to know its port before it listens.
 * No other program is given it by the system meanwhile.
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
