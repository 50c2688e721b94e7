import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import {
  createMigrate,
  FLUSH,
  persistReducer,
  type MigrationManifest,
  type PersistedState,
  type WebStorage,
} from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

/** `_persist.rehydrated` is false or missing until the stored state has been read. */
export type Persisted<State> = State & Partial<PersistPartial>;

/** Storage throws in some private windows and on full disks; the site then works without it. */
const attempt = <Result>(task: (storage: Storage) => Result, otherwise: Result): Promise<Result> => {
  try {
    return Promise.resolve(task(globalThis.localStorage));
  } catch {
    return Promise.resolve(otherwise);
  }
};

const storage: WebStorage = {
  getItem: (key) => attempt((local) => local.getItem(key), null),
  setItem: (key, value) => attempt((local) => local.setItem(key, value), undefined),
  removeItem: (key) => attempt((local) => local.removeItem(key), undefined),
};

interface PersistOptions<State> {
  /** Name of the slice; its state is in localStorage under `persist:<key>`. */
  key: string;
  version: number;
  /** Steps by version, each from the version before. */
  migrations?: MigrationManifest;
  /** Fields to persist; all by default. */
  only?: (keyof State & string)[];
  /** True to apply changes made in another tab of the browser. */
  shared?: boolean;
}

/** Versions of the slices that are synced between tabs, by key. */
export const sharedVersions = new Map<string, number>();

let rehydrate: () => void = () => undefined;

/** Sets the function that rehydrates a persisted slice injected late, with its page. */
export const onLateSlice = (run: () => void): void => {
  rehydrate = run;
};

/** Writes all persisted slices to storage at once, because timers no longer run while a page unloads. */
export const writeDown = (): UnknownAction => ({ type: FLUSH, result: () => undefined });

/** Persists a slice's state in localStorage, versioned. */
export const persisted = <State>(
  reducer: Reducer<State>,
  { key, version, migrations = {}, only, shared = false }: PersistOptions<State>,
): Reducer<Persisted<State>> => {
  if (shared) sharedVersions.set(key, version);
  // The caller has injected the reducer by then.
  queueMicrotask(() => rehydrate());
  // Typed as if `_persist` were there from the start; redux-persist adds it with its first action.
  const persistedReducer = persistReducer<State>(
    {
      key,
      version,
      storage,
      // Storage is synchronous. A timer would affect slices rehydrated long ago, whenever another is
      // injected.
      timeout: 0,
      migrate: createMigrate(migrations, { debug: false }) as (
        state: PersistedState,
        currentVersion: number,
      ) => Promise<PersistedState>,
      ...(only && { whitelist: only }),
    },
    reducer,
  ) as Reducer<Persisted<State>>;
  // A late slice's first action is redux-persist's own, for which it would not ask the reducer for the
  // initial state.
  return (state, action) =>
    persistedReducer(state ?? (reducer(undefined, { type: '' }) as Persisted<State>), action);
};
