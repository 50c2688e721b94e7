import { http } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import type { ServerId } from '@/contract/network/servers';
import { API_BASE, API_PATHS } from '@/contract/paths';
import type { StatusResponse } from '@/contract/status';

/** jsdom's window uses Node's fetch, whose Request has no page to resolve `/api/...` against. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

/**
 * Starts the fake network of a test file: handlers answer, everything else is rejected. Call once at the top of the file.
 * Handlers added with `use` last until the end of the test.
 */
export const startApiServer = (): SetupServer => {
  const server = setupServer();
  beforeAll(() => {
    globalThis.Request = PageRequest;
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
};

/** A status service that counts its calls; a test sets its next responses. */
export const serveStatus = (network: SetupServer, first: StatusResponse<ServerId> | 'down') => {
  const service = { response: first, calls: 0 };
  network.use(
    http.get(`${API_BASE}${API_PATHS.status}`, () => {
      service.calls += 1;
      return service.response === 'down'
        ? new Response(null, { status: 503 })
        : Response.json(service.response);
    }),
  );
  return service;
};
