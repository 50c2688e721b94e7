import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

export interface TcpServer {
  readonly port: number;
  /** Value for `SERVER_*`. */
  readonly address: string;
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Resolves once this many connections have been opened and closed. */
  readonly left: (count: number) => Promise<void>;
  /** Resolves once no connection is open. */
  readonly idle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface GameServer extends TcpServer {
  /** Bytes that each client sent before the first response. */
  readonly greetings: Buffer[];
  /** Resolves once the first ping has arrived. */
  readonly pinged: Promise<undefined>;
}

export interface GameServerOptions {
  /** Sent as JSON; a string is sent unchanged. */
  readonly status: unknown;
  /** `silent` never answers the ping, `wrong` answers with other bytes. */
  readonly pong?: 'echo' | 'silent' | 'wrong';
}

/** Returns the status of a server with players, of whom it lists the given names. */
export function statusWith(online: number, names: readonly string[] = []): unknown {
  return {
    version: { name: '1.21', protocol: 767 },
    players: { online, max: 100, sample: names.map((name, index) => ({ name, id: `id-${String(index)}` })) },
    description: { text: 'A server' },
  };
}

/**
 * Starts a game server on loopback that answers the Server List Ping, written from the protocol's description and not from the
 * client under test.
 */
export async function startGameServer({ status, pong = 'echo' }: GameServerOptions): Promise<GameServer> {
  const text = typeof status === 'string' ? status : JSON.stringify(status);
  const greetings: Buffer[] = [];
  const { promise: pinged, resolve: tellOfPing } = Promise.withResolvers<undefined>();
  const server = await startTcpServer((socket) => {
    let received = Buffer.alloc(0);
    let isGreeted = false;
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      // The handshake's length fits in one byte; the status request after it has two bytes.
      const greetingLength = received.readUInt8(0) + 3;
      if (!isGreeted && received.length >= greetingLength) {
        isGreeted = true;
        greetings.push(received.subarray(0, greetingLength));
        received = received.subarray(greetingLength);
        socket.write(statusPacket(text));
      }
      if (!isGreeted || received.length < 10) return;
      tellOfPing(undefined);
      if (pong === 'silent') return;
      socket.end(pong === 'echo' ? received.subarray(0, 10) : Buffer.from('09010000000000000000', 'hex'));
    });
  });
  return { ...server, greetings, pinged };
}

/** Returns a packet with id 0 and a string, the response to a status request. */
export function statusPacket(text: string): Buffer {
  const bytes = Buffer.from(text);
  const content = Buffer.concat([Buffer.from([0]), lengthBytes(bytes.length), bytes]);
  return Buffer.concat([lengthBytes(content.length), content]);
}

/** Encodes a length as three bytes of VarInt, which is enough for two million. */
function lengthBytes(length: number): Buffer {
  return Buffer.from([(length & 0x7f) | 0x80, ((length >> 7) & 0x7f) | 0x80, (length >> 14) & 0x7f]);
}

/** Starts a TCP server on a free loopback port that handles each connection with `serve`. */
export async function startTcpServer(serve: (socket: Socket) => void): Promise<TcpServer> {
  let count = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    count += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      server.emit('left');
    });
    serve(socket);
    // The end of a connection is only noticed while its data is read.
    socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    port: bound.port,
    address: `127.0.0.1:${String(bound.port)}`,
    connections: () => count,
    left: async (times) => {
      while (count - sockets.size < times) await once(server, 'left');
    },
    idle: async () => {
      while (sockets.size > 0) await once(server, 'left');
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Returns the address of a port without a listener. */
export async function unusedAddress(): Promise<string> {
  const server = await startTcpServer(() => undefined);
  await server.stop();
  return server.address;
}
