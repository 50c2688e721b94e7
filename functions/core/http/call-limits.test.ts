import { API_PATHS } from '@/contract/paths';
import { answerOf, asks, KEY, RULE, signedIn } from '../../../test/support/server/answer-of';
import { ApiError } from '../errors/api-error';
import { meter } from '../usage/meter';
import { json } from './answers';
import { route } from './route';

const handle = () => json<unknown>('done');

/** A public route, and one for accounts. */
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
  const authContext = {
    anonymous,
    holderOf: (token: string) => (token === 'good' ? 'alex' : null),
    ...signedIn('user'),
  };
  const call = (path: string, init?: RequestInit) => answerOf(openAndOwn, authContext, path, init);
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
  /** Three to authenticate the token, and five of the handler. */
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
    const authContext = { commands, authenticate, holderOf: () => 'alex' };
    const [status] = await answerOf(routes, authContext, '/api/auth/sessions', asks('good'));
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
