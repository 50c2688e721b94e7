import { setupListeners } from '@reduxjs/toolkit/query';
import { lazy, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { persistStore } from 'redux-persist';
import { OnceHydrated } from '@/hydration/hooks';
import { HydrationContext } from '@/hydration/hydration-boundary';
import { waitForParts } from '@/hydration/wait-for-parts';
import { GIVEN_ID } from '@/lib/given';
import { onLateSlice } from '@/store/persistence';
import type { RootState } from '@/store/reducer';
import { makeStore, type AppStore } from '@/store/store';
import { syncTabs } from '@/store/sync-tabs';
import { BrowserRouter } from '@/ui/routing/browser-router';
import { rememberScroll } from './navigation/scroll-memory';
import { Providers } from './providers';
import { App } from './routes';

/** Loaded only without prerendering, because prerendered pages link the style sheet. */
const GlobalStyle = lazy(async () => ({
  default: (await import(/* webpackChunkName: "global-style" */ '@/theme/global-style')).GlobalStyle,
}));

/** Returns the state embedded in the document. */
const givenState = (): Partial<RootState> | undefined => {
  const block = document.getElementById(GIVEN_ID);
  return block ? (JSON.parse(block.textContent) as Partial<RootState>) : undefined;
};

/**
 * Starts the code that protects React from other scripts' changes, and that prefetches and caches pages. The
 * app runs without it.
 */
const beginBesideTheApp = async (
  container: Element,
  store: AppStore,
  hydrate?: () => void,
): Promise<void> => {
  const { earlyChanges } = window;
  try {
    const { withstandOthers, keepPages, prefetchPages } = await import(
      /* webpackChunkName: "frame" */ './beside-the-app'
    );
    if (earlyChanges) withstandOthers(container, earlyChanges, hydrate);
    prefetchPages(store);
    keepPages();
  } catch {
    earlyChanges?.observer.disconnect();
    hydrate?.();
  }
};

/** Hydrates the prerendered page, or renders it if there is none. */
export const start = (): void => {
  const container = document.getElementById('root');
  if (!container) throw new Error('There is no #root');

  const store = makeStore(givenState());
  const persistor = persistStore(store, { manualPersist: true } as Parameters<typeof persistStore>[1]);
  setupListeners(store.dispatch);
  syncTabs(store);
  // The last changes must not be lost when the page unloads.
  window.addEventListener('pagehide', () => void persistor.flush());
  // Persisted state is restored after hydration; an earlier change would be a mismatch with the prerendered
  // page.
  const rehydrate = () => {
    window.earlyChanges?.hydrated.add(container);
    persistor.persist();
    onLateSlice(() => persistor.persist());
  };

  const ready = waitForParts(container);
  const isPrerendered = container.hasChildNodes();
  const app = (
    <Providers
      store={store}
      {...(isPrerendered ? { prerendered: store.getState() } : { globalStyles: <GlobalStyle /> })}
    >
      <OnceHydrated run={rehydrate}>
        <HydrationContext value={isPrerendered ? { waits: true } : null}>
          <BrowserRouter onLeave={rememberScroll} ready={ready}>
            <App />
          </BrowserRouter>
        </HydrationContext>
      </OnceHydrated>
    </Providers>
  );
  const hydrate = () =>
    void hydrateRoot(container, app, {
      // A part changed by others during its hydration is rendered again, which is not the app's fault.
      onRecoverableError: (error) => {
        if (!window.earlyChanges?.recover?.()) reportError(error);
      },
    });
  if (isPrerendered && window.earlyChanges?.isChanged())
    void beginBesideTheApp(container, store, () => flushSync(hydrate));
  else {
    // React does not time-slice hydration outside of a transition.
    if (isPrerendered) startTransition(hydrate);
    else createRoot(container).render(app);
    void beginBesideTheApp(container, store);
  }
};
