import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import {
  createPacketReader,
  encodePacket,
  encodeString,
  MalformedPacketError,
  readHandshakeState,
  type Packet,
} from './packets';

/** Players on a server. `online` may exceed the number of names. */
export interface Players {
  online: number;
  max: number;
  names: string[];
}

export interface GameServer {
  port: number;
  /** `127.0.0.1:port`. */
  address: string;
  setPlayers(players: Players): void;
  /** Number of answered status requests. */
  readonly pings: number;
  close(): Promise<void>;
}

const STATUS_STATE = 1;
const STATUS_REQUEST = 0;
const PING_REQUEST = 1;
/** Number of names that a game server shows by default. */
const SAMPLE_SIZE = 12;
/** Milliseconds of silence after which a client is disconnected. */
const IDLE_LIMIT_MS = 30_000;
const VERSION = { name: '1.21.4', protocol: 769 };

/** Returns the id that a server without account checks gives to a name. */
export function offlineId(name: string): string {
  const hash = createHash('md5').update(`OfflinePlayer:${name}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x30, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function statusJson({ online, max, names }: Players, description: string): string {
  const sample = names.slice(0, SAMPLE_SIZE).map((name) => ({ name, id: offlineId(name) }));
  return JSON.stringify({
    version: VERSION,
    players: { online, max, ...(sample.length > 0 && { sample }) },
    description: { text: description },
  });
}

function wantsStatus({ id, body }: Packet): true {
  if (id === 0 && readHandshakeState(body) === STATUS_STATE) return true;
  throw new MalformedPacketError('Not a handshake for the status');
}

/**
 * Starts a game server that appears in the multiplayer list: status and ping of Server List Ping, on loopback. A client that
 * breaks the protocol is disconnected.
 */
export async function startGameServer({
  port = 0,
  players = () => ({ online: 0, max: 20, names: [] }),
  description = 'A Minecraft Server',
}: {
  /** Port; 0 for a free one. */
  port?: number;
  players?: () => Players;
  description?: string;
} = {}): Promise<GameServer> {
  let currentPlayers = players;
  let pings = 0;
  const sockets = new Set<Socket>();

  const reply = (socket: Socket, { id, body }: Packet) => {
    if (id === STATUS_REQUEST && body.byteLength === 0) {
      pings += 1;
      socket.write(encodePacket(STATUS_REQUEST, encodeString(statusJson(currentPlayers(), description))));
    } else if (id === PING_REQUEST && body.byteLength === 8) {
      socket.end(encodePacket(PING_REQUEST, body));
    } else {
      throw new MalformedPacketError('Neither a status request nor a ping');
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.setTimeout(IDLE_LIMIT_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    const readPackets = createPacketReader();
    let hasShakenHands = false;
    socket.on('data', (chunk) => {
      try {
        for (const packet of readPackets(chunk)) {
          if (hasShakenHands) reply(socket, packet);
          else hasShakenHands = wantsStatus(packet);
        }
      } catch {
        socket.destroy();
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port');

  return {
    port: address.port,
    address: `127.0.0.1:${address.port}`,
    setPlayers(next) {
      currentPlayers = () => next;
    },
    get pings() {
      return pings;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}
