import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { onLateSlice } from '@/store/persistence';
import { makeStore } from '@/store/store';
import { syncTabs } from '@/store/sync-tabs';
import { loadMatchedRoutes } from './load-matched-routes';
import { OnceHydrated } from './once-hydrated';
import { Providers } from './providers';
import { routes } from './routes';

const start = async () => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  await loadMatchedRoutes();

  const store = makeStore();
  const persistor = persistStore(store, { manualPersist: true } as Parameters<typeof persistStore>[1]);
  setupListeners(store.dispatch);
  syncTabs(store);
  // The last changes must not be lost when the page is unloaded.
  window.addEventListener('pagehide', () => void persistor.flush());
  // Persisted state is restored after hydration: a change before it would be a mismatch with the prerendered page.
  const rehydrate = () => {
    persistor.persist();
    onLateSlice(() => persistor.persist());
  };

  const app = (
    <Providers store={store}>
      <OnceHydrated run={rehydrate}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </OnceHydrated>
    </Providers>
  );
  if (container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
};

void start();
