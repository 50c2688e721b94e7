import { isRecord } from '@/lib/is-record';
import { readStoredAccount } from './account';

const MARK = 'data-account';

/** Selects the document of a visitor who is signed in, until the app has read the stored account. */
export const ACCOUNT_MARK = `[${MARK}]`;

/**
 * Before the first paint: a prerendered page knows nobody, so what invites to sign in would flash before those who
 * have. The mark hides it.
 */
export const markAccount = (stored: string | null): void => {
  const { token, user } = readStoredAccount(stored);
  const isThere = typeof token === 'string' && token !== '' && isRecord(user);
  if (isThere) document.documentElement.setAttribute(MARK, '');
};

/** From then on the app knows who is signed in. */
export const removeAccountMark = (): void => {
  document.documentElement.removeAttribute(MARK);
};
