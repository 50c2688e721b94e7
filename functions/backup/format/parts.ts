import { damaged } from './backup-file-error';

/** A sealed text, or the sealed end, in a file: a letter, its length in four bytes, and its content. */
export interface Part {
  readonly frame: Buffer;
  readonly isEnd: boolean;
}

export const PART_HEAD_BYTES = 5;
const LETTERS = { text: 'T', end: 'E' } as const;
/** Sealed texts are small; a larger length is invalid. */
const MOST_BYTES = 16_777_216;

export function packPart({ frame, isEnd }: Part): Buffer {
  const head = Buffer.alloc(PART_HEAD_BYTES);
  head.write(isEnd ? LETTERS.end : LETTERS.text, 0, 'latin1');
  head.writeUInt32BE(frame.length, 1);
  return Buffer.concat([head, frame]);
}

/**
 * Reads the head of a part.
 * @throws BackupFileError for any other bytes
 */
export function readPartHead(head: Buffer): { readonly isEnd: boolean; readonly length: number } {
  const letter = head.toString('latin1', 0, 1);
  const length = head.length === PART_HEAD_BYTES ? head.readUInt32BE(1) : Infinity;
  if ((letter !== LETTERS.text && letter !== LETTERS.end) || length > MOST_BYTES) throw damaged();
  return { isEnd: letter === LETTERS.end, length };
}

/** @throws BackupFileError when the bytes are not exactly one part */
export function unpackPart(bytes: Buffer): Part {
  const { isEnd, length } = readPartHead(bytes.subarray(0, PART_HEAD_BYTES));
  if (bytes.length !== PART_HEAD_BYTES + length) throw damaged();
  return { frame: bytes.subarray(PART_HEAD_BYTES), isEnd };
}
