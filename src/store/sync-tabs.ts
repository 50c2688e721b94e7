import { REHYDRATE } from 'redux-persist';
import { isRecord } from '@/lib/is-record';
import { readStored } from '@/lib/read-stored';
import { sharedVersions } from './persistence';
import type { AppStore } from './store';

const PREFIX = 'persist:';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Rehydrates a shared slice from what another tab of the browser has stored. Equal state is left alone, or two tabs would
 * update each other forever. Returns the unsubscribe function.
 */
export const syncTabs = (store: AppStore): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
    const version = sharedVersions.get(name);
    const current = (store.getState() as Record<string, unknown>)[name];
    const { _persist: other, ...payload } = readStored(newValue);
    if (version === undefined || !isRecord(current) || Object.values(payload).includes(undefined)) return;
    const persist = current['_persist'];
    // A tab of another release writes another version; a slice that is not rehydrated yet will read it from storage.
    if (!isRecord(persist) || persist['rehydrated'] !== true) return;
    if (!isRecord(other) || other['version'] !== version) return;
    if (Object.entries(payload).every(([field, value]) => isSame(value, current[field]))) return;
    store.dispatch({ type: REHYDRATE, key: name, payload });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
