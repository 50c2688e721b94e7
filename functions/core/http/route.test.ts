import { object } from 'yup';
import { ADMIN_PATHS } from '@/contract/admin-paths';
import { API_PATHS } from '@/contract/paths';
import { requiredText } from '@/contract/text';
import { accountOf } from '../../../test/support/server/accounts';
import { callFunction } from '../../../test/support/server/call-function';
import { testGate } from '../../../test/support/server/test-gate';
import type { Gate } from '../auth/access';
import { issueCsrfToken } from '../auth/csrf';
import { ApiError } from '../errors/api-error';
import type { RateLimit } from '../limits/rate-limit';
import { meter } from '../usage/meter';
import { json } from './json';
import { type Route, route } from './route';
import { serve } from './serve';

const RULE: RateLimit = { name: 'test', burst: 1, refillMs: 1_000 };
const KEY = 'key of the game servers';
const signedIn = (role: 'user' | 'admin') => ({
  authenticate: async (token: string) =>
    token === 'good'
      ? {
          user: accountOf('Alex', { role }).user,
          session: { id: 'one', createdAt: 0, lastUsedAt: 0, device: null, confirmedAt: null },
          key: { userId: 'one', tokenHash: 'hash' },
        }
      : null,
});

/** What a route answers: the status, and the code of an error. */
async function answerOf(routes: Route[], differences: Partial<Gate>, path: string, init: RequestInit = {}) {
  const { response } = await callFunction(serve(routes, testGate(differences)), path, init);
  const text = await response.text();
  const body = text === '' ? null : JSON.parse(text);
  return [response.status, body?.error?.code ?? body];
}

const asks = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** A route on which everything can be refused; each is asked for in its turn. */
const strict = (refusals: { readonly unknownId: boolean; readonly limited: boolean }) => {
  const limiterOf = () => ({ take: () => Promise.resolve(refusals.limited ? 1_500 : 0) });
  const routes = [
    route({
      method: 'POST',
      path: ADMIN_PATHS.applicationComments,
      summary: 'Try',
      gives: { 200: null },
      auth: 'admin',
      limit: { rule: RULE, counted: 'before' },
      body: { schema: object({ text: requiredText({ label: 'Text', limit: 10 }) }), maxBytes: 64 },
      params({ id }) {
        if (refusals.unknownId) throw new ApiError('not_found', 'Nothing is here.');
        return { id };
      },
      handle: ({ params, body, caller }) => json<unknown>([params.id, body.text, caller.user.username]),
    }),
  ];
  return (gate: Partial<Gate>, init: RequestInit) =>
    answerOf(routes, { limiterOf, ...gate }, '/api/admin/applications/7/comments', init);
};

test('a call is checked for anti-forgery, caller, path, body and limit, in this order', async () => {
  const refusals = { unknownId: true, limited: true };
  const call = strict(refusals);
  const post = { method: 'POST', body: '{"text":" "}' };
  const sending = { ...post, headers: { ...asks('good').headers, 'Content-Type': 'application/json' } };
  expect(await call({}, post)).toEqual([403, 'csrf_failed']);
  expect(await call({}, sending)).toEqual([401, 'unauthenticated']);
  expect(await call(signedIn('user'), sending)).toEqual([403, 'forbidden']);
  expect(await call(signedIn('admin'), sending)).toEqual([404, 'not_found']);
  refusals.unknownId = false;
  expect(await call(signedIn('admin'), sending)).toEqual([422, 'validation_failed']);
  const right = { ...sending, body: '{"text":" hello ","more":1}' };
  expect(await call(signedIn('admin'), { ...sending, body: 'x'.repeat(65) })).toEqual([413, 'too_large']);
  expect(await call(signedIn('admin'), right)).toEqual([429, 'rate_limited']);
  refusals.limited = false;
  expect(await call(signedIn('admin'), right)).toEqual([200, ['7', 'hello', 'Alex']]);
});

test('anti-forgery is on without being asked for, on every method but GET', async () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const open = {
    path: API_PATHS.contact,
    summary: 'Try',
    gives: { 200: null },
    auth: 'public',
    limit: null,
    body: null,
  } as const;
  const routes = [...methods, 'GET' as const].map((method) =>
    route({ ...open, method, handle: () => json<unknown>('done') }),
  );
  for (const method of methods) {
    expect(await answerOf(routes, {}, '/api/contact', { method })).toEqual([403, 'csrf_failed']);
    const { siteSecret } = testGate();
    const token = issueCsrfToken(siteSecret);
    const headers = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };
    expect(await answerOf(routes, {}, '/api/contact', { method, headers })).toEqual([200, 'done']);
  }
  expect(await answerOf(routes, {}, '/api/contact')).toEqual([200, 'done']);
});

describe('a route for game servers and admins', () => {
  const routes = [
    route({
      method: 'GET',
      path: API_PATHS.leaderboard,
      summary: 'Try',
      gives: { 200: null },
      auth: ['gameServer', 'admin'],
      limit: null,
      body: null,
      handle: ({ caller }) => json<unknown>(caller ? caller.user.username : 'a game server'),
    }),
  ];
  const call = (gate: Partial<Gate>, token: string) =>
    answerOf(routes, gate, '/api/leaderboard', asks(token));

  test('knows which of them calls', async () => {
    expect(await call({ gameServerKey: KEY, ...signedIn('admin') }, 'good')).toEqual([200, 'Alex']);
    expect(await call({ gameServerKey: 'good', ...signedIn('admin') }, 'good')).toEqual([
      200,
      'a game server',
    ]);
  });

  test('admits nobody else', async () => {
    expect(await call({ gameServerKey: KEY, ...signedIn('user') }, 'good')).toEqual([403, 'forbidden']);
    expect(await call({ gameServerKey: KEY }, 'wrong')).toEqual([401, 'unauthenticated']);
    expect(await call({ gameServerKey: null }, 'null')).toEqual([401, 'unauthenticated']);
  });
});

const handle = () => json<unknown>('done');
/** One route for everybody, and one for accounts. */
const openAndOwn = [
  route({
    ...{ method: 'GET', path: API_PATHS.leaderboard, summary: 'Try', gives: { 200: null }, auth: 'public' },
    ...{ limit: null, body: null, handle },
  }),
  route({
    ...{ method: 'GET', path: API_PATHS.me, summary: 'Try', gives: { 200: null }, auth: 'account' },
    ...{ limit: null, body: null, handle },
  }),
];

test('a stranger’s calls are counted by network, whatever is asked, and so is an open route with a token of this site', async () => {
  const counted: string[] = [];
  const anonymous = { look: () => 0, take: (network: string) => (counted.push(network) > 3 ? 1_500 : 0) };
  const gate = {
    anonymous,
    holderOf: (token: string) => (token === 'good' ? 'alex' : null),
    ...signedIn('user'),
  };
  const call = (path: string, init?: RequestInit) => answerOf(openAndOwn, gate, path, init);
  expect(await call('/api/leaderboard')).toEqual([200, 'done']);
  expect(await call('/api/auth/me', asks('made up'))).toEqual([401, 'unauthenticated']);
  expect(await call('/api/leaderboard', asks('good'))).toEqual([200, 'done']);
  expect(await call('/api/leaderboard')).toEqual([429, 'rate_limited']);
  expect(await call('/api/auth/me', asks('made up'))).toEqual([429, 'rate_limited']);
  expect(await call('/api/leaderboard', asks('good'))).toEqual([429, 'rate_limited']);
  expect(await call('/api/auth/me', asks('good'))).toEqual([200, 'done']);
  expect(new Set(counted)).toEqual(new Set(['203.0.113.1']));
});

test('calls with a token of this site are counted by its account, before the database is asked', async () => {
  const counted: string[] = [];
  const accounts = { look: () => 0, take: (who: string) => (counted.push(who) > 2 ? 1_500 : 0) };
  const authenticate = jest.fn(() => signedIn('user').authenticate('good'));
  const holderOf = (token: string) => (token.startsWith('of ') ? token.slice(3) : null);
  const call = (token: string) =>
    answerOf(openAndOwn, { accounts, holderOf, authenticate }, '/api/auth/me', asks(token));
  expect(await call('of alex')).toEqual([200, 'done']);
  expect(await call('of steve')).toEqual([200, 'done']);
  expect(await call('of alex')).toEqual([429, 'rate_limited']);
  expect(counted).toEqual(['alex', 'steve', 'alex']);
  expect(authenticate).toHaveBeenCalledTimes(2);
});

describe('the database commands of an account’s call', () => {
  /** Three to learn whose the token is, and five of the handler. */
  const routes = [
    route({
      method: 'GET',
      path: API_PATHS.sessions,
      summary: 'Try',
      gives: { 200: null },
      auth: 'account',
      limit: null,
      body: null,
      handle() {
        meter.add({ commands: 5 });
        throw new ApiError('conflict', 'Not now.');
      },
    }),
  ];
  const spentBy = async (role: 'user' | 'admin', wait = 0) => {
    const spent: (readonly [string, number | undefined])[] = [];
    const commands = {
      look: () => wait,
      take: (network: string, count?: number) => spent.push([network, count]) * 0,
    };
    const authenticate = jest.fn((token: string) => {
      meter.add({ commands: 3 });
      return signedIn(role).authenticate(token);
    });
    const gate = { commands, authenticate, holderOf: () => 'alex' };
    const [status] = await answerOf(routes, gate, '/api/auth/sessions', asks('good'));
    return { status, spent, asked: authenticate.mock.calls.length };
  };

  test('are counted by network, also where the call fails', async () => {
    expect(await spentBy('user')).toEqual({ status: 409, spent: [['203.0.113.1', 8]], asked: 1 });
  });

  test('are not counted of staff, whose desks read long lists', async () => {
    expect(await spentBy('admin')).toEqual({ status: 409, spent: [], asked: 1 });
  });

  test('are refused where a network has none left, before there is one', async () => {
    expect(await spentBy('user', 1_500)).toEqual({ status: 429, spent: [], asked: 0 });
  });
});

test('wrong keys for game servers are counted, and end in 429 for the right one too', async () => {
  let isFull = false;
  const wrong: string[] = [];
  const wrongKeys = { look: () => (isFull ? 1_500 : 0), take: (network: string) => wrong.push(network) * 0 };
  const routes = [
    route({
      method: 'GET',
      path: API_PATHS.leaderboard,
      summary: 'Try',
      gives: { 200: null },
      auth: 'gameServer',
      limit: null,
      body: null,
      handle: () => json<unknown>('done'),
    }),
  ];
  const call = (token: string) =>
    answerOf(routes, { gameServerKey: KEY, wrongKeys }, '/api/leaderboard', asks(token));
  expect(await call(KEY)).toEqual([200, 'done']);
  expect(wrong).toEqual([]);
  expect(await call('wrong')).toEqual([401, 'unauthenticated']);
  expect(wrong).toEqual(['203.0.113.1']);
  isFull = true;
  expect(await call(KEY)).toEqual([429, 'rate_limited']);
});

test('a limit that its handler counts is not counted before', async () => {
  const counted: string[] = [];
  const limiterOf = () => ({ take: (network: string) => Promise.resolve(counted.push(network) * 0) });
  const routes = [
    route({
      method: 'GET',
      path: API_PATHS.contact,
      summary: 'Try',
      gives: { 200: null },
      auth: 'public',
      limit: { rule: RULE, counted: 'by-handler' },
      body: null,
      async handle({ request, countCall }) {
        if (request.url.endsWith('?count')) await countCall();
        return json<unknown>('done');
      },
    }),
  ];
  await answerOf(routes, { limiterOf }, '/api/contact');
  expect(counted).toEqual([]);
  await answerOf(routes, { limiterOf }, '/api/contact?count');
  expect(counted).toEqual(['203.0.113.1']);
});

test('of two paths that fit, the one without named parts answers, in whatever case and with a slash at its end', async () => {
  const named = (path: '/applications/:id' | '/applications/mine') =>
    route({
      method: 'GET',
      path,
      summary: 'Try',
      gives: { 200: null },
      auth: 'public',
      limit: null,
      body: null,
      handle: ({ params }) => json<unknown>(params['id'] ?? 'mine'),
    });
  const routes = [named(API_PATHS.application), named(API_PATHS.ownApplications)];
  expect(await answerOf(routes, {}, '/api/applications/mine')).toEqual([200, 'mine']);
  expect(await answerOf(routes, {}, '/api/applications/MINE/')).toEqual([200, 'mine']);
  expect(await answerOf(routes, {}, '/api/applications/A%20b')).toEqual([200, 'A%20b']);
});

test('what is not declared does not compile', () => {
  const silent = { method: 'GET', path: API_PATHS.me, handle: () => json<unknown>(null) } as const;
  const rest = { ...silent, summary: 'Try', gives: { 200: null } };
  // @ts-expect-error -- who may call
  route({ ...rest, limit: null, body: null });
  // @ts-expect-error -- whether calls are counted
  route({ ...rest, auth: 'public', body: null });
  // @ts-expect-error -- whether a body is read
  route({ ...rest, auth: 'public', limit: null });
  // @ts-expect-error -- a path of the contract
  route({ ...rest, path: '/nowhere', auth: 'public', limit: null, body: null });
  // @ts-expect-error -- what a document says of it
  route({ ...silent, auth: 'public', limit: null, body: null });
  expect(route({ ...rest, auth: 'public', limit: null, body: null })).toMatchObject({ auth: ['public'] });
});
