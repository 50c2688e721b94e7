import { isIP } from 'node:net';
import { BadVote } from './vote';

/** Header of the PROXY protocol, which a proxy sends before the connection's own bytes. */
export interface ProxyHeader {
  readonly length: number;
  /** Address of the caller; null for a proxy's own connection, such as a health check, or an unknown address. */
  readonly source: string | null;
}

const V1_START = Buffer.from('PROXY ');
const V2_START = Buffer.from([0x0d, 0x0a, 0x0d, 0x0a, 0x00, 0x0d, 0x0a, 0x51, 0x55, 0x49, 0x54, 0x0a]);
/** Longest line of version 1, in bytes. */
const V1_LIMIT = 107;
/** Bytes of signature, version, family and length. */
const V2_HEAD = 16;
/** Maximum bytes of the addresses and the data that some clouds add. */
const V2_LIMIT = 1_024;
const V2_VERSION = 0x20;
const V2_LOCAL = 0x20;
const V2_PROXY = 0x21;

/** Returns whether bytes begin with a PROXY header; undefined while there are too few to tell. */
export function beginsWithProxyHeader(bytes: Buffer): boolean | undefined {
  const fits = [V1_START, V2_START].find((start) => {
    const length = Math.min(bytes.length, start.length);
    return bytes.subarray(0, length).equals(start.subarray(0, length));
  });
  return fits && bytes.length < fits.length ? undefined : fits !== undefined;
}

/**
 * Reads the header that bytes begin with.
 * @returns undefined while it is incomplete
 * @throws BadVote for a header that the protocol does not define
 */
export function readProxyHeader(bytes: Buffer): ProxyHeader | undefined {
  return bytes[0] === V1_START[0] ? readV1(bytes) : readV2(bytes);
}

function readV1(bytes: Buffer): ProxyHeader | undefined {
  const end = bytes.subarray(0, V1_LIMIT).indexOf('\r\n');
  if (end < 0) {
    if (bytes.length < V1_LIMIT) return undefined;
    throw unreadable();
  }
  const [, family, source = ''] = bytes.toString('latin1', 0, end).split(' ');
  const length = end + 2;
  if (family === 'UNKNOWN') return { length, source: null };
  if (isIP(source) === 0) throw unreadable();
  return { length, source };
}

function readV2(bytes: Buffer): ProxyHeader | undefined {
  if (bytes.length < V2_HEAD) return undefined;
  const [command = 0, family = 0] = bytes.subarray(V2_START.length);
  const length = V2_HEAD + bytes.readUInt16BE(V2_HEAD - 2);
  if ((command & 0xf0) !== V2_VERSION || command > V2_PROXY || length > V2_LIMIT) throw unreadable();
  if (bytes.length < length) return undefined;
  if (command === V2_LOCAL) return { length, source: null };
  return { length, source: sourceOf(family >> 4, bytes.subarray(V2_HEAD, length)) };
}

function sourceOf(family: number, addresses: Buffer): string | null {
  if (family === 1 && addresses.length >= 12) return addresses.subarray(0, 4).join('.');
  if (family !== 2 || addresses.length < 36) return null;
  return Array.from({ length: 8 }, (_, group) => addresses.readUInt16BE(2 * group).toString(16)).join(':');
}

function unreadable(): BadVote {
  return new BadVote('CorruptedFrameException', 'Its PROXY header cannot be read');
}
