import { object } from 'yup';
import { APPLICATION_DESK_PATHS } from '@/contract/application-desk';
import { API_PATHS } from '@/contract/paths';
import { requiredText } from '@/contract/text';
import { answerOf, asks, KEY, RULE, signedIn } from '../../../test/support/server/answer-of';
import { testAuthContext } from '../../../test/support/server/test-auth-context';
import type { AuthContext } from '../auth/access';
import { issueCsrfToken } from '../auth/csrf';
import { ApiError } from '../errors/api-error';
import { json } from './answers';
import { route } from './route';

/** A route that can fail every check, one after the other. */
const strict = (refusals: { readonly unknownId: boolean; readonly limited: boolean }) => {
  const limiterOf = () => ({ take: () => Promise.resolve(refusals.limited ? 1_500 : 0) });
  const routes = [
    route({
      method: 'POST',
      path: APPLICATION_DESK_PATHS.applicationComments,
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
  return (authContext: Partial<AuthContext>, init: RequestInit) =>
    answerOf(routes, { limiterOf, ...authContext }, '/api/admin/applications/7/comments', init);
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
    const { siteSecret } = testAuthContext();
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
  const call = (authContext: Partial<AuthContext>, token: string) =>
    answerOf(routes, authContext, '/api/leaderboard', asks(token));

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
