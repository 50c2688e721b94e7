import { isRecord } from '@/lib/is-record';
import { readStored } from '@/lib/read-stored';

/** The slice's name; redux-persist keeps it in localStorage under `persist:auth`. */
export const AUTH_KEY = 'auth';

/** Returns the account in redux-persist's stored text, unchecked. */
export const readStoredAccount = (text: string | null): { token: unknown; user: unknown } => {
  const { token, user } = readStored(text);
  return { token, user };
};

const MARK = 'data-account';

/** Selects the document of a signed-in visitor until the app has read the stored account. */
export const ACCOUNT_MARK = `[${MARK}]`;

/**
 * Called before the first paint. Prerendered pages are those of a signed-out visitor, so the sign-in link
 * would flash for others. The mark hides it.
 */
export const markAccount = (stored: string | null): void => {
  const { token, user } = readStoredAccount(stored);
  const isSignedIn = typeof token === 'string' && token !== '' && isRecord(user);
  if (isSignedIn) document.documentElement.setAttribute(MARK, '');
};

export const hasAccountMark = (): boolean => document.documentElement.hasAttribute(MARK);

/** Called once the app has restored the account. */
export const removeAccountMark = (): void => {
  document.documentElement.removeAttribute(MARK);
};
