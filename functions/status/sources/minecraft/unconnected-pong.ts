/** Marks a datagram that belongs to no connection of RakNet. */
const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex');
const PING = 0x01;
const PONG = 0x1c;
/** An id, a time, the id of the server, {@link MAGIC}. */
const HEAD_BYTES = 33;
/** The game itself refuses texts of some 400 bytes. */
const TEXT_LIMIT_BYTES = 2_048;

/** The text is longer than any server needs. */
export class TextTooLong extends RangeError {
  override name = 'TextTooLong';
}

/**
 * RakNet's unconnected ping, whole: some servers block for ten minutes who leaves the id of the client out.
 * @param time in milliseconds since some moment; the answer repeats it
 * @param client 8 bytes
 */
export function encodePing(time: bigint, client: Buffer): Buffer {
  const head = Buffer.from([PING, ...Buffer.alloc(8)]);
  head.writeBigUInt64BE(time, 1);
  return Buffer.concat([head, MAGIC, client]);
}

/**
 * The text of an unconnected pong, and the time of the ping that it answers.
 * @throws RangeError when it is another datagram or cut short; TextTooLong
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

/** Some fields of a server's text, in its own words; undefined where it has fewer. */
export interface PongFields {
  /** `MCPE`, or `MCEE` of the Education Edition; other games on RakNet have other words. */
  readonly edition: string;
  readonly protocol: string | undefined;
  readonly version: string | undefined;
  readonly online: string | undefined;
  readonly max: string | undefined;
}

const isWhole = (field = ''): boolean => /^\s*-?\d+\s*$/.test(field);

/**
 * Reads `MCPE;name;protocol;version;online;max;…`. A `;` of the name's own should stand there as `\;`. Where it does not, the
 * numbers tell where the name ends.
 */
export function readPongText(text: string): PongFields {
  const fields = text.split(/(?<!\\);/);
  const isProtocol = (at: number) => [at, at + 2, at + 3].every((index) => isWhole(fields[index]));
  const found = fields.findIndex((_, at) => at >= 2 && isProtocol(at));
  const [protocol, version, online, max] = fields.slice(Math.max(2, found));
  return { edition: fields[0] ?? '', protocol, version, online, max };
}
