import { REHYDRATE } from 'redux-persist';
import { isRecord } from '@/lib/is-record';
import { readStored } from '@/lib/read-stored';
import { sharedVersions } from './persistence';
import type { AppStore } from './store';

const PREFIX = 'persist:';

/**
 * Rehydrates a shared slice from what another tab of the browser has stored. Equal state is ignored, or two
 * tabs would update each other forever. Returns the unsubscribe function.
 */
export const syncTabs = (store: AppStore): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const name = key?.split(PREFIX)[1] ?? '';
    const version = sharedVersions.get(name);
    const current = (store.getState() as Record<string, unknown>)[name];
    const { _persist: other, ...payload } = readStored(newValue);
    if (version === undefined || !isRecord(current) || Object.values(payload).includes(undefined)) return;
    const persist = current['_persist'];
    // A tab with another release stores another version; a slice that is not rehydrated yet will read it from
    // storage.
    if (!isRecord(persist) || persist['rehydrated'] !== true) return;
    if (!isRecord(other) || other['version'] !== version) return;
    const before = Object.keys(payload).map((field) => current[field]);
    if (JSON.stringify(before) === JSON.stringify(Object.values(payload))) return;
    store.dispatch({ type: REHYDRATE, key: name, payload });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
