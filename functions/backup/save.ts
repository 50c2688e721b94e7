import { randomUUID } from 'node:crypto';
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
  /** Null where backups are not encrypted. */
  readonly passphrase: string | null;
}

export interface Progress {
  readonly isDone: boolean;
  readonly steps: number;
  readonly of: number;
}

/** A backup that is under way, and what it is made of. */
interface Begun {
  readonly job: SaveJob;
  readonly reading: Reading;
  readonly frames: Frames;
}

/**
 * Works at a backup until it is done or `isLate`: goes on with one of its kind that was begun, if what it is made of is still there.
 * @param kept is not removed, however old it is
 * @throws ApiError `conflict` when the database has no room for it, which an admin is to read
 */
export async function save(
  parts: BackupParts,
  kind: BackupKind,
  isLate: () => boolean,
  kept: string | null = null,
): Promise<Progress & { readonly id: string; readonly bytes: number }> {
  const { store, jobs, shelf } = parts;
  const { job, reading, frames } = (await goOn(parts, kind)) ?? (await begin(parts, kind));
  const { id } = job;
  let { next, digest, bytes } = job;
  const put = async (name: string, content: Buffer) => {
    await shelf.put(name, content);
    bytes += content.length;
  };
  // However slow it is, each call gets further.
  for (; next < reading.texts && (next === job.next || !isLate()); next += 1) {
    const text = await store.text(id, next);
    if (text === null) throw new ApiError('conflict', 'This took too long: begin again.');
    await put(partNames.text(id, next), packPart({ frame: await frames.seal(next, text), isEnd: false }));
    digest = digestOf(digest, text);
  }
  const progress = { id, steps: next, of: reading.texts };
  if (next < reading.texts) {
    await jobs.save.put({ ...job, next, digest, bytes });
    return { ...progress, isDone: false, bytes };
  }
  const end = packEnd({ texts: next, digest, counts: reading.counts });
  await put(partNames.end(id), packPart({ frame: await frames.seal(next, end, true), isEnd: true }));
  const { at, lock } = job;
  await putManifest(shelf, {
    ...{ id, at, kind: job.kind, bytes, texts: next, counts: reading.counts },
    isLocked: lock !== null,
  });
  await jobs.save.remove();
  await store.forget(id, reading.texts);
  await prune(shelf, (used) => used === kept);
  return { ...progress, isDone: true, bytes };
}

async function goOn({ store, jobs, passphrase }: BackupParts, kind: BackupKind): Promise<Begun | null> {
  const job = await jobs.save.get();
  const isUsable = job?.kind === kind && (job.lock !== null) === (passphrase !== null);
  const reading = isUsable ? await store.reading(job.id) : null;
  if (!job || !reading) return null;
  return { job, reading, frames: await framesOf(job, passphrase) };
}

async function begin({ store, jobs, shelf, passphrase }: BackupParts, kind: BackupKind): Promise<Begun> {
  const id = randomUUID();
  // Before the database is read: where there is no place for it, that would be in vain.
  await shelf.list('manifests/');
  const reading = await store.take(id, SUBJECTS);
  if (!reading) throw new ApiError('conflict', 'The database has no room for a copy of what it holds.');
  const at = new Date(reading.at).toISOString();
  const frames = await framesOf({ id, at, lock: newLock(passphrase) }, passphrase);
  const header = Buffer.from(`${packHeader(frames.header)}\n`);
  await shelf.put(partNames.header(id), header);
  const job = {
    ...{ id, kind, at },
    lock: frames.header.lock,
    next: 0,
    digest: frames.first,
    bytes: header.length,
  };
  await jobs.save.put(job);
  return { job, reading, frames };
}

const framesOf = ({ id, at, lock }: Pick<SaveJob, 'id' | 'at' | 'lock'>, passphrase: string | null) =>
  createFrames({ id, at, subjects: SUBJECTS, lock }, passphrase);
