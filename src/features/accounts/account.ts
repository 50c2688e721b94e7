import { isRecord } from '@/lib/is-record';

/** The slice's name; redux-persist keeps it in localStorage under `persist:auth`. */
export const AUTH_KEY = 'auth';

const parse = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The account in what redux-persist wrote, a JSON object whose values are JSON again: unchecked, so that the script that
 * runs before the first paint needs no validator.
 */
export const readStoredAccount = (text: string | null): { token: unknown; user: unknown } => {
  const stored = parse(text);
  const { token, user } = isRecord(stored) ? stored : {};
  return { token: parse(token), user: parse(user) };
};
