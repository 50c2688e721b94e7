import { http, HttpResponse } from 'msw';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { API_BASE } from '@/contract/paths';
import { COOKIES_BLOCKED } from '@/lib/cookies';
import { startApiServer } from '../../test/support/browser/api-server';
import { refuseCsrf, serveCsrf } from '../../test/support/browser/csrf-service';
import { api } from './api';
import { toFailure } from './failure';
import { makeStore } from './store';

const network = startApiServer();
const csrf = serveCsrf(network);

const { change, look } = api.injectEndpoints({
  endpoints: (build) => ({
    change: build.mutation<{ done: boolean }, { method?: string; headers?: HeadersInit }>({
      query: (args) => ({ url: '/thing', method: 'POST', ...args }),
    }),
    look: build.query<{ done: boolean }, undefined>({ query: () => '/thing' }),
  }),
}).endpoints;

/** Serves `/api/thing`, which requires a valid token, and records the received tokens. */
const serveThing = (respond = (request: Request) => (csrf.isGood(request) ? null : refuseCsrf())) => {
  const tokens: (string | null)[] = [];
  network.use(
    http.all(`${API_BASE}/thing`, ({ request }) => {
      tokens.push(request.headers.get(CSRF_HEADER));
      return respond(request) ?? HttpResponse.json({ done: true });
    }),
  );
  return tokens;
};
const send = (args: { method?: string; headers?: HeadersInit } = {}) =>
  makeStore().dispatch(change.initiate(args));

test('the first call that changes something fetches the token, and the next ones use the cookie', async () => {
  const tokens = serveThing();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await send({ method })).toMatchObject({ data: { done: true } });
  }
  expect(tokens).toEqual(['token-1', 'token-1', 'token-1', 'token-1']);
  expect(csrf.issued).toBe(1);
});

test('calls at the same time share one fetch of the token', async () => {
  const tokens = serveThing();
  const results = await Promise.all([send(), send(), send()]);
  expect(results.map(({ data }) => data)).toEqual([{ done: true }, { done: true }, { done: true }]);
  expect([csrf.issued, tokens.length]).toEqual([1, 3]);
});

test('a token that the server no longer takes is replaced, and the call sent once more', async () => {
  document.cookie = `${CSRF_COOKIE}=outdated; Path=/`;
  const tokens = serveThing();
  expect(await send()).toMatchObject({ data: { done: true } });
  expect(tokens).toEqual(['outdated', 'token-1']);
});

test('a call that is refused again is not sent a third time', async () => {
  const tokens = serveThing(() => refuseCsrf());
  expect((await send()).error).toMatchObject({ status: 403 });
  expect([tokens.length, csrf.issued]).toEqual([2, 2]);
});

test('another 403 is a response like any other', async () => {
  const forbidden = { error: { code: 'forbidden', message: 'No.' } };
  const tokens = serveThing(() => HttpResponse.json(forbidden, { status: 403 }));
  expect((await send()).error).toMatchObject({ status: 403, data: forbidden });
  expect(tokens).toHaveLength(1);
});

test('when no token can be fetched, that is the failure, and nothing is sent', async () => {
  const tokens = serveThing();
  network.use(http.get(`${API_BASE}/csrf`, () => HttpResponse.error()));
  expect((await send()).error).toMatchObject({ status: 'FETCH_ERROR' });
  expect(tokens).toEqual([]);
});

describe('where the browser keeps no cookie', () => {
  const serveTokens = () => {
    let asked = 0;
    network.use(
      http.get(`${API_BASE}/csrf`, () => {
        asked += 1;
        return HttpResponse.json({ token: 'token' });
      }),
    );
    return () => asked;
  };

  test('nothing is sent, and the visitor is asked to allow it', async () => {
    const asked = serveTokens();
    const tokens = serveThing();
    const { error } = await send();
    expect(toFailure(error)).toEqual({ status: 403, message: COOKIES_BLOCKED.text, fields: {} });
    expect([asked(), tokens]).toEqual([1, []]);
  });

  test('the next call looks again, since it may be allowed by then', async () => {
    const asked = serveTokens();
    serveThing(() => null);
    await send();
    document.cookie = `${CSRF_COOKIE}=allowed; Path=/`;
    expect(await send()).toMatchObject({ data: { done: true } });
    expect(asked()).toBe(1);
  });
});

test('a cookie that is lost on its way is one that is blocked', async () => {
  serveThing(() => refuseCsrf());
  expect(toFailure((await send()).error).message).toBe(COOKIES_BLOCKED.text);
});

test('calls that only read, and those with a bearer, carry no token and fetch none', async () => {
  const tokens = serveThing(() => null);
  await makeStore().dispatch(look.initiate(undefined));
  await send({ headers: { Authorization: 'Bearer abc' } });
  expect([tokens, csrf.issued]).toEqual([[null, null], 0]);
});
