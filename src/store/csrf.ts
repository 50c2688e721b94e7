import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { errorResponseSchema, type ErrorCode } from '@/contract/errors';
import { API_PATHS } from '@/contract/paths';
import type { ApiBaseQuery } from './bearer';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const cookieToken = (): string | undefined => {
  const start = `${CSRF_COOKIE}=`;
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
};

const isRefusal = (error: FetchBaseQueryError | undefined): boolean =>
  v.is(errorResponseSchema, error?.data) && error.data.error.code === ('csrf_failed' satisfies ErrorCode);

/**
 * Sends the anti-forgery token with calls that change something and carry no bearer. The first of them fetches the
 * cookie that holds it, unless the browser still has one; when the server refuses the token, the call is sent once more
 * with a new one.
 */
export const withCsrf = (baseQuery: ApiBaseQuery): ApiBaseQuery => {
  let renewal: Promise<FetchBaseQueryError | undefined> | undefined;

  /** One at a time, shared by all callers; it continues when the call that started it is aborted. */
  const renew = (api: BaseQueryApi): Promise<FetchBaseQueryError | undefined> =>
    (renewal ??= Promise.resolve(
      baseQuery(API_PATHS.csrf, { ...api, signal: new AbortController().signal }, {}),
    )
      .then(({ error }) => error)
      .finally(() => (renewal = undefined)));

  return async (request, api, options) => {
    const args: FetchArgs = typeof request === 'string' ? { url: request } : request;
    const headers = new Headers(args.headers as HeadersInit | undefined);
    const isSafe = SAFE_METHODS.includes((args.method ?? 'GET').toUpperCase());
    if (isSafe || headers.has('Authorization')) return baseQuery(request, api, options);
    const sendWithToken = () => {
      headers.set(CSRF_HEADER, cookieToken() ?? '');
      return baseQuery({ ...args, headers }, api, options);
    };
    const missing = cookieToken() === undefined ? await renew(api) : undefined;
    if (missing) return { error: missing };
    const result = await sendWithToken();
    if (!isRefusal(result.error)) return result;
    const refused = await renew(api);
    return refused ? { error: refused } : sendWithToken();
  };
};
