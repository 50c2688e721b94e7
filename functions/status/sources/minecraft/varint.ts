/** Maximum bytes of a 32-bit VarInt: seven bits per byte, lowest first. */
const LONGEST = 5;

export function encodeVarInt(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value >>> 0;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  return Buffer.from([...bytes, rest]);
}

/** Decodes a VarInt from bytes that may come one at a time. */
export class VarIntReader {
  private value = 0;
  private count = 0;

  /**
   * Takes the next byte.
   * @returns the signed 32-bit value once it is complete, else null
   * @throws RangeError when it is longer than a VarInt can be
   */
  push(byte: number): number | null {
    if (this.count === LONGEST) throw new RangeError('The VarInt is too long.');
    this.value |= (byte & 0x7f) << (7 * this.count);
    this.count += 1;
    if (byte & 0x80) return null;
    const complete = this.value;
    this.value = 0;
    this.count = 0;
    return complete;
  }
}

/**
 * Reads a VarInt at the start of a packet's content.
 * @throws RangeError when the content ends within it, or it is too long
 */
export function decodeVarInt(content: Buffer): { value: number; rest: Buffer } {
  const reader = new VarIntReader();
  for (const [index, byte] of content.entries()) {
    const value = reader.push(byte);
    if (value !== null) return { value, rest: content.subarray(index + 1) };
  }
  throw new RangeError('The VarInt is cut short.');
}
