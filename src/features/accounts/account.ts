import type { User } from '@/contract/users';

/** The slice's name; redux-persist keeps it in localStorage under `persist:auth`. */
export const AUTH_KEY = 'auth';

/** Who is signed in, and with what. */
export interface Account {
  token: string;
  user: User;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const USER_TEXTS = ['id', 'username', 'email', 'createdAt'] as const;

/** By hand: a schema library would outweigh the first page. */
export const isUser = (value: unknown): value is User =>
  isFields(value) &&
  USER_TEXTS.every((name) => typeof value[name] === 'string') &&
  (value['role'] === 'admin' || value['role'] === 'user');

/** A sign-in without a token is none. */
export const isAccount = (value: unknown): value is Account =>
  isFields(value) && typeof value['token'] === 'string' && value['token'] !== '' && isUser(value['user']);

const parse = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/** The account in what redux-persist wrote: a JSON object whose values are JSON again. Null when it holds none. */
export const readStoredAccount = (text: string | null): Account | null => {
  const stored = parse(text);
  if (!isFields(stored)) return null;
  const account = { token: parse(stored['token']), user: parse(stored['user']) };
  return isAccount(account) ? account : null;
};
