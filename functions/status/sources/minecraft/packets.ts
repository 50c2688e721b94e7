import type { GameAddress } from '../../../core/env/addresses';
import { decodeVarInt, encodeVarInt, VarIntReader } from './varint';

/** Maximum length of a text in the protocol, in units of UTF-16. */
const TEXT_LIMIT = 32_767;
/**
 * Maximum length of a packet, whose text takes up to three bytes of UTF-8 for each unit of UTF-16. It bounds the memory that a
 * server can occupy here.
 */
export const PACKET_LIMIT_BYTES = 4 + 3 * TEXT_LIMIT;

/** Version of a client that only asks for the server's version. */
const ANY_PROTOCOL_VERSION = -1;
const NEXT_STATE_STATUS = 1;

/** The packet or its text is longer than the protocol allows. */
export class TooLong extends RangeError {
  override name = 'TooLong';
}

/** The other side closed the connection before it sent anything. */
export class Closed extends RangeError {
  override name = 'Closed';
}

export const PACKET_IDS = { handshake: 0, statusRequest: 0, statusResponse: 0, ping: 1, pong: 1 } as const;
const LAST_ID = PACKET_IDS.pong;

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
 * Returns the text of a status response.
 * @throws RangeError for another or a truncated packet; TooLong
 */
export function decodeStatusResponse(packet: Buffer): string {
  const { value: id, rest } = decodeVarInt(packet);
  if (id !== PACKET_IDS.statusResponse) throw new RangeError('This is not a status response.');
  const { value: length, rest: text } = decodeVarInt(rest);
  if (length < 0 || length > text.length) throw new RangeError('The status response is cut short.');
  const decoded = text.toString('utf8', 0, length);
  if (decoded.length > TEXT_LIMIT) throw new TooLong('The status response is too long.');
  return decoded;
}

/**
 * Reads packets, without their lengths, from a stream that may come in pieces of any size. Holds one packet at most.
 * @throws RangeError when a length is invalid, a packet has another id than a status and its ping, or the stream ends; TooLong
 * beyond {@link PACKET_LIMIT_BYTES}; Closed when the stream ends without a byte
 */
export async function* readPackets(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, never> {
  const lengthReader = new VarIntReader();
  let packet: Buffer | null = null;
  let filled = 0;
  let isSilent = true;
  for await (const chunk of chunks) {
    isSilent = false;
    for (let at = 0; at < chunk.length;) {
      if (packet === null) {
        const length = lengthReader.push(chunk.readUInt8(at));
        at += 1;
        if (length === null) continue;
        if (length < 1) throw new RangeError('No packet has this length.');
        if (length > PACKET_LIMIT_BYTES) throw new TooLong('The packet is too long.');
        packet = Buffer.alloc(length);
        filled = 0;
      } else {
        // Otherwise the greeting of another service would pass for the beginning of a packet, and be waited for.
        if (filled === 0 && chunk.readUInt8(at) > LAST_ID) throw new RangeError('No packet has this id.');
        const copied: number = chunk.copy(packet, filled, at);
        at += copied;
        filled += copied;
        if (filled < packet.length) continue;
        yield packet;
        packet = null;
      }
    }
  }
  throw isSilent ? new Closed('The stream is empty.') : new RangeError('The stream ended within a packet.');
}
