/** String with one character (0 to 255) per byte: keys and values compare and slice as in Redis, and still serve as keys of a Map. */
export type Bytes = string;

/** Simple reply such as `OK`, which scripts see as `{ok = ...}` and not as a string. */
export class Status {
  constructor(readonly text: string) {}
}

export type MemoryReply = null | number | Bytes | Status | readonly MemoryReply[];

export const OK = new Status('OK');

/** Converts text or bytes from outside to `Bytes`. */
export function toBytes(value: string | Buffer): Bytes {
  return (typeof value === 'string' ? Buffer.from(value) : value).toString('latin1');
}
