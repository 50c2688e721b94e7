// Decision record: docs/decisions/0025-pictures.md
import type { ContentAuditEntry } from '@/contract/audit';
import type { NewPicture } from '@/contract/picture-requests';
import type { Picture, PicturesResponse, PictureUse } from '@/contract/pictures';
import { type PictureSize, UPLOAD_LIMITS, uploadPath } from '@/contract/uploads';
import { isolated } from '@/lib/direction';
import type { Shelf } from '../../core/blobs/shelf';
import { ApiError } from '../../core/errors/api-error';
import { auditRecord, type AuditRecord } from '../../core/request';
import type { Clock } from '../../core/time/clock';
import { noSuch, tooMany } from '../desk/desk-refusals';
import { pageOf } from '../order';
import { checkPicture } from './check-picture';
import type { makeSizes } from './make-sizes';
import { fileName, fileNames } from './picture-files';
import type { PictureRecord, PictureStore } from './picture-store';
import type { PictureUses } from './picture-uses';

const PAGE_SIZE = 20;
const NOUN = 'picture';
/** Tries of a change that others may interrupt. */
const MOST_TRIES = 5;

export interface PicturesParts {
  readonly store: PictureStore;
  readonly uses: PictureUses;
  readonly shelf: Shelf;
  readonly clock: Pick<Clock, 'now'>;
  /** Makes both sizes of an original. Injected, so that only the function that needs it includes the image decoder. */
  readonly makeSizes: typeof makeSizes;
}

export type Pictures = ReturnType<typeof createPictures>;

/**
 * Pictures that editors upload. Rejects with `ApiError` `validation_failed`, `not_found` or `conflict`, and with
 * `UnavailableError` when the database or the file storage is away.
 */
export function createPictures({ store, uses, shelf, clock, makeSizes: sizesOf }: PicturesParts) {
  /** Reserves the picture's record until its files are stored. */
  async function claim(id: string, size: PictureSize, alt: string): Promise<void> {
    const after = { ...recordOf(size, alt, clock.now()), state: 'pending' as const };
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const there = await store.get(id);
      if (there?.state === 'removing') throw underWay();
      if (there) return;
      const outcome = await store.swap({ id, before: null, after });
      if (outcome === 'full') throw tooMany(NOUN, UPLOAD_LIMITS.most);
      if (outcome === 'done') return;
    }
    throw underWay();
  }

  /** Marks the files as stored; for an existing picture, renews its upload. */
  async function confirm(
    id: string,
    size: PictureSize,
    alt: string,
    record: AuditRecord,
  ): Promise<PictureRecord> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const there = await store.get(id);
      if (!there || there.state === 'removing') throw underWay();
      const isUsed = there.unusedSince === null;
      const fresh = recordOf(size, alt, record.at);
      const after = isUsed ? { ...fresh, unusedSince: null, wasUsed: true } : fresh;
      const facts = { before: null, after: sideOf(id, alt), fields: '' };
      const isNew = there.state === 'pending';
      const outcome = await store.swap({
        id,
        before: there,
        after,
        ...(isNew && { audit: { record, facts } }),
      });
      if (outcome === 'done') return after;
    }
    throw underWay();
  }

  return {
    /** Lists pictures, newest first. */
    async list(cursor: string | null): Promise<PicturesResponse> {
      const { records, usesOf } = await uses.read();
      const stored = [...records]
        .filter(([, { state }]) => state === 'stored')
        .map(([id, record]) => ({ id, record }))
        .toSorted((a, b) => b.record.uploadedAt - a.record.uploadedAt || (a.id < b.id ? -1 : 1));
      const ranks = stored.map(({ record }) => -record.uploadedAt);
      const { items, nextCursor } = pageOf({ items: stored, ranks }, cursor, PAGE_SIZE);
      return { items: items.map(({ id, record }) => toPicture(id, record, usesOf(id))), nextCursor };
    },

    /** Stores a picture; an identical upload returns the existing one. */
    async add(actor: AuditRecord['actor'], { alt, original, ...sent }: NewPicture): Promise<Picture> {
      const { id, size, files } = checkPicture(original === undefined ? sent : await sizesOf(original));
      await claim(id, size, alt);
      await Promise.all(files.map(({ size: each, bytes }) => shelf.put(fileName(id, each), bytes)));
      const record = await confirm(id, size, alt, auditRecord(clock, actor, 'content.created'));
      const { usesOf } = await uses.read();
      return toPicture(id, record, usesOf(id));
    },

    /** Removes a picture that no document uses. */
    async remove(actor: AuditRecord['actor'], id: string): Promise<void> {
      for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
        const { revision, records, usesOf } = await uses.read();
        const before = records.get(id);
        if (before?.state !== 'stored') throw noSuch(NOUN);
        const usedIn = usesOf(id);
        if (usedIn.length > 0) throw inUse(usedIn);
        const record = auditRecord(clock, actor, 'content.deleted');
        const facts = { before: sideOf(id, before.alt), after: null, fields: '' };
        const after = { ...before, state: 'removing' as const, unusedSince: clock.now() };
        const outcome = await store.swap({ id, before, after, revision, audit: { record, facts } });
        if (outcome !== 'done') continue;
        // After a failure, the next scheduled run continues.
        await Promise.all(fileNames(id, after).map((name) => shelf.remove(name)));
        await store.swap({ id, before: after, after: null });
        return;
      }
      throw underWay();
    },
  };
}

function recordOf({ width, height }: PictureSize, alt: string, now: number): PictureRecord {
  return { width, height, alt, uploadedAt: now, state: 'stored', unusedSince: now, wasUsed: false };
}

function toPicture(id: string, record: PictureRecord, usedIn: PictureUse[]): Picture {
  const { width, height, alt, uploadedAt } = record;
  const src = uploadPath(id, { width, height });
  return { id, src, width, height, alt, uploadedAt: new Date(uploadedAt).toISOString(), usedIn };
}

const sideOf = (id: string, title: string): NonNullable<ContentAuditEntry['after']> => ({
  id,
  kind: 'picture',
  title,
  publishedAt: null,
});

/** Maximum of documents that a refusal names. */
const MOST_NAMED = 3;

function inUse(usedIn: readonly PictureUse[]): ApiError {
  const titles = usedIn.slice(0, MOST_NAMED).map(({ title }) => `“${isolated(title)}”`);
  const more = usedIn.length - titles.length;
  const places = [...titles, ...(more > 0 ? [`${String(more)} more`] : [])].join(', ');
  return new ApiError('conflict', `This picture is used in ${places}. Remove it there first.`, {
    beside: { usedIn },
  });
}

const underWay = () =>
  new ApiError('conflict', 'Someone else is changing this picture. Please try again in a minute.');
