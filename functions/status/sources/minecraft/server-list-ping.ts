import { randomBytes } from 'node:crypto';
import { addAbortListener } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { GameAddress } from '../../../core/env/addresses';
import { decodeStatusResponse, encodeHandshake, encodePacket, PACKET_IDS, readPackets } from './packets';
import { decodeVarInt } from './varint';

export interface PingResult {
  /** The server's status as JSON text, not yet parsed. */
  readonly status: string;
  /** Round trip of a ping in whole milliseconds, at least 1; null without a timely answer. */
  readonly latencyMs: number | null;
}

/**
 * Asks a Minecraft server (Java Edition, 1.7 or newer) for its status and measures the round trip, by Server List Ping
 * (https://minecraft.wiki/w/Java_Edition_protocol/Server_List_Ping). The socket is closed when it settles.
 * @param signal ends it at any stage; an abort after the status has come only costs the round trip
 * @param preface bytes that are sent before the first packet
 */
export async function serverListPing(
  address: GameAddress,
  signal: AbortSignal,
  preface: Buffer = Buffer.alloc(0),
): Promise<PingResult> {
  signal.throwIfAborted();
  const socket = connect({ host: address.host, port: address.port, noDelay: true });
  // Errors reach the reader below; an error while nobody reads must not end the process.
  socket.on('error', () => undefined);
  const listener = addAbortListener(signal, () => socket.destroy(new Error('The time is up.')));
  try {
    const packets = readPackets(socket);
    const request = [preface, encodeHandshake(address), encodePacket(PACKET_IDS.statusRequest)];
    socket.write(Buffer.concat(request));
    const status = decodeStatusResponse((await packets.next()).value);
    const latencyMs = await measureRoundTrip(socket, packets).catch(() => null);
    return { status, latencyMs };
  } finally {
    listener[Symbol.dispose]();
    socket.destroy();
  }
}

async function measureRoundTrip(socket: Socket, packets: AsyncGenerator<Buffer, never>): Promise<number> {
  const payload = randomBytes(8);
  const started = performance.now();
  socket.write(encodePacket(PACKET_IDS.ping, payload));
  const { value: id, rest } = decodeVarInt((await packets.next()).value);
  const elapsed = performance.now() - started;
  if (id !== PACKET_IDS.pong || !rest.equals(payload)) throw new RangeError('This is not our ping.');
  return Math.max(1, Math.round(elapsed));
}
