import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the component began by taking over what is prerendered, rather than by being drawn anew. It stays so for the
 * component's life, so that, unlike `useIsHydrated`, it renders nothing a second time.
 */
export const useIsTakenOver = (): boolean => {
  const [began] = useState<{ byHydration?: boolean }>(() => ({}));
  return useSyncExternalStore(
    subscribe,
    () => (began.byHydration ??= false),
    () => (began.byHydration ??= true),
  );
};
