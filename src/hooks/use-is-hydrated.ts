import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while a prerendered page hydrates: it was rendered without a query and without what the browser knows. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
