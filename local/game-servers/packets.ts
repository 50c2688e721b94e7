/** Maximum packet size in bytes. Game clients send short packets before they join. */
const PACKET_LIMIT = 1024;

export class MalformedPacketError extends Error {}

/** Encodes a VarInt: 7 bits per byte, the lowest first; the top bit means that more follow. */
export function encodeVarInt(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value >>> 0;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}

/** Returns a VarInt and its end; undefined while bytes are missing. @throws MalformedPacketError beyond 5 bytes */
export function decodeVarInt(bytes: Buffer, start = 0): { value: number; end: number } | undefined {
  let value = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = bytes[start + index];
    if (byte === undefined) return undefined;
    value |= (byte & 0x7f) << (7 * index);
    if ((byte & 0x80) === 0) return { value, end: start + index + 1 };
  }
  throw new MalformedPacketError('A VarInt has at most 5 bytes');
}

/** Encodes a text: its length in bytes, then UTF-8. */
export function encodeString(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([encodeVarInt(bytes.byteLength), bytes]);
}

/** Encodes a packet, preceded by its length. */
export function encodePacket(id: number, body: Buffer): Buffer {
  const content = Buffer.concat([encodeVarInt(id), body]);
  return Buffer.concat([encodeVarInt(content.byteLength), content]);
}

export interface Packet {
  id: number;
  body: Buffer;
}

/** Splits a stream of bytes into packets. */
export function createPacketReader(): (chunk: Buffer) => Packet[] {
  let buffered: Buffer = Buffer.alloc(0);
  return (chunk) => {
    buffered = Buffer.concat([buffered, chunk]);
    const packets: Packet[] = [];
    for (let length = decodeVarInt(buffered); length; length = decodeVarInt(buffered)) {
      const packetEnd = length.end + length.value;
      if (length.value < 1 || length.value > PACKET_LIMIT)
        throw new MalformedPacketError('Bad packet length');
      if (buffered.byteLength < packetEnd) break;
      const packet = buffered.subarray(length.end, packetEnd);
      const id = decodeVarInt(packet);
      if (!id) throw new MalformedPacketError('A packet has an id');
      packets.push({ id: id.value, body: packet.subarray(id.end) });
      buffered = buffered.subarray(packetEnd);
    }
    return packets;
  };
}

/** Returns the state that a handshake requests: 1 is status. @throws MalformedPacketError */
export function readHandshakeState(body: Buffer): number {
  const version = decodeVarInt(body);
  const hostLength = version && decodeVarInt(body, version.end);
  const state = hostLength && decodeVarInt(body, hostLength.end + hostLength.value + 2);
  if (!state || state.end !== body.byteLength) throw new MalformedPacketError('Bad handshake');
  return state.value;
}
