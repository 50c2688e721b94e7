// Decision record: docs/decisions/0027-replayable-logs.md
import type { Store, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** A store with Redux DevTools: `liftedStore` is the extension's own store. */
export interface WatchedStore extends Store {
  liftedStore?: { dispatch: (action: object) => void };
}

/** Receives the store, and the action that is about to change its state, if any. */
export type OnStep = (store: WatchedStore, action?: UnknownAction) => void;

type Compose = (options: object) => (...enhancers: StoreEnhancer[]) => StoreEnhancer;

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: Compose;
  }
}

/**
 * Watches a store created later, by taking the place where the toolkit looks for Redux DevTools, in front of
 * an installed extension. Reports the first state, then each plain action before the reducers run, and the
 * state after it. It must be self-contained, because e2e tests run it in pages of the released site.
 */
export const watchStore = (onStep: OnStep): void => {
  const extension = window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
  const watch = ((createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    onStep(store);
    return {
      ...store,
      dispatch: (action) => {
        // A subscriber may dispatch the next action during this one.
        onStep(store, action as UnknownAction);
        const result = store.dispatch(action);
        onStep(store);
        return result;
      },
    };
  }) as StoreEnhancer;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    (options) =>
    (...enhancers) => {
      const all = [...enhancers, watch];
      if (extension) return extension(options)(...all);
      return (createStore) => all.reduceRight((next, enhance) => enhance(next), createStore);
    };
};
