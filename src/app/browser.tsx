import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { followOtherTabs } from '@/store/other-tabs';
import { provideRestore } from '@/store/persistence';
import { makeStore, watchVisitor } from '@/store/store';
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
  watchVisitor(store);
  followOtherTabs(store);
  // What changed last must not be lost with the page.
  window.addEventListener('pagehide', () => void persistor.flush());
  // What the visitor's browser remembers arrives once the prerendered page is hydrated: what changes before is a mismatch.
  const restore = () => {
    persistor.persist();
    provideRestore(() => {
      persistor.persist();
    });
  };

  const app = (
    <Providers store={store}>
      <OnceHydrated run={restore}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </OnceHydrated>
    </Providers>
  );
  if (container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
};

void start();
