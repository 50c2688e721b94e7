import { act } from '@testing-library/react';
import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { persistStore } from 'redux-persist';
import { type ErrorCode, ERROR_STATUS } from '@/contract/errors';
import { API_BASE, API_PATHS } from '@/contract/paths';
import type { User } from '@/contract/users';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { makeStore, type AppStore } from '@/store/store';
import { renderWithProviders } from './render';

export const steve: User = {
  id: '6f1c2f60-0000-4000-8000-000000000001',
  username: 'steve',
  email: 'steve@example.org',
  role: 'user',
  createdAt: '2025-05-25T12:00:00.000Z',
};
export const alex: User = {
  ...steve,
  id: '6f1c2f60-0000-4000-8000-000000000002',
  username: 'alex',
  email: 'alex@example.org',
  role: 'admin',
};
export const TOKEN = 'token-of-this-session';

/** An error response in the contract's shape. */
export const refuse = (
  code: ErrorCode,
  {
    message = 'No.',
    fields,
    retryAfter,
  }: { message?: string; fields?: Record<string, string>; retryAfter?: number } = {},
): Response =>
  Response.json(
    { error: { code, message, ...(fields && { fields }) } },
    {
      status: ERROR_STATUS[code],
      headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    },
  );

export const apiUrl = (path: string): string => `${API_BASE}${path}`;

/** Answers `GET /api/auth/me` for this test. */
export const serveMe = (network: SetupServer, user: User): void => {
  network.use(http.get(apiUrl(API_PATHS.me), () => Response.json({ user })));
};

/** Stores the account as redux-persist does for the next visit. */
export const storeAccount = (user: User | null): void => {
  localStorage.setItem(
    'persist:auth',
    JSON.stringify({
      token: JSON.stringify(user && TOKEN),
      user: JSON.stringify(user),
      _persist: JSON.stringify({ version: 1, rehydrated: true }),
    }),
  );
};

/** Reads the persisted state, as the app does after the first paint. */
export const restore = (store: AppStore): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        persistStore(store, null, resolve);
      }),
  );

/** Renders within an AuthProvider after reading the stored account: `user`'s, or none. */
export const renderSignedIn = async (ui: ReactElement, user: User | null, route = '/') => {
  storeAccount(user);
  const store = makeStore();
  await restore(store);
  return renderWithProviders(<AuthProvider>{ui}</AuthProvider>, { route, store });
};
