import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Executes a command like a game server's console; the result is printed for the caller. */
export type RunCommand = (command: string) => string | Promise<string>;

export interface ConsoleServer {
  readonly port: number;
  /** Ends all connections, like a game server that restarts. */
  disconnect(): void;
  close(): Promise<void>;
}

const TYPE = { response: 0, command: 2, login: 3 } as const;
const REFUSED = -1;
/** Maximum payload of a response in bytes; a longer one is split. */
const FRAGMENT = 4_096;
const HEAD = 4;
const FRAME = 10;

function encode(id: number, type: number, payload: Buffer): Buffer {
  const packet = Buffer.alloc(HEAD + FRAME + payload.length);
  packet.writeInt32LE(FRAME + payload.length, 0);
  packet.writeInt32LE(id, 4);
  packet.writeInt32LE(type, 8);
  payload.copy(packet, 12);
  return packet;
}

function fragmentsOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const count = Math.max(1, Math.ceil(bytes.length / FRAGMENT));
  return Array.from({ length: count }, (_, n) => bytes.subarray(n * FRAGMENT, (n + 1) * FRAGMENT));
}

/**
 * Starts a game server's RCON on loopback. Like the real one, it reads one packet at a time: after two together, or half of
 * one, it never responds on that connection again (MC-72390).
 */
export async function startConsole({
  password,
  run,
  port = 0,
}: {
  readonly password: string;
  readonly run: RunCommand;
  /** Port; 0 for a free one. */
  readonly port?: number;
}): Promise<ConsoleServer> {
  const sockets = new Set<Socket>();

  async function reply(socket: Socket, state: { isKnown: boolean }, packet: Buffer): Promise<void> {
    const id = packet.readInt32LE(4);
    const type = packet.readInt32LE(8);
    const text = packet.subarray(12, -2).toString();
    const answer = (of: number, kind: number, payload: string) => {
      for (const fragment of fragmentsOf(payload)) socket.write(encode(of, kind, fragment));
    };
    if (type === TYPE.login) {
      state.isKnown = text === password;
      answer(state.isKnown ? id : REFUSED, TYPE.command, '');
    } else if (!state.isKnown) answer(REFUSED, TYPE.command, '');
    else if (type === TYPE.command) answer(id, TYPE.response, await run(text));
    else answer(id, TYPE.response, `Unknown request ${type.toString(16)}`);
  }

  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    const state = { isKnown: false };
    const onData = (packet: Buffer) => {
      const isWhole = packet.length >= HEAD + FRAME && packet.readInt32LE(0) === packet.length - HEAD;
      if (isWhole) void reply(socket, state, packet);
      else socket.off('data', onData);
    };
    socket.on('data', onData);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const disconnect = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    disconnect,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        disconnect();
      }),
  };
}
