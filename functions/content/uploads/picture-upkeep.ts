import type { Shelf } from '../../core/blobs/shelf';
import { UnavailableError } from '../../core/errors/unavailable-error';
import type { Log } from '../../core/log';
import type { Clock } from '../../core/time/clock';
import type { Purge } from '../purge';
import { fileNames, readFileName, tagOf } from './picture-files';
import type { PictureRecord, PictureStore } from './picture-store';
import type { PictureUses } from './picture-uses';

const HOUR_MS = 3_600_000;
/** Lifetime of a picture after the last document that showed it, because a deleted document may be restored. */
const KEPT_AFTER_USE_MS = HOUR_MS;
/** Lifetime of a picture without a first document. */
const KEPT_UNUSED_MS = 24 * HOUR_MS;
/** Time for which a removal under way is left alone: its last step could otherwise delete a newer upload of the same picture. */
const REMOVAL_MS = 120_000;
/** A run has 30 s for everything; the next one continues. */
const MOST_REMOVED = 50;

export interface PictureUpkeepParts {
  readonly store: PictureStore;
  readonly uses: PictureUses;
  readonly shelf: Shelf;
  readonly purge: Purge;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

export function createPictureUpkeep({ store, uses, shelf, purge, clock, log }: PictureUpkeepParts) {
  async function remove(id: string, record: PictureRecord): Promise<void> {
    await Promise.all(fileNames(id, record).map((name) => shelf.remove(name)));
    await store.swap({ id, before: record, after: null });
    await purge(tagOf(id));
  }

  return {
    /**
     * Records which pictures documents use, and removes those that were unused for an hour, or a day without any earlier use. A
     * picture stays if a document begins to use it meanwhile. Rejects with `UnavailableError`.
     */
    async tidy(): Promise<void> {
      const { revision, records, usesOf } = await uses.read();
      const now = clock.now();
      let removed = 0;
      for (const [id, before] of records) {
        const isUsed = usesOf(id).length > 0;
        const after = before.state === 'removing' ? before : noted(before, isUsed, now);
        if (before.state === 'removing' && now - (before.unusedSince ?? 0) < REMOVAL_MS) continue;
        const isLeaving = before.state === 'removing' || isOver(after, now);
        if (isLeaving && removed === MOST_REMOVED) continue;
        const next = isLeaving ? { ...after, state: 'removing' as const, unusedSince: now } : after;
        if (next !== before && (await store.swap({ id, before, after: next, revision })) !== 'done') continue;
        if (!isLeaving) continue;
        await remove(id, next);
        removed += 1;
      }
      if (removed > 0) log({ level: 'info', event: 'pictures_removed', count: removed });
    },

    /**
     * Reconciles records with files, for instance after a restore. Unknown files become unused pictures, and records without
     * files are deleted. Never rejects: the next night tries again.
     */
    async reconcile(): Promise<void> {
      let isKnownToHaveSome = true;
      try {
        const { records } = await store.read();
        isKnownToHaveSome = records.size > 0;
        const names = await shelf.list('');
        const now = clock.now();
        const there = largestOf(names);
        for (const [id, size] of there) {
          if (records.has(id)) continue;
          const after = { ...size, alt: '', uploadedAt: now, state: 'stored' as const };
          await store.swap({ id, before: null, after: { ...after, unusedSince: now, wasUsed: false } });
        }
        for (const [id, before] of records) {
          const isStored = before.state === 'stored' && before.uploadedAt < now - HOUR_MS;
          if (isStored && !there.has(id)) await store.swap({ id, before, after: null });
        }
      } catch (fault) {
        if (!(fault instanceof UnavailableError)) throw fault;
        // A site without pictures may have no file storage either.
        if (isKnownToHaveSome) log({ level: 'warn', event: 'pictures_unreconciled', reason: fault.name });
      }
    },
  };
}

/** Returns the same record if nothing has changed. */
function noted(record: PictureRecord, isUsed: boolean, now: number): PictureRecord {
  if (isUsed) {
    const isKnown = record.unusedSince === null && record.wasUsed;
    return isKnown ? record : { ...record, unusedSince: null, wasUsed: true };
  }
  return record.unusedSince === null ? { ...record, unusedSince: now } : record;
}

function isOver({ unusedSince, wasUsed }: PictureRecord, now: number): boolean {
  return unusedSince !== null && now - unusedSince >= (wasUsed ? KEPT_AFTER_USE_MS : KEPT_UNUSED_MS);
}

function largestOf(names: readonly string[]) {
  const found = new Map<string, { readonly width: number; readonly height: number }>();
  for (const name of names) {
    const file = readFileName(name);
    if (file && file.size.width > (found.get(file.id)?.width ?? 0)) found.set(file.id, file.size);
  }
  return found;
}
