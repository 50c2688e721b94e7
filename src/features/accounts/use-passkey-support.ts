import { useSyncExternalStore } from 'react';

/** `insecure`: browsers offer passkeys on `https:` addresses and on `localhost` only. */
export type PasskeySupport = 'supported' | 'insecure' | 'missing';

const neverChanges = () => () => undefined;
const findSupport = (): PasskeySupport => {
  if (typeof window.PublicKeyCredential === 'function') return 'supported';
  return window.isSecureContext ? 'missing' : 'insecure';
};

/** Returns the browser's support for passkeys; null in a prerendered page. */
export const usePasskeySupport = (): PasskeySupport | null =>
  useSyncExternalStore(neverChanges, findSupport, () => null);
