import type { End } from '../../functions/backup/format/end';
import type { Frames } from '../../functions/backup/format/frames';
import type { BackupStore } from '../../functions/backup/store/backup-store';
import { type BackupFile, readBackup } from './backup-file';
import type { Work } from './export-data';

export interface ImportOptions extends Work {
  readonly store: BackupStore;
  readonly file: BackupFile;
  readonly frames: Frames;
  /** Asks for permission to replace that many keys, after the whole file is checked and before anything is written. */
  readonly mayReplace: (keys: number, end: End) => Promise<boolean>;
}

/** `declined` means that nothing was changed. */
export type Imported = { readonly outcome: 'imported' | 'declined'; readonly end: End };

/**
 * Replaces the database's data of the backup's subjects. The site keeps its data until the last step; a stopped import resumes
 * with the next run.
 * @throws BackupFileError for an incomplete file; Error if memory does not suffice; UnavailableError if the database is
 * unavailable
 */
export async function importData(options: ImportOptions): Promise<Imported> {
  const { store, file, frames, mayReplace, onProgress, check } = options;
  const { subjects } = frames.header;
  const end = await readBackup(file, frames, check);
  const present = await store.count(subjects);
  if (present > 0 && !(await mayReplace(present, end))) return { outcome: 'declined', end };
  // The same file resumes; another one starts a new import.
  const id = end.digest.slice(0, 32);
  await store.reopen(id);
  let next = await store.next(id);
  await readBackup(file, frames, async (text, number) => {
    check();
    if (number < next) return;
    const staged = await store.stage(id, number, text);
    if (staged === null) throw new Error(NO_MEMORY);
    next = staged;
    onProgress(number + 1, end.texts);
  });
  check();
  if ((await store.switch(id, end.texts, subjects)) === 'incomplete') {
    throw new Error('Some of what was imported is gone again: nothing was changed. Run this once more.');
  }
  return { outcome: 'imported', end };
}

const NO_MEMORY =
  'The database has no room for the import beside what it holds: nothing was changed. Make room, or import into an empty database.';
