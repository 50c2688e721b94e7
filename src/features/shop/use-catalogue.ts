import type { Catalogue } from '@/contract/shop';
import { whileVisible } from '@/store/polling';
import { shopApi } from './shop-api';

const REFRESH_MS = 300_000;
/** Age at which a catalogue is no longer shown, in milliseconds. */
const OLDEST_MS = 86_400_000;

/** Statuses by which the server says that there is no catalogue to show. */
const HAS_NONE: unknown[] = [404, 503];

/** The shop's catalogue: not known yet, missing, or known, and out of date if `isStale`. */
export type KnownCatalogue =
  | { state: 'loading' | 'missing'; catalogue?: never }
  | { state: 'known'; catalogue: Catalogue; isStale: boolean };

/**
 * Returns the shop's catalogue, and asks for it when the page opens, and every five minutes while the page is visible. If that
 * fails, the last catalogue stays for a day. An earlier failure stays until the next answer, so that nothing flickers.
 */
export const useCatalogue = (): KnownCatalogue => {
  const {
    data,
    error,
    startedTimeStamp = 0,
  } = shopApi.useGetCatalogueQuery(undefined, whileVisible(REFRESH_MS));
  if (!error) return data ? { state: 'known', catalogue: data, isStale: data.stale } : { state: 'loading' };
  const isOver = 'status' in error && HAS_NONE.includes(error.status);
  if (!data || isOver || startedTimeStamp - Date.parse(data.fetchedAt) > OLDEST_MS)
    return { state: 'missing' };
  return { state: 'known', catalogue: data, isStale: true };
};
