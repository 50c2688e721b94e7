// Decision record: docs/decisions/0028-shop.md
import type { Catalogue } from '@/contract/shop';
import { noteFailure } from '../core/failures/note-failure';
import type { Clock } from '../core/time/clock';
import { ShopError } from './ask-shop';
import type { CatalogueReading, FreshCatalogue } from './read-catalogue';
import type { ShopLog } from './shop-log';
import { type CatalogueStore, KEPT_MS, PAUSE_MS } from './store/catalogue-store';

/** Pause between two looks of an instance into the store, while its catalogue is old. */
const LOOK_MS = 60_000;

export interface CatalogueParts {
  /** Asks the shop. Rejects with `ShopError`. */
  readonly ask: () => Promise<CatalogueReading>;
  readonly store: CatalogueStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: ShopLog;
}

export type Catalogues = ReturnType<typeof createCatalogues>;

/**
 * The shop's catalogue, created once per instance. It is served from memory for five minutes, then read from the store, and asked
 * for by the first instance that finds it old. While the database is away, each instance asks for itself.
 */
export function createCatalogues({ ask, store, clock, log }: CatalogueParts) {
  let known: FreshCatalogue | null = null;
  let askedAt = -Infinity;
  let lookedAt = -Infinity;
  let renewal: Promise<void> | null = null;

  const age = () => (known === null ? Infinity : clock.now() - Date.parse(known.fetchedAt));
  const isOld = () => age() >= PAUSE_MS;

  async function renew(): Promise<void> {
    lookedAt = clock.now();
    known = (await store.read().catch(() => null)) ?? known;
    if (!isOld()) return;
    const mayAsk = await store.claim().catch(() => clock.now() - askedAt >= PAUSE_MS);
    if (mayAsk) await askShop();
  }

  async function askShop(): Promise<void> {
    askedAt = clock.now();
    try {
      const { catalogue, leftOut } = await ask();
      known = catalogue;
      log.answered(leftOut);
      await store.keep(catalogue).catch(() => undefined);
    } catch (fault) {
      if (!(fault instanceof ShopError)) throw fault;
      log.failed(fault.reason);
      noteFailure('shop', fault.reason);
    }
  }

  return {
    /** Returns the catalogue; null while the shop does not answer and has not for a day. */
    async current(): Promise<Catalogue | null> {
      if (isOld() && clock.now() - lookedAt >= LOOK_MS) renewal = renew().finally(() => (renewal = null));
      // Callers during a renewal wait for its result.
      await renewal;
      return known === null || age() >= KEPT_MS ? null : { ...known, stale: isOld() };
    },
  };
}
