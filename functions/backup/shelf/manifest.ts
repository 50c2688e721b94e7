import * as v from 'valibot';
import { BACKUP_KINDS } from '@/contract/backups';
import type { Shelf } from '../../core/blobs/shelf';

const manifestSchema = v.object({
  id: v.string(),
  /** Of what moment it is, as ISO 8601. */
  at: v.string(),
  kind: v.picklist(BACKUP_KINDS),
  bytes: v.number(),
  texts: v.number(),
  isLocked: v.boolean(),
  counts: v.record(v.string(), v.number()),
});

/** What is told of a backup; written last, so that what has one is whole. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

const LISTS = 'manifests/';
const PARTS = 'parts/';
const manifestName = (id: string) => `${LISTS}${id}`;

/** Names of what a backup consists of, which together are the file that `data:export` writes. */
export const partNames = {
  header: (id: string) => `${PARTS}${id}/header`,
  text: (id: string, number: number) => `${PARTS}${id}/${String(number).padStart(6, '0')}`,
  end: (id: string) => `${PARTS}${id}/end`,
} as const;

/** How many of each kind are kept. */
const KEPT = { night: 7, hand: 3, restore: 3 } as const;

export const putManifest = (shelf: Shelf, manifest: Manifest) =>
  shelf.put(manifestName(manifest.id), Buffer.from(JSON.stringify(manifest)));

/** Null when there is no such backup. */
export async function getManifest(shelf: Shelf, id: string): Promise<Manifest | null> {
  const bytes = await shelf.get(manifestName(id));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), bytes?.toString());
  return parsed.success ? parsed.output : null;
}

/** All backups, newest first. */
export async function listManifests(shelf: Shelf): Promise<Manifest[]> {
  const names = await shelf.list(LISTS);
  const found = await Promise.all(names.map((name) => getManifest(shelf, name.slice(LISTS.length))));
  return found.filter((manifest) => manifest !== null).toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** Removes the oldest of each kind, and what is of no backup, but for what is being made. */
export async function prune(shelf: Shelf, isUsed: (id: string) => boolean): Promise<void> {
  const manifests = await listManifests(shelf);
  const kept = manifests.filter(({ id, kind }) => {
    const place = manifests.filter((other) => other.kind === kind).findIndex((other) => other.id === id);
    return place < KEPT[kind] || isUsed(id);
  });
  const isKept = (id: string) => isUsed(id) || kept.some((manifest) => manifest.id === id);
  // Without its manifest a backup is none, whatever of it is still there.
  for (const { id } of manifests) if (!isKept(id)) await shelf.remove(manifestName(id));
  for (const name of await shelf.list(PARTS)) {
    if (!isKept(name.split('/')[1] ?? '')) await shelf.remove(name);
  }
}
