import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, truncate } from 'node:fs/promises';
import { packEnd } from '../../functions/backup/format/end';
import { createFrames, digestOf, type Frames, newLock } from '../../functions/backup/format/frames';
import { packHeader } from '../../functions/backup/format/header';
import { packPart } from '../../functions/backup/format/parts';
import type { BackupStore, Reading } from '../../functions/backup/store/backup-store';
import type { Subject } from '../../functions/backup/subjects';
import { openBackupFile } from './backup-file';

/** Callbacks for the progress of an export, and for stopping it. */
export interface Work {
  /** Called after each step. */
  readonly onProgress: (done: number, total: number) => void;
  /** Throws if a stop was requested. */
  readonly check: () => void;
}

/** Destination of an export's bytes. */
export type Sink = (bytes: Buffer) => Promise<void>;

export interface ExportOptions extends Work {
  readonly store: BackupStore;
  readonly subjects: readonly Subject[];
  readonly passphrase: string | null;
  readonly textBytes?: number;
}

export type Exported = Pick<Reading, 'texts' | 'counts'> & { readonly isResumed: boolean };

/** State of an export: the number of texts done, and their digest. */
interface Begun {
  readonly frames: Frames;
  readonly reading: Reading;
  readonly number: number;
  readonly digest: string;
}

/**
 * Exports to a sink, from the beginning.
 * @throws Error if the database lacks memory for it; UnavailableError if it is unavailable
 */
export async function exportTo(sink: Sink, options: ExportOptions): Promise<Exported> {
  return fetchAll(sink, await begin(sink, options), options);
}

/** Exports to a file, named `<name>.part` until it is complete. A stopped export resumes if its reading still exists. */
export async function exportToFile(name: string, options: ExportOptions): Promise<Exported> {
  if (existsSync(name)) throw new Error(`${name} exists: name a file that does not.`);
  const partial = `${name}.part`;
  const earlier = existsSync(partial) ? await resume(partial, options) : null;
  const file = await open(partial, earlier ? 'a' : 'w', 0o600);
  try {
    const sink: Sink = (bytes) => file.writeFile(bytes);
    const exported = await fetchAll(sink, earlier ?? (await begin(sink, options)), options);
    await file.sync();
    await rename(partial, name);
    return { ...exported, isResumed: earlier !== null };
  } finally {
    await file.close();
  }
}

async function begin(sink: Sink, options: ExportOptions): Promise<Begun> {
  const { store, subjects, passphrase, textBytes } = options;
  const id = randomUUID();
  const reading = await store.take(id, subjects, textBytes);
  if (!reading) throw new Error(NO_MEMORY);
  const at = new Date(reading.at).toISOString();
  const frames = await createFrames({ id, at, subjects, lock: newLock(passphrase) }, passphrase);
  await sink(Buffer.from(`${packHeader(frames.header)}\n`));
  return { frames, reading, number: 0, digest: frames.first };
}

const NO_MEMORY =
  'The database has no room for a second copy of what it holds, which an export needs for a while: export one subject after the other (--subject), or make room.';

async function fetchAll(sink: Sink, begun: Begun, options: ExportOptions): Promise<Exported> {
  const { store, onProgress, check } = options;
  const { frames, reading } = begun;
  const { id } = frames.header;
  let { number, digest } = begun;
  for (; number < reading.texts; number += 1) {
    check();
    const text = await store.text(id, number);
    if (text === null) throw new Error('What was to be exported is gone from the database: begin again.');
    await sink(packPart({ frame: await frames.seal(number, text), isEnd: false }));
    digest = digestOf(digest, text);
    onProgress(number + 1, reading.texts);
  }
  const end = packEnd({ texts: reading.texts, digest, counts: reading.counts });
  await sink(packPart({ frame: await frames.seal(number, end, true), isEnd: true }));
  await store.forget(id, reading.texts);
  return { texts: reading.texts, counts: reading.counts, isResumed: false };
}

/** Returns the state of an earlier run; null if it cannot be resumed. */
async function resume(
  partial: string,
  { store, subjects, passphrase }: ExportOptions,
): Promise<Begun | null> {
  const file = await openBackupFile(partial).catch(() => null);
  if (!file) return null;
  try {
    const { header } = file;
    const isSame =
      header.subjects.join() === subjects.join() && (header.lock !== null) === (passphrase !== null);
    const reading = isSame ? await store.reading(header.id) : null;
    if (!reading) return null;
    const frames = await createFrames(header, passphrase);
    let [place, number, digest] = [file.start, 0, frames.first];
    for (;;) {
      // The last part may be incomplete, since the run was stopped while writing.
      const part = await file.part(place).catch(() => null);
      if (!part || part.isEnd) break;
      digest = digestOf(digest, await frames.open(number, part.frame));
      [place, number] = [part.next, number + 1];
    }
    await truncate(partial, place);
    return { frames, reading, number, digest };
  } finally {
    await file.close();
  }
}
