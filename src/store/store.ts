import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from './api';
import { maskSecrets } from './mask-secrets';
import { rootReducer, type RootState } from './reducer';

/** Returns a new store; the preloaded state is for tests and prerendered documents. */
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: { actionSanitizer: maskSecrets, stateSanitizer: maskSecrets },
    middleware: (getDefault) =>
      getDefault({
        // redux-persist's own actions contain functions.
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }).concat(api.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
