import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import Listener from '@jsprismarine/raknet';

export interface UdpServer {
  readonly port: number;
  /** Value for `SERVER_*`. */
  readonly address: string;
  readonly received: readonly Buffer[];
  readonly stop: () => Promise<void>;
}

/** An independent implementation of a RakNet server, without player sessions. */
class ForeignServer extends Listener {
  protected override tick(): void {
    // No work is due without sessions.
  }
}

/** Starts a Bedrock Edition server on loopback, with another project's implementation. */
export async function startForeignServer(motd: string, online: number, max: number): Promise<UdpServer> {
  const { socket, name } = await new ForeignServer().listen('127.0.0.1', 0);
  name.setMotd(motd);
  name.setOnlinePlayerCount(online);
  name.setMaxPlayerCount(max);
  return serverOf(socket);
}

const MAGIC = '00ffff00fefefefefdfdfdfd12345678';
const GUID = '0123456789abcdef';

/** Deviations from a correct answer. */
export interface PongChanges {
  readonly id?: string;
  readonly magic?: string;
  /** Hex; replaces the ping's own time. */
  readonly time?: string;
  /** Announced length of the text, in bytes. */
  readonly length?: number;
}

/** Returns an answer to a ping. Written from the protocol's description, not from the client under test. */
export function pongTo(ping: Buffer, text: string, changes: PongChanges = {}): Buffer {
  const bytes = Buffer.from(text);
  const { id = '1c', magic = MAGIC, time = ping.toString('hex', 1, 9), length = bytes.length } = changes;
  const head = id + time + GUID + magic + length.toString(16).padStart(4, '0');
  return Buffer.concat([Buffer.from(head, 'hex'), bytes]);
}

/** Returns the datagrams that a server sends in response, in this order, from its own address. */
export type Answer = (ping: Buffer, count: number) => readonly Buffer[];

/** Starts a UDP server on loopback that responds with `answer`. */
export async function startUdpServer(answer: Answer): Promise<UdpServer> {
  const socket = createSocket('udp4');
  const server = serverOf(socket);
  const reply = (ping: Buffer, { address, port }: RemoteInfo) => {
    for (const datagram of answer(ping, server.received.length)) socket.send(datagram, port, address);
  };
  socket.on('message', reply);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return server;
}

function serverOf(socket: Socket): UdpServer {
  const received: Buffer[] = [];
  socket.prependListener('message', (datagram: Buffer) => received.push(datagram));
  return {
    get port() {
      return socket.address().port;
    },
    get address() {
      return `127.0.0.1:${String(socket.address().port)}`;
    },
    received,
    stop: () => new Promise((resolve) => void socket.close(() => resolve())),
  };
}
