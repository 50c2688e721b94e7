import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from './api';
import { maskSecrets } from './mask-secrets';
import { rootReducer } from './reducer';
import type { RootState } from './reducer';

/** A new store; the preloaded state serves tests. Call {@link watchVisitor} once in a browser. */
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: { actionSanitizer: maskSecrets, stateSanitizer: maskSecrets },
    middleware: (getDefault) =>
      getDefault({
        // redux-persist's own actions carry functions.
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }).concat(api.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** Lets polling pause while the page is hidden and refetch when it comes back; returns the way to stop. */
export const watchVisitor = (store: AppStore): (() => void) => setupListeners(store.dispatch);
