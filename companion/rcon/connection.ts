import { connect, type Socket } from 'node:net';
import { createPacketReader, encodePacket, PACKET, type RconPacket } from './packets';

/** No part of the command has left this machine. */
export class NotSent extends Error {
  override name = 'NotSent';
}

/** The command was sent, and its outcome is unknown. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

export interface ConsoleAddress {
  readonly host: string;
  readonly port: number;
  readonly password: string;
}

/** One authenticated connection. It takes one command at a time. */
export interface RconConnection {
  /** @throws Unanswered, after which the connection is closed; NotSent when it was closed before */
  run(command: string): Promise<string>;
  readonly isOpen: boolean;
  close(): void;
}

/** Maximum size of one answer, in bytes. */
const ANSWER_LIMIT = 1_048_576;
const REFUSED = -1;

/** @throws NotSent that says why there is no connection */
export async function openConnection(address: ConsoleAddress, patienceMs: number): Promise<RconConnection> {
  const socket = connect({ host: address.host, port: address.port, noDelay: true });
  const wire = createWire(socket, patienceMs);
  try {
    await wire.exchange(async (send, next) => {
      await wire.connected;
      send(PACKET.login, address.password);
      // Some servers send an empty answer before the result of the login.
      for (let packet = await next(); ; packet = await next()) {
        if (packet.id === REFUSED) throw new NotSent('The game server refuses the RCON password');
        if (packet.type !== PACKET.response) return '';
      }
    });
  } catch (error) {
    socket.destroy();
    if (error instanceof NotSent) throw error;
    throw new NotSent(error instanceof Error ? error.message : String(error));
  }
  return {
    async run(command) {
      if (!wire.isOpen) throw new NotSent('The game server closed the connection');
      try {
        return await wire.exchange(async (send, next) => {
          const id = send(PACKET.command, command);
          const parts = [(await expect(next, id)).payload];
          // The game server reads one packet at a time, so the end marker is sent once the answer has begun.
          const end = send(PACKET.response, '');
          let size = parts[0]?.length ?? 0;
          for (let packet = await next(); packet.id !== end; packet = await next()) {
            if (packet.id !== id) throw new Error('The game server sent an unexpected answer');
            size += packet.payload.length;
            if (size > ANSWER_LIMIT) throw new Error('The answer is too long');
            parts.push(packet.payload);
          }
          return Buffer.concat(parts).toString();
        });
      } catch (error) {
        socket.destroy();
        throw new Unanswered(error instanceof Error ? error.message : String(error));
      }
    },
    get isOpen() {
      return wire.isOpen;
    },
    close: () => socket.destroy(),
  };
}

async function expect(next: () => Promise<RconPacket>, id: number): Promise<RconPacket> {
  const packet = await next();
  if (packet.id !== id) throw new Error('The game server sent an unexpected answer');
  return packet;
}

type Send = (type: number, text: string) => number;
type Next = () => Promise<RconPacket>;

/** Packets of a socket, one after the other; a waiting caller learns when there will be none. */
function createWire(socket: Socket, patienceMs: number) {
  const read = createPacketReader();
  let arrived: RconPacket[] = [];
  let isTalking = false;
  let waiting: { resolve(packet: RconPacket): void; reject(error: Error): void } | null = null;
  let failure: Error | null = null;
  let lastId = 0;

  const fail = (error: Error) => {
    failure ??= error;
    waiting?.reject(failure);
    waiting = null;
    socket.destroy();
  };
  socket.on('error', (error) => fail(error));
  socket.on('close', () => fail(new Error('The game server closed the connection')));
  socket.on('data', (chunk) => {
    try {
      for (const packet of read(chunk)) {
        if (waiting) {
          waiting.resolve(packet);
          waiting = null;
        } else if (isTalking) arrived.push(packet);
      }
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
  const connected = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('close', () => reject(failure ?? new Error('Not connected')));
  });
  // The rejection is handled where it is awaited.
  connected.catch(() => undefined);

  const send: Send = (type, text) => {
    if (failure) throw failure;
    lastId = (lastId % 0x7fff_ffff) + 1;
    socket.write(encodePacket(lastId, type, text));
    return lastId;
  };
  const next: Next = () =>
    new Promise((resolve, reject) => {
      const packet = arrived.shift();
      if (packet) resolve(packet);
      else if (failure) reject(failure);
      else waiting = { resolve, reject };
    });

  return {
    connected,
    get isOpen() {
      return failure === null;
    },
    /**
     * Ends the connection if the exchange takes longer than the patience. Packets that arrive between two exchanges answer
     * nothing, and are dropped.
     */
    async exchange(talk: (send: Send, next: Next) => Promise<string>): Promise<string> {
      isTalking = true;
      const seconds = `${String(patienceMs / 1_000)} s`;
      const timer = setTimeout(() => fail(new Error(`No answer in ${seconds}`)), patienceMs);
      try {
        return await talk(send, next);
      } finally {
        clearTimeout(timer);
        isTalking = false;
        arrived = [];
      }
    },
  };
}
