export const PACKET = { response: 0, command: 2, login: 3 } as const;

/** Maximum bytes of a command that the game server accepts. */
export const COMMAND_LIMIT = 1_446;
/** Bytes of id and type before the payload, and of two zeros after it. */
const FRAME = 10;
const LENGTH = 4;
/** The game server's own have at most 4,096 bytes of payload; other ports may belong to other programs. */
const PACKET_LIMIT = 65_536;

export interface RconPacket {
  readonly id: number;
  readonly type: number;
  readonly payload: Buffer;
}

/** The other side speaks another protocol. */
export class BadPacket extends Error {
  override name = 'BadPacket';
}

export function encodePacket(id: number, type: number, text: string): Buffer {
  const payload = Buffer.from(text);
  const packet = Buffer.alloc(LENGTH + FRAME + payload.length);
  packet.writeInt32LE(FRAME + payload.length, 0);
  packet.writeInt32LE(id, 4);
  packet.writeInt32LE(type, 8);
  payload.copy(packet, 12);
  return packet;
}

/** Splits received bytes into packets, regardless of their chunks. @throws BadPacket */
export function createPacketReader(): (chunk: Buffer) => RconPacket[] {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const packets: RconPacket[] = [];
    while (rest.length >= LENGTH) {
      const length = rest.readInt32LE(0);
      if (length < FRAME || length > PACKET_LIMIT) throw new BadPacket('This is not RCON');
      const end = LENGTH + length;
      if (rest.length < end) break;
      packets.push({
        id: rest.readInt32LE(4),
        type: rest.readInt32LE(8),
        payload: Buffer.from(rest.subarray(12, end - 2)),
      });
      rest = rest.subarray(end);
    }
    return packets;
  };
}
