import type { Store } from '@netlify/blobs';
import { type Shelf, ShelfError } from './shelf';

/** Of all backups, in the site's own store of Netlify Blobs. */
const NAME = 'backups';

/**
 * Backups in Netlify Blobs. The platform tells each call of a function where that is, so it is asked at each; what was
 * written is read at once.
 */
export function createBlobShelf(): Shelf {
  const open = async (): Promise<Store> => {
    const { getStore } = await import('@netlify/blobs');
    return getStore({ name: NAME, consistency: 'strong' });
  };
  const onStore = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch {
      throw new ShelfError();
    }
  };
  return {
    put: (name, bytes) =>
      onStore(async (store) => {
        await store.set(name, new Blob([new Uint8Array(bytes)]));
      }),
    get: (name) =>
      onStore(async (store) => {
        const bytes = await store.get(name, { type: 'arrayBuffer' });
        return bytes === null ? null : Buffer.from(bytes);
      }),
    list: (beginning) =>
      onStore(async (store) => (await store.list({ prefix: beginning })).blobs.map(({ key }) => key)),
    remove: (name) => onStore((store) => store.delete(name)),
  };
}
