import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const hasPasskeys = () => 'PublicKeyCredential' in window;

/** Whether the browser knows passkeys; a prerendered page does not know that of it. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(neverChanges, hasPasskeys, () => false);
