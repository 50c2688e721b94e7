import { http } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import type { ServerId } from '@/contract/network/servers';
import { API_BASE, API_PATHS } from '@/contract/paths';
import type { StatusResponse } from '@/contract/status';

/** jsdom's window runs on Node's fetch, whose Request knows no page to resolve `/api/...` against. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

/**
 * The network of a test file: answers what handlers say, refuses everything else. Call once at the top of the file;
 * handlers that a test adds with `use` last to its end.
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

/** A status service whose next responses a test sets, and which counts its calls. */
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
