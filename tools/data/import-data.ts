import type { End } from '../../functions/backup/format/end';
import type { Frames } from '../../functions/backup/format/frames';
import type { BackupStore } from '../../functions/backup/store/backup-store';
import { type BackupFile, readBackup } from './backup-file';
import type { Work } from './export-data';

export interface ImportOptions extends Work {
  readonly store: BackupStore;
  readonly file: BackupFile;
  readonly frames: Frames;
  /** Asked once the whole file is checked, and before anything is written, where so many keys would be replaced. */
  readonly mayReplace: (keys: number, end: End) => Promise<boolean>;
}

/** `declined`: nothing was changed. */
export type Imported = { readonly outcome: 'imported' | 'declined'; readonly end: End };

/**
 * Puts a backup in the place of what the database has of its subjects. Until the last step the site keeps what it has; what was
 * stopped goes on with the next run.
 * @throws BackupFileError for a file that is not whole; Error when memory does not suffice; UnavailableError when the database is away
 */
export async function importData(options: ImportOptions): Promise<Imported> {
  const { store, file, frames, mayReplace, onProgress, check } = options;
  const { subjects } = frames.header;
  const end = await readBackup(file, frames, check);
  const present = await store.count(subjects);
  if (present > 0 && !(await mayReplace(present, end))) return { outcome: 'declined', end };
  // The same file goes on where it was stopped; another one is another import.
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
