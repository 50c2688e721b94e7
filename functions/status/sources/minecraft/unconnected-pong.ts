/** Marks a datagram outside any RakNet connection. */
const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex');
const PING = 0x01;
const PONG = 0x1c;
/** An id, a time, the id of the server, {@link MAGIC}. */
const HEAD_BYTES = 33;
/** Generous limit: the game itself refuses texts of some 400 bytes. */
const TEXT_LIMIT_BYTES = 2_048;

/** The text is longer than any server needs. */
export class TextTooLong extends RangeError {
  override name = 'TextTooLong';
}

/**
 * Encodes RakNet's unconnected ping in full: some servers block senders that omit the client's id for ten minutes.
 * @param time in milliseconds since any moment; the answer echoes it
 * @param client 8 bytes
 */
export function encodePing(time: bigint, client: Buffer): Buffer {
  const head = Buffer.from([PING, ...Buffer.alloc(8)]);
  head.writeBigUInt64BE(time, 1);
  return Buffer.concat([head, MAGIC, client]);
}

/**
 * Returns the text of an unconnected pong, and the time of the ping that it answers.
 * @throws RangeError for another or a truncated datagram; TextTooLong
 */
export function decodePong(datagram: Buffer): { readonly time: bigint; readonly text: string } {
  const isPong = datagram[0] === PONG && datagram.subarray(17, HEAD_BYTES).equals(MAGIC);
  if (!isPong || datagram.length < HEAD_BYTES + 2) throw new RangeError('This is no unconnected pong.');
  const length = datagram.readUInt16BE(HEAD_BYTES);
  const text = datagram.subarray(HEAD_BYTES + 2);
  if (length > TEXT_LIMIT_BYTES) throw new TextTooLong('The text is too long.');
  if (length > text.length) throw new RangeError('The text is cut short.');
  return { time: datagram.readBigUInt64BE(1), text: text.toString('utf8', 0, length) };
}

/** Fields of a server's text, unvalidated; undefined where it has fewer. */
export interface PongFields {
  /** `MCPE`, or `MCEE` for the Education Edition; other games on RakNet use other values. */
  readonly edition: string;
  readonly protocol: string | undefined;
  readonly version: string | undefined;
  readonly online: string | undefined;
  readonly max: string | undefined;
}

const isWhole = (field = ''): boolean => /^\s*-?\d+\s*$/.test(field);

/**
 * Reads `MCPE;name;protocol;version;online;max;…`. A `;` within the name should be escaped as `\;`. If it is not, the numbers
 * reveal the end of the name.
 */
export function readPongText(text: string): PongFields {
  const fields = text.split(/(?<!\\);/);
  const isProtocol = (at: number) => [at, at + 2, at + 3].every((index) => isWhole(fields[index]));
  const found = fields.findIndex((_, at) => at >= 2 && isProtocol(at));
  const [protocol, version, online, max] = fields.slice(Math.max(2, found));
  return { edition: fields[0] ?? '', protocol, version, online, max };
}
