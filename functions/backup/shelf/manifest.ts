import * as v from 'valibot';
import { BACKUP_KINDS } from '@/contract/backups';
import type { Shelf } from '../../core/blobs/shelf';

const manifestSchema = v.object({
  id: v.string(),
  /** Time of the data, as ISO 8601. */
  at: v.string(),
  kind: v.picklist(BACKUP_KINDS),
  bytes: v.number(),
  texts: v.number(),
  isLocked: v.boolean(),
  counts: v.record(v.string(), v.number()),
});

/** Description of a backup. It is written last, so a backup with one is complete. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

const LISTS = 'manifests/';
const PARTS = 'parts/';
const manifestName = (id: string) => `${LISTS}${id}`;

/** Names of a backup's parts, which together are the file that `data:export` writes. */
export const partNames = {
  header: (id: string) => `${PARTS}${id}/header`,
  text: (id: string, number: number) => `${PARTS}${id}/${String(number).padStart(6, '0')}`,
  end: (id: string) => `${PARTS}${id}/end`,
} as const;

/** Number of backups of each kind that are kept. */
const KEPT = { night: 7, hand: 3, restore: 3 } as const;

export const putManifest = (shelf: Shelf, manifest: Manifest) =>
  shelf.put(manifestName(manifest.id), Buffer.from(JSON.stringify(manifest)));

/** Null for an unknown backup. */
export async function getManifest(shelf: Shelf, id: string): Promise<Manifest | null> {
  const bytes = await shelf.get(manifestName(id));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), bytes?.toString());
  return parsed.success ? parsed.output : null;
}

export async function listManifests(shelf: Shelf): Promise<Manifest[]> {
  const names = await shelf.list(LISTS);
  const found = await Promise.all(names.map((name) => getManifest(shelf, name.slice(LISTS.length))));
  return found.filter((manifest) => manifest !== null).toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** Removes backups beyond the kept number of each kind, oldest first, and files of no backup, except those in use. */
export async function prune(shelf: Shelf, isUsed: (id: string) => boolean): Promise<void> {
  const manifests = await listManifests(shelf);
  const kept = manifests.filter(({ id, kind }) => {
    const place = manifests.filter((other) => other.kind === kind).findIndex((other) => other.id === id);
    return place < KEPT[kind] || isUsed(id);
  });
  const isKept = (id: string) => isUsed(id) || kept.some((manifest) => manifest.id === id);
  // The manifest goes first: without it, remaining parts are no backup.
  for (const { id } of manifests) if (!isKept(id)) await shelf.remove(manifestName(id));
  for (const name of await shelf.list(PARTS)) {
    if (!isKept(name.split('/')[1] ?? '')) await shelf.remove(name);
  }
}
