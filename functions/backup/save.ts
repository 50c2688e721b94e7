import { backupRefusals } from '#messages/backup-refusals';
import type { BackupKind } from '@/contract/backups';
import type { Shelf } from '../core/blobs/shelf';
import { ApiError } from '../core/errors/api-error';
import { packEnd } from './format/end';
import { createFrames, digestOf, type Frames, newLock } from './format/frames';
import { packHeader } from './format/header';
import { packPart } from './format/parts';
import { partNames, prune, putManifest } from './shelf/manifest';
import type { BackupStore, Reading } from './store/backup-store';
import type { JobStore, SaveJob } from './store/job-store';
import { SUBJECTS } from './subjects';

export interface BackupParts {
  readonly store: BackupStore;
  readonly jobs: JobStore;
  readonly shelf: Shelf;
  /** Null for unencrypted backups. */
  readonly passphrase: string | null;
}

export interface Progress {
  readonly isDone: boolean;
  readonly steps: number;
  readonly of: number;
}

export interface SaveWork {
  /** Id, kind and requesting admin of the backup, if a new one begins. */
  readonly id: string;
  readonly kind: BackupKind;
  readonly by: string | null;
  readonly job: SaveJob | null;
  /** Id of a backup that is not removed, whatever its age. */
  readonly kept?: string;
  /** Called when the backup is complete. If it rejects, the next call finishes the same backup and calls it again. */
  readonly onMade: (made: Made) => Promise<void>;
}

interface Made {
  readonly id: string;
  readonly kind: BackupKind;
  /** Id of the admin who asked for it first; null without one. */
  readonly by: string | null;
  readonly bytes: number;
}

/** A backup in progress, with its reading and its frames. */
interface Begun {
  readonly job: Omit<SaveJob, 'steppedAt'>;
  readonly reading: Reading;
  readonly frames: Frames;
}

/**
 * Works at a backup until it is done or `isLate`. Continues the current one if its reading still exists; one from before a
 * restore is continued only by a restore.
 * @throws ApiError `conflict`, with a message for admins, when the database has no room for it
 */
export async function save(
  parts: BackupParts,
  work: SaveWork,
  isLate: () => boolean,
): Promise<Progress & Made> {
  const { store, jobs, shelf } = parts;
  const { job, reading, frames } = (await goOn(parts, work)) ?? (await begin(parts, work));
  const { id, kind, by } = job;
  let { next, digest, bytes } = job;
  const put = async (name: string, content: Buffer) => {
    await shelf.put(name, content);
    bytes += content.length;
  };
  // Each call makes progress, even if it is slow.
  for (; next < reading.texts && (next === job.next || !isLate()); next += 1) {
    const text = await store.text(id, next);
    if (text === null) throw new ApiError('conflict', backupRefusals.tooSlow);
    await put(partNames.text(id, next), packPart({ frame: await frames.seal(next, text), isEnd: false }));
    digest = digestOf(digest, text);
  }
  const progress = { id, kind, by, steps: next, of: reading.texts };
  if (next < reading.texts) {
    await jobs.save.put({ ...job, next, digest, bytes });
    return { ...progress, bytes, isDone: false };
  }
  const end = packEnd({ texts: next, digest, counts: reading.counts });
  await put(partNames.end(id), packPart({ frame: await frames.seal(next, end, true), isEnd: true }));
  await putManifest(shelf, {
    ...{ id, at: job.at, kind, bytes, texts: next, counts: reading.counts },
    isLocked: job.lock !== null,
  });
  await prune(shelf, (used) => used === work.kept);
  await work.onMade({ id, kind, by, bytes });
  await jobs.save.remove();
  await store.forget(id, reading.texts);
  return { ...progress, bytes, isDone: true };
}

async function goOn({ store, passphrase }: BackupParts, { kind, job }: SaveWork): Promise<Begun | null> {
  if (!job || (job.kind === 'restore') !== (kind === 'restore')) return null;
  if ((job.lock !== null) !== (passphrase !== null)) return null;
  const reading = await store.reading(job.id);
  return reading && { job, reading, frames: await framesOf(job, passphrase) };
}

async function begin({ store, jobs, shelf, passphrase }: BackupParts, work: SaveWork): Promise<Begun> {
  const { id, kind, by } = work;
  // Checks for the storage before reading the database, which would otherwise be in vain.
  await shelf.list('manifests/');
  const reading = await store.take(id, SUBJECTS);
  if (!reading) throw new ApiError('conflict', backupRefusals.noRoomToRead);
  const at = new Date(reading.at).toISOString();
  const frames = await framesOf({ id, at, lock: newLock(passphrase) }, passphrase);
  const header = Buffer.from(`${packHeader(frames.header)}\n`);
  await shelf.put(partNames.header(id), header);
  const job = {
    ...{ id, kind, by, at },
    lock: frames.header.lock,
    next: 0,
    of: reading.texts,
    digest: frames.first,
    bytes: header.length,
  };
  await jobs.save.put(job);
  return { job, reading, frames };
}

const framesOf = ({ id, at, lock }: Pick<SaveJob, 'id' | 'at' | 'lock'>, passphrase: string | null) =>
  createFrames({ id, at, subjects: SUBJECTS, lock }, passphrase);
