import { readStored } from '@/lib/read-stored';

/** The slice's name; redux-persist keeps it in localStorage under `persist:auth`. */
export const AUTH_KEY = 'auth';

/** Returns the account in redux-persist's stored text, unchecked. */
export const readStoredAccount = (text: string | null): { token: unknown; user: unknown } => {
  const { token, user } = readStored(text);
  return { token, user };
};
