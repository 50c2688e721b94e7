import type { Store, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** Of a store that Redux DevTools watches: the store of all that it knows. */
export interface WatchedStore extends Store {
  liftedStore?: { dispatch: (action: object) => void };
}

/** Gets the store, and the action that is about to change its state where one is. */
export type OnStep = (store: WatchedStore, action?: UnknownAction) => void;

type Compose = (options: object) => (...enhancers: StoreEnhancer[]) => StoreEnhancer;

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: Compose;
  }
}

/**
 * Watches the store that the document makes later: steps in where the toolkit looks for Redux DevTools, in front of the extension where it is
 * installed. Tells of the first state, then of each plain action before the reducers get it, and of the state after it.
 * Stands alone, without what is around it: journeys have it run in pages of the released site.
 */
export const watchStore = (onStep: OnStep): void => {
  const extension = window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
  const watch = ((createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    onStep(store);
    return {
      ...store,
      dispatch: (action) => {
        // Whoever listens to the store may dispatch the next action within this one.
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
