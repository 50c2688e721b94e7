import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { CSRF_HEADER, type CsrfResponse } from '@/contract/csrf';
import type { ExportResponse } from '@/contract/own-account';
import type { LoginResponse } from '@/contract/users';
import type { Credentials } from '../pages/account-pages';
import { store } from './stored';

/** Header required for changes. */
export const csrf = async (request: APIRequestContext): Promise<Record<string, string>> => {
  const { token } = (await (await request.get('/api/csrf')).json()) as CsrfResponse;
  return { [CSRF_HEADER]: token };
};

const logIn = async (request: APIRequestContext, data: Credentials): Promise<LoginResponse> => {
  const answer = await request.post('/api/auth/login', { headers: await csrf(request), data });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as LoginResponse;
};

/** Header of a signed-in user's calls. */
export const bearer = async (
  request: APIRequestContext,
  credentials: Credentials,
): Promise<Record<string, string>> => ({
  Authorization: `Bearer ${(await logIn(request, credentials)).token}`,
});

/** Offset of the functions' clock in milliseconds; journeys change it. */
export const clockAhead = async (request: APIRequestContext, credentials: Credentials): Promise<number> => {
  const headers = { ...(await bearer(request, credentials)), ...(await csrf(request)) };
  await request.post('/api/auth/confirm', { headers, data: { password: credentials.password } });
  const answer = await request.get('/api/auth/export', { headers });
  const { exportedAt } = (await answer.json()) as ExportResponse;
  return Date.parse(exportedAt) - Date.now();
};

/** Stores a signed-in session without the form; later loads keep the stored state. */
export const beSignedIn = async (page: Page, credentials: Credentials): Promise<void> => {
  const { token, user } = await logIn(page.request, credentials);
  await store(page, 'auth', { token, user });
};
