import type { GameAddress } from '../../../core/env/addresses';
import { decodeVarInt, encodeVarInt, VarIntReader } from './varint';

/** A status response with its icon fits well within, and no server can make this side hold more. */
export const PACKET_LIMIT_BYTES = 65_536;

/** What a client says that only asks which version the server has. */
const ANY_PROTOCOL_VERSION = -1;
const NEXT_STATE_STATUS = 1;

export const PACKET_IDS = { handshake: 0, statusRequest: 0, statusResponse: 0, ping: 1, pong: 1 } as const;

/** A packet as it goes over the wire: its length, its id, its content. */
export function encodePacket(id: number, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([encodeVarInt(id), content]);
  return Buffer.concat([encodeVarInt(body.length), body]);
}

export function encodeHandshake({ host, port }: GameAddress): Buffer {
  const name = Buffer.from(host);
  const portBytes = Buffer.alloc(2);
  portBytes.writeUInt16BE(port);
  const parts = [encodeVarInt(ANY_PROTOCOL_VERSION), encodeVarInt(name.length), name, portBytes];
  return encodePacket(PACKET_IDS.handshake, Buffer.concat([...parts, encodeVarInt(NEXT_STATE_STATUS)]));
}

/**
 * The text of a status response.
 * @throws RangeError when it is another packet or cut short
 */
export function decodeStatusResponse(packet: Buffer): string {
  const { value: id, rest } = decodeVarInt(packet);
  if (id !== PACKET_IDS.statusResponse) throw new RangeError('This is not a status response.');
  const { value: length, rest: text } = decodeVarInt(rest);
  if (length < 0 || length > text.length) throw new RangeError('The status response is cut short.');
  return text.toString('utf8', 0, length);
}

/**
 * The packets, without their lengths, in a stream that may come in pieces of any size. Never holds more than one.
 * @throws RangeError when a length is invalid or beyond {@link PACKET_LIMIT_BYTES}, or the stream ends
 */
export async function* readPackets(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, never> {
  const lengthReader = new VarIntReader();
  let packet: Buffer | null = null;
  let filled = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      if (packet === null) {
        const length = lengthReader.push(chunk.readUInt8(at));
        at += 1;
        if (length === null) continue;
        if (length < 1 || length > PACKET_LIMIT_BYTES) throw new RangeError('No packet has this length.');
        packet = Buffer.alloc(length);
        filled = 0;
      } else {
        const copied: number = chunk.copy(packet, filled, at);
        at += copied;
        filled += copied;
        if (filled < packet.length) continue;
        yield packet;
        packet = null;
      }
    }
  }
  throw new RangeError('The stream ended within a packet.');
}
