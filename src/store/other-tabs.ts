import { REHYDRATE } from 'redux-persist';
import { isRecord } from '@/lib/is-record';
import { sharedVersions } from './persistence';
import type { AppStore } from './store';

const PREFIX = 'persist:';

/** Reads what redux-persist has stored: an object whose fields are JSON of their own; null when it is no such thing. */
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
 * Takes over what another tab of the browser has stored of a shared slice. What is the same already is left alone:
 * two tabs would tell each other of it without end. Returns the way to stop.
 */
export const followOtherTabs = (store: AppStore): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
    const version = sharedVersions.get(name);
    const current = (store.getState() as Record<string, unknown>)[name];
    const payload = newValue === null ? null : read(newValue);
    if (version === undefined || !payload || !isRecord(current)) return;
    const persist = current['_persist'];
    // A tab of another release writes in its own form; a slice that is not restored yet will read it from storage.
    if (!isRecord(persist) || persist['rehydrated'] !== true) return;
    if (!isRecord(payload['_persist']) || payload['_persist']['version'] !== version) return;
    delete payload['_persist'];
    if (Object.entries(payload).every(([field, value]) => isSame(value, current[field]))) return;
    store.dispatch({ type: REHYDRATE, key: name, payload });
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
};
