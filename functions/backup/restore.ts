import { randomUUID } from 'node:crypto';
import { backupRefusals } from '#messages/backup-refusals';
import type { Shelf } from '../core/blobs/shelf';
import { ApiError } from '../core/errors/api-error';
import { BackupFileError, damaged } from './format/backup-file-error';
import { checkText } from './format/check-text';
import { unpackEnd } from './format/end';
import { createFrames, digestOf } from './format/frames';
import { unpackHeader } from './format/header';
import { unpackPart } from './format/parts';
import { type BackupParts, type Progress, save } from './save';
import { type Manifest, partNames } from './shelf/manifest';
import type { BackupAudit } from './store/backup-store';
import type { RestoreJob, Turn } from './store/job-store';

type Job = Omit<RestoreJob, 'steppedAt'>;

export type RestoreProgress = Progress & {
  readonly phase: 'saving' | 'restoring' | 'done';
  readonly run: string;
};

/**
 * Works at a restore until it is done or `isLate`. First the current data becomes a backup itself. Then the texts are staged
 * beside the site's data, and the last step replaces that with all of them.
 * @throws ApiError `conflict` where the backup is damaged, the passphrase differs, or memory does not suffice
 */
export async function restore(
  parts: BackupParts,
  manifest: Manifest,
  turn: Turn,
  audit: BackupAudit,
  isLate: () => boolean,
): Promise<RestoreProgress> {
  const { jobs } = parts;
  const { id, texts } = manifest;
  const running = turn.restore?.backup === id ? turn.restore : null;
  let job: Job = running ?? { run: turn.lease.id, backup: id, undo: null, next: 0, of: texts, digest: '' };
  if (!running) {
    // The backup for an undo holds the current data, not that of an abandoned restore.
    await jobs.save.remove();
    // Other calls wait from now on.
    await jobs.restore.put(job);
  }
  if (job.undo === null) {
    const saved = await save(
      parts,
      {
        id: randomUUID(),
        kind: 'restore',
        by: null,
        job: running && turn.save,
        kept: id,
        async onMade(made) {
          job = { ...job, undo: made.id };
          await jobs.restore.put(job);
        },
      },
      isLate,
    );
    if (!saved.isDone) await jobs.restore.put(job);
    if (!saved.isDone || isLate()) return { ...saved, isDone: false, phase: 'saving', run: job.run };
  }
  try {
    return await putBack(parts, manifest, job, audit, isLate);
  } catch (error) {
    if (!(error instanceof BackupFileError)) throw error;
    await jobs.restore.remove();
    throw new ApiError('conflict', error.message);
  }
}

async function putBack(
  { store, jobs, shelf, passphrase }: BackupParts,
  { id, texts }: Manifest,
  job: Job,
  audit: BackupAudit,
  isLate: () => boolean,
): Promise<RestoreProgress> {
  const header = unpackHeader((await wanted(shelf, partNames.header(id))).toString().trimEnd());
  const frames = await createFrames(header, passphrase);
  let { next, digest } = job.next > 0 ? job : { ...job, digest: frames.first };
  const { run } = job;
  for (; next < texts; next += 1) {
    // Each call makes progress, even if it is slow.
    if (isLate() && next > job.next) {
      await jobs.restore.put({ ...job, next, digest });
      return { isDone: false, phase: 'restoring', steps: next, of: texts, run };
    }
    const part = unpackPart(await wanted(shelf, partNames.text(id, next)));
    const text = await frames.open(next, part.frame);
    checkText(text, header.subjects);
    if ((await store.stage(run, next, text)) === null) {
      throw new ApiError('conflict', backupRefusals.noRoomToRestore);
    }
    digest = digestOf(digest, text);
  }
  const end = unpackPart(await wanted(shelf, partNames.end(id)));
  unpackEnd(await frames.open(texts, end.frame, true), texts, digest);
  if ((await store.switch(run, texts, header.subjects, audit)) === 'incomplete') throw damaged();
  await jobs.restore.remove();
  return { isDone: true, phase: 'done', steps: texts, of: texts, run };
}

async function wanted(shelf: Shelf, name: string): Promise<Buffer> {
  const bytes = await shelf.get(name);
  if (bytes === null) throw damaged();
  return bytes;
}
