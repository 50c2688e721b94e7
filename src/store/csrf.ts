import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { ERROR_STATUS, errorResponseSchema, type ErrorCode } from '@/contract/errors';
import { API_PATHS } from '@/contract/paths';
import { COOKIES_BLOCKED, readCookie } from '@/lib/cookies';
import type { ApiBaseQuery } from './bearer';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const cookieToken = () => readCookie(CSRF_COOKIE);

const CODE: ErrorCode = 'csrf_failed';

/**
 * True if the server refused a call for lack of a valid token. By the time a caller sees it, a new one has
 * been tried.
 */
export const isCsrfRefusal = (error: object | undefined): boolean =>
  error !== undefined &&
  'data' in error &&
  v.is(errorResponseSchema, error.data) &&
  error.data.error.code === CODE;

/** The server's answer to a call without the cookie. */
const WITHOUT_COOKIE: FetchBaseQueryError = {
  status: ERROR_STATUS[CODE],
  data: { error: { code: CODE, message: COOKIES_BLOCKED.text } },
};

/**
 * Sends the CSRF token with calls that change something and have no bearer token. The first call fetches the
 * cookie that holds it, unless the browser still has one; if the server refuses the token, the call is
 * repeated with a new one. If the browser does not keep the cookie, nothing is sent.
 */
export const withCsrf = (baseQuery: ApiBaseQuery): ApiBaseQuery => {
  let renewal: Promise<FetchBaseQueryError | undefined> | undefined;

  /**
   * Runs one renewal at a time, shared by all callers; it continues when the call that started it is aborted.
   */
  const renew = (api: BaseQueryApi): Promise<FetchBaseQueryError | undefined> =>
    (renewal ??= Promise.resolve(
      baseQuery(API_PATHS.csrf, { ...api, signal: new AbortController().signal }, {}),
    )
      .then(({ error }) => error)
      .finally(() => (renewal = undefined)));

  /** Resolves to the failure, if fetching a token failed. */
  const fetchToken = async (api: BaseQueryApi): Promise<FetchBaseQueryError | undefined> =>
    (await renew(api)) ?? (cookieToken() === undefined ? WITHOUT_COOKIE : undefined);

  return async (request, api, options) => {
    const args: FetchArgs = typeof request === 'string' ? { url: request } : request;
    const headers = new Headers(args.headers as HeadersInit | undefined);
    const isSafe = SAFE_METHODS.includes((args.method ?? 'GET').toUpperCase());
    if (isSafe || headers.has('Authorization')) return baseQuery(request, api, options);
    const sendWithToken = () => {
      headers.set(CSRF_HEADER, cookieToken() ?? '');
      return baseQuery({ ...args, headers }, api, options);
    };
    const missing = cookieToken() === undefined ? await fetchToken(api) : undefined;
    if (missing) return { error: missing };
    const result = await sendWithToken();
    if (!isCsrfRefusal(result.error)) return result;
    const refused = await fetchToken(api);
    return refused ? { error: refused } : sendWithToken();
  };
};
