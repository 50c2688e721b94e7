import { type FileHandle, open } from 'node:fs/promises';
import { damaged } from '../../functions/backup/format/backup-file-error';
import { checkText } from '../../functions/backup/format/check-text';
import { type End, unpackEnd } from '../../functions/backup/format/end';
import { createFrames, digestOf, type Frames } from '../../functions/backup/format/frames';
import { type Header, unpackHeader } from '../../functions/backup/format/header';
import { type Part, PART_HEAD_BYTES, readPartHead } from '../../functions/backup/format/parts';

/** Maximum length of a header. */
const HEADER_BYTES = 4_096;

export interface BackupFile {
  readonly header: Header;
  /** Offset of the first part. */
  readonly start: number;
  /** Returns the part at an offset, and the offset of the next one; null at the end of the file. */
  part(place: number): Promise<(Part & { readonly next: number }) | null>;
  close(): Promise<void>;
}

/** @throws BackupFileError if it is not a backup; Error if it cannot be read */
export async function openBackupFile(name: string): Promise<BackupFile> {
  const file = await open(name, 'r');
  try {
    const beginning = await bytesAt(file, 0, HEADER_BYTES);
    const end = beginning.indexOf('\n');
    const header = unpackHeader(beginning.toString('utf8', 0, Math.max(end, 0)));
    return {
      header,
      start: end + 1,
      async part(place) {
        const head = await bytesAt(file, place, PART_HEAD_BYTES);
        if (head.length === 0) return null;
        const { isEnd, length } = readPartHead(head);
        const frame = await bytesAt(file, place + PART_HEAD_BYTES, length);
        if (frame.length < length) throw damaged();
        return { frame, isEnd, next: place + PART_HEAD_BYTES + length };
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function bytesAt(file: FileHandle, place: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, place);
  return buffer.subarray(0, bytesRead);
}

/**
 * Reads a whole backup, and checks all of it.
 * @param visit receives each text
 * @throws BackupFileError if anything is missing, was changed, or follows the end
 */
export async function readBackup(
  file: BackupFile,
  frames: Frames,
  visit: (text: string, number: number) => Promise<void> | void,
): Promise<End> {
  let [place, number, digest] = [file.start, 0, frames.first];
  for (;;) {
    const part = await file.part(place);
    if (!part) throw damaged();
    const text = await frames.open(number, part.frame, part.isEnd);
    place = part.next;
    if (part.isEnd) {
      if (await file.part(place)) throw damaged();
      return unpackEnd(text, number, digest);
    }
    checkText(text, frames.header.subjects);
    await visit(text, number);
    digest = digestOf(digest, text);
    number += 1;
  }
}

/** Opens a backup together with its decryption. */
export async function openWith(name: string, passphrase: (isLocked: boolean) => Promise<string | null>) {
  const file = await openBackupFile(name);
  try {
    const given = await passphrase(file.header.lock !== null);
    return { file, frames: await createFrames(file.header, given) };
  } catch (error) {
    await file.close();
    throw error;
  }
}
