import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { catalogueSchema } from '@/contract/shop';
import type { Database } from '../../core/database/database';
import type { ShopSetting } from '../../core/env/shop-setting';
import type { FreshCatalogue } from '../read-catalogue';

/** Pause between two questions to the shop, for all instances together. */
export const PAUSE_MS = 300_000;
/** Time for which the last catalogue stands in for one that the shop does not give. */
export const KEPT_MS = 86_400_000;

const storedSchema = v.omit(catalogueSchema, ['stale']);

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

/**
 * The last catalogue, and who asks for the next one. Neither is in backups: the shop has it all. Keys end with a digest of the
 * setting, so that another token starts with another catalogue. Each method is one command.
 */
export function createCatalogueStore(database: Database, { token, url }: ShopSetting) {
  const shop = createHash('sha256').update(`${url} ${token}`).digest('hex').slice(0, 16);
  /** JSON of a {@link FreshCatalogue}. */
  const catalogueKey = `shop:catalogue:${shop}`;
  /** Exists while no instance may ask. */
  const askedKey = `shop:asked:${shop}`;
  return {
    /** Returns the last catalogue; null when it is missing or unreadable. */
    async read(): Promise<FreshCatalogue | null> {
      return parse(await database.get(catalogueKey));
    },
    keep: (catalogue: FreshCatalogue): Promise<void> =>
      database.set(catalogueKey, JSON.stringify(catalogue), KEPT_MS),
    /** Returns whether the caller may ask the shop now. */
    claim: (): Promise<boolean> => database.setMissing(askedKey, '1', PAUSE_MS),
  };
}

function parse(text: string | null): FreshCatalogue | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return v.is(storedSchema, value) ? value : null;
  } catch {
    return null;
  }
}
