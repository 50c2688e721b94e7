import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createMigrate, FLUSH, persistReducer } from 'redux-persist';
import type { MigrationManifest, PersistedState, WebStorage } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

/** `_persist.rehydrated` is false, or absent, until the stored state has been read. */
export type Persisted<State> = State & Partial<PersistPartial>;

/** Private windows and full disks make storage throw; the site then works without memory of the visitor. */
const attempt = <Result>(task: (storage: Storage) => Result, otherwise: Result): Promise<Result> => {
  try {
    return Promise.resolve(task(globalThis.localStorage));
  } catch {
    return Promise.resolve(otherwise);
  }
};

const storage: WebStorage = {
  getItem: (key) => attempt((local) => local.getItem(key), null),
  setItem: (key, value) =>
    attempt((local) => {
      local.setItem(key, value);
    }, undefined),
  removeItem: (key) =>
    attempt((local) => {
      local.removeItem(key);
    }, undefined),
};

interface PersistOptions<State> {
  /** Name of the slice; the state lies in localStorage under `persist:<key>`. */
  key: string;
  version: number;
  /** One step per version, each from the version before. */
  migrations?: MigrationManifest;
  /** Fields to keep; all when left out. */
  only?: (keyof State & string)[];
  /** A change in another tab of the browser is taken over in this one. */
  shared?: boolean;
}

/** Versions of the slices that follow other tabs, by their names. */
export const sharedVersions = new Map<string, number>();

let restore: () => void = () => undefined;

/** Sets what has the kept slices read from storage: called when a slice arrives later, with its page. */
export const provideRestore = (run: () => void): void => {
  restore = run;
};

/** Has the kept slices written down at once; when a page goes, there are no timers any more that would do it. */
export const writeDown = (): UnknownAction => ({ type: FLUSH, result: () => undefined });

/** Keeps a slice's state in localStorage, versioned. */
export const persisted = <State>(
  reducer: Reducer<State>,
  { key, version, migrations = {}, only, shared = false }: PersistOptions<State>,
): Reducer<Persisted<State>> => {
  if (shared) sharedVersions.set(key, version);
  // By then whoever called has injected the reducer.
  queueMicrotask(() => {
    restore();
  });
  // Typed as if `_persist` were there from the start; redux-persist adds it with its first action.
  const kept = persistReducer<State>(
    {
      key,
      version,
      storage,
      // Storage answers at once. A timer would act on slices that were restored long ago, whenever another one arrives.
      timeout: 0,
      migrate: createMigrate(migrations, { debug: false }) as (
        state: PersistedState,
        currentVersion: number,
      ) => Promise<PersistedState>,
      ...(only && { whitelist: only }),
    },
    reducer,
  ) as Reducer<Persisted<State>>;
  // The first action that a late slice sees is redux-persist's own, which does not ask for the initial state.
  return (state, action) => kept(state ?? (reducer(undefined, { type: '' }) as Persisted<State>), action);
};
