import { setupListeners } from '@reduxjs/toolkit/query';
import { lazy, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { persistStore } from 'redux-persist';
import { GIVEN_ID } from '@/lib/given';
import { onLateSlice } from '@/store/persistence';
import type { RootState } from '@/store/reducer';
import { makeStore, type AppStore } from '@/store/store';
import { syncTabs } from '@/store/sync-tabs';
import { TakeOverContext } from '@/ui/layout/hydration-boundary';
import { BOUNDARY, HYDRATED_EVENT } from '@/ui/layout/hydration-boundary-names';
import { BrowserRouter } from '@/ui/routing/browser-router';
import { App } from './app';
import { MAIN_ID } from './layout/use-navigation-effects';
import { rememberScroll } from './navigation/scroll-memory';
import { OnceHydrated } from './once-hydrated';
import { Providers } from './providers';

/** Prerendered pages link it. */
const GlobalStyle = lazy(async () => ({
  default: (await import(/* webpackChunkName: "global-style" */ '@/theme/global-style')).GlobalStyle,
}));

/** Gives what waits for the page in the prerendered document, while it is not hydrated and has not given way to the error screen. */
const waitForPage = (container: Element): (() => Promise<void> | undefined) => {
  const page = container.querySelector(`#${MAIN_ID} > [${BOUNDARY}]`);
  let isHydrated = false;
  const hydrated = new Promise<void>((resolve) => {
    const onHydrated = () => {
      isHydrated = true;
      resolve();
    };
    page?.addEventListener(HYDRATED_EVENT, onHydrated, { once: true });
  });
  return () => (page?.isConnected && !isHydrated ? hydrated : undefined);
};

/** The state that a document brings along. */
const givenState = (): Partial<RootState> | undefined => {
  const block = document.getElementById(GIVEN_ID);
  return block ? (JSON.parse(block.textContent) as Partial<RootState>) : undefined;
};

/** Begins what keeps React right beside others that change the page, and what fetches and keeps pages. The app goes on without. */
const beginBesideTheApp = async (
  container: Element,
  store: AppStore,
  hydrate?: () => void,
): Promise<void> => {
  const { earlyChanges } = window;
  try {
    const { withstandOthers, keepPages, prefetchPages } = await import(
      /* webpackChunkName: "beside-the-app" */ './beside-the-app'
    );
    if (earlyChanges) withstandOthers(container, earlyChanges, hydrate);
    prefetchPages(store);
    keepPages();
  } catch {
    earlyChanges?.observer.disconnect();
    hydrate?.();
  }
};

/** Takes over the prerendered page, or draws it where there is none. */
export const start = (): void => {
  const container = document.getElementById('root');
  if (!container) throw new Error('There is no #root');

  const store = makeStore(givenState());
  const persistor = persistStore(store, { manualPersist: true } as Parameters<typeof persistStore>[1]);
  setupListeners(store.dispatch);
  syncTabs(store);
  // The last changes must not be lost when the page is unloaded.
  window.addEventListener('pagehide', () => void persistor.flush());
  // Persisted state is restored after hydration: a change before it would be a mismatch with the prerendered page.
  const rehydrate = () => {
    window.earlyChanges?.hydrated.add(container);
    persistor.persist();
    onLateSlice(() => persistor.persist());
  };

  const ready = waitForPage(container);
  const isPrerendered = container.hasChildNodes();
  const app = (
    <Providers
      store={store}
      {...(isPrerendered ? { prerendered: store.getState() } : { globalStyles: <GlobalStyle /> })}
    >
      <OnceHydrated run={rehydrate}>
        <TakeOverContext value={isPrerendered ? { waits: true } : null}>
          <BrowserRouter onLeave={rememberScroll} ready={ready}>
            <App />
          </BrowserRouter>
        </TakeOverContext>
      </OnceHydrated>
    </Providers>
  );
  const hydrate = () =>
    void hydrateRoot(container, app, {
      // A part that others have changed amid its hydration is drawn again, and that is no fault of the app's.
      onRecoverableError: (error) => {
        if (!window.earlyChanges?.recover?.()) reportError(error);
      },
    });
  if (isPrerendered && window.earlyChanges?.isChanged())
    void beginBesideTheApp(container, store, () => flushSync(hydrate));
  else {
    // React does not slice what is hydrated outside of a transition.
    if (isPrerendered) startTransition(hydrate);
    else createRoot(container).render(app);
    void beginBesideTheApp(container, store);
  }
};
