import type { Store } from '@netlify/blobs';
import { type Shelf, ShelfError } from './shelf';

/**
 * Files in a store of this name in the site's Netlify Blobs. The platform tells each call of a function where the store is, so
 * every operation opens it again. Reads see earlier writes at once.
 */
export function createBlobShelf(name: string): Shelf {
  const open = async (): Promise<Store> => {
    const { getStore } = await import('@netlify/blobs');
    return getStore({ name, consistency: 'strong' });
  };
  const onStore = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch {
      throw new ShelfError();
    }
  };
  return {
    put: (file, bytes) =>
      onStore(async (store) => {
        await store.set(file, new Blob([new Uint8Array(bytes)]));
      }),
    get: (file) =>
      onStore(async (store) => {
        const bytes = await store.get(file, { type: 'arrayBuffer' });
        return bytes === null ? null : Buffer.from(bytes);
      }),
    list: (beginning) =>
      onStore(async (store) => (await store.list({ prefix: beginning })).blobs.map(({ key }) => key)),
    remove: (file) => onStore((store) => store.delete(file)),
  };
}
