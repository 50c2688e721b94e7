import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { API_BASE, API_PATHS } from '@/contract/paths';

/** CSRF tokens of the functions: `token-1`, `token-2` and so on; only the latest is valid. */
export interface CsrfService {
  /** Number of tokens issued. */
  issued: number;
  isGood(request: Request): boolean;
}

/** Serves tokens to the tests of a file, and clears cookie and tokens after each. */
export const serveCsrf = (network: SetupServer): CsrfService => {
  const service: CsrfService = {
    issued: 0,
    isGood: (request) => {
      const token = `token-${String(service.issued)}`;
      return (
        document.cookie.includes(`${CSRF_COOKIE}=${token}`) && request.headers.get(CSRF_HEADER) === token
      );
    },
  };
  beforeEach(() => {
    network.use(
      http.get(`${API_BASE}${API_PATHS.csrf}`, () => {
        service.issued += 1;
        const token = `token-${String(service.issued)}`;
        return HttpResponse.json({ token }, { headers: { 'Set-Cookie': `${CSRF_COOKIE}=${token}; Path=/` } });
      }),
    );
  });
  afterEach(() => {
    service.issued = 0;
    document.cookie = `${CSRF_COOKIE}=; Path=/; Max-Age=0`;
  });
  return service;
};

/** Response to a call without a valid token. */
export const refuseCsrf = () =>
  HttpResponse.json(
    { error: { code: 'csrf_failed', message: 'The token is missing or wrong.' } },
    { status: 403 },
  );
