/**
 * A string of bytes, one character (0 to 255) for each: keys and values compare and slice as they do in Redis, and
 * still serve as keys of a Map.
 */
export type Bytes = string;

/** A simple reply such as `OK`, which scripts see as `{ok = ...}` and not as a string. */
export class Status {
  constructor(readonly text: string) {}
}

export type MemoryReply = null | number | Bytes | Status | readonly MemoryReply[];

export const OK = new Status('OK');

/** Text or bytes from outside, as `Bytes`. */
export function toBytes(value: string | Buffer): Bytes {
  return (typeof value === 'string' ? Buffer.from(value) : value).toString('latin1');
}
