import { REHYDRATE } from 'redux-persist';
import { isRecord } from '@/lib/is-record';
import { sharedVersions } from './persistence';
import type { AppStore } from './store';

const PREFIX = 'persist:';

/** Parses what redux-persist has stored, an object whose fields are JSON themselves; null for anything else. */
const read = (text: string): Record<string, unknown> | null => {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return null;
    return Object.fromEntries(
      Object.entries(stored).map(([name, json]): [string, unknown] => [name, JSON.parse(String(json))]),
    );
  } catch {
    return null;
  }
};

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
    const payload = newValue === null ? null : read(newValue);
    if (version === undefined || !payload || !isRecord(current)) return;
    const persist = current['_persist'];
    // A tab of another release writes another version; a slice that is not rehydrated yet will read it from storage.
    if (!isRecord(persist) || persist['rehydrated'] !== true) return;
    if (!isRecord(payload['_persist']) || payload['_persist']['version'] !== version) return;
    delete payload['_persist'];
    if (Object.entries(payload).every(([field, value]) => isSame(value, current[field]))) return;
    store.dispatch({ type: REHYDRATE, key: name, payload });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
