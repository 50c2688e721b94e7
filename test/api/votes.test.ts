import { createHmac } from 'node:crypto';
import { sentVote, syncOf, onlineAs } from '../support/fixtures/companion-calls';
import { SERVER_IDS } from '../support/fixtures/tracked-servers';
import { type AccountSite, PASSWORD, startAccountSite, startInstance } from '../support/server/account-site';
import { asGame, GAME_KEY } from '../support/server/leaderboard-site';

const SIGNING_KEY = 'what BestMine signs with';
/** Address that TopG calls from, in tests. */
const TOPG = '127.0.0.1';
let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite({
    GAME_SERVER_KEY: GAME_KEY,
    VOTE_CHECK_FIRST: 'bestmine',
    VOTE_KEY_FIRST: SIGNING_KEY,
    VOTE_CHECK_THIRD: 'topg',
    VOTE_KEY_THIRD: '4711',
    VOTE_URL_THIRD: `http://${TOPG}`,
  });
});
beforeEach(async () => {
  await site.database.redis.flushdb();
});
afterAll(() => site.stop());

const sync = (body: unknown) => site.call('POST /api/companion/sync', { ...asGame, body });
const votesOf = async (name: string) => (await site.call(`GET /api/votes/${name}`)).body.month.votes;

test('a companion’s votes are on the vote page, and on the board, which the CDN keeps by its month', async () => {
  const vote = sentVote('Alex', Date.now());
  const { status, body } = await sync(syncOf({ votes: [vote] }));
  expect([status, body.accepted.votes]).toEqual([200, [vote.id]]);
  expect(await votesOf('alex')).toBe(1);
  const { headers, body: board } = await (await site.another())('GET /api/voters');
  expect(board.players).toEqual([{ player: 'Alex', votes: 1 }]);
  expect(headers.get('Netlify-Vary')).toBe('query=month');
  expect(headers.get('Netlify-CDN-Cache-Control')).toBe(
    'public, durable, max-age=30, stale-while-revalidate=60',
  );
});

test.each(['not%20a%20name', 'a'.repeat(17), '%E0%A4%A', 'x;op'])(
  'what is no player’s name is refused: %s',
  async (name) => {
    const { status, body } = await site.call(`GET /api/votes/${name}`);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['player']]);
  },
);

test.each([
  ['an unknown server', syncOf({ server: 'nowhere' }), 'server'],
  [
    'more votes than a call takes',
    syncOf({ votes: Array.from({ length: 201 }, () => sentVote('Alex', 0)) }),
    'votes',
  ],
  ['a hostile name', syncOf({ votes: [sentVote('Alex; op Alex', 0)] }), 'votes[0].username'],
])('a companion’s call with %s is refused, naming it', async (_what, body, field) => {
  const answer = await sync(body);
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, [field]]);
});

test('the second companion of a server is told so', async () => {
  await sync(syncOf());
  const { status, body } = await sync(
    syncOf({ companion: { id: '22222222-2222-4222-8222-222222222222', version: '1.0.0' } }),
  );
  expect([status, body.error.code]).toEqual([409, 'conflict']);
});

test.each(['2026-5', '2026-13', 'May', ''])('the board of %p is refused', async (month) => {
  expect((await site.call(`GET /api/voters?month=${month}`)).status).toBe(422);
});

const CALLBACK = '/api/votes/callback/third?p_resp=';
async function ticketOf(name: string): Promise<string> {
  const { body } = await site.call(`POST /api/votes/${name}/ticket`, { body: { site: 'third' } });
  return String(body.url).split('-').at(-1) ?? '';
}

test('TopG’s call counts a vote with the ticket of the link, once, and HEAD counts none', async () => {
  const ticket = await ticketOf('Alex');
  await site.call(`HEAD ${CALLBACK}${ticket}`, { headers: {}, ip: TOPG });
  for (const made of ['Alex', '', '0'.repeat(30)]) await site.call(`GET ${CALLBACK}${made}`, { ip: TOPG });
  expect(await votesOf('Alex')).toBe(0);
  expect((await site.call(`GET ${CALLBACK}${ticket}`, { ip: TOPG })).status).toBe(204);
  expect((await site.call(`GET ${CALLBACK}${ticket}`, { ip: `::ffff:${TOPG}` })).status).toBe(204);
  expect(await votesOf('Alex')).toBe(1);
  expect((await site.call('GET /api/votes/callback/fourth')).status).toBe(404);
});

test.each(['203.0.113.1', '127.0.0.2', '::1', '2001:db8::127.0.0.1', `203.0.113.1, ${TOPG}`, ''])(
  'a stranger at %j forges no vote of TopG with a ticket of the site, whatever its headers say, and costs no command',
  async (ip) => {
    const ticket = await ticketOf('Alex');
    const headers = Object.fromEntries(
      ['X-Forwarded-For', 'X-Real-IP', 'X-NF-Client-Connection-IP', 'Client-IP', 'CF-Connecting-IP'].map(
        (name) => [name, TOPG],
      ),
    );
    site.database.commands.length = 0;
    const { status, text } = await site.call(`GET ${CALLBACK}${ticket}`, { ip, headers });
    const commands = site.database.commands.length;
    expect([status, text, await votesOf('Alex'), commands]).toEqual([204, '', 0, 0]);
    await site.call(`GET ${CALLBACK}${ticket}`, { ip: TOPG });
    expect(await votesOf('Alex')).toBe(1);
  },
);

test('while nobody can tell where TopG calls from, its call is a 503, and the ticket stays good', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValueOnce(true);
  const lost = await startInstance({
    ...site.database.variables,
    VOTE_CHECK_THIRD: 'topg',
    VOTE_KEY_THIRD: '4711',
    VOTE_URL_THIRD: 'https://topg.invalid',
  });
  const ticket = await ticketOf('Alex');
  const { status, headers, background } = await lost.call(`GET ${CALLBACK}${ticket}`, { ip: TOPG });
  await background;
  expect([status, Number(headers.get('Retry-After'))]).toEqual([503, 10]);
  const failure = await site.database.redis.hget('site:failures', 'vote-third');
  expect(failure).toEqual({ at: expect.any(String), reason: 'dns' });
  expect(await votesOf('Alex')).toBe(0);
  await site.call(`GET ${CALLBACK}${ticket}`, { ip: TOPG });
  expect(await votesOf('Alex')).toBe(1);
});

test('BestMine’s call needs its signature, and no anti-forgery token', async () => {
  const send = (body: string, signature: string, path = 'first') =>
    site.call(`POST /api/votes/callback/${path}`, {
      body,
      headers: { Cookie: '', 'X-XSRF-TOKEN': '', 'Content-Type': 'text/plain', 'X-Signature': signature },
    });
  const body = '{"username":"Alex"}';
  const signature = createHmac('sha256', SIGNING_KEY).update(body).digest('hex');
  expect((await send(body, signature.replace(/^./, 'x'))).status).toBe(204);
  expect((await send(body, signature, 'second')).status).toBe(204);
  expect(await votesOf('Alex')).toBe(0);
  expect((await send(body, signature)).status).toBe(204);
  expect((await send(body, signature)).status).toBe(204);
  expect(await votesOf('Alex')).toBe(1);
});

test('an account is linked by the code in the game, shown to its owner alone, and released by an admin', async () => {
  const [{ user, token }, { token: boss }] = [await site.add('Owner'), await site.add('Boss', 'admin')];
  const started = await site.call('POST /api/auth/player', { token, body: { username: 'Alex' } });
  expect(started.status).toBe(202);
  const { body } = await sync(syncOf({ server: SERVER_IDS[1] ?? '', players: [onlineAs('Alex')] }));
  const [{ id, code }] = body.challenges;
  const wrong = await site.call('POST /api/auth/player/confirm', { token, body: { id, code: 'AAAAAA' } });
  expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, ['code']]);
  const linked = await site.call('POST /api/auth/player/confirm', { token, body: { id, code } });
  expect([linked.status, linked.body.user.player]).toEqual([200, 'Alex']);
  expect((await site.call('GET /api/auth/me', { token })).body.user.player).toBe('Alex');
  await site.call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
  expect((await site.call('GET /api/auth/export', { token })).body.user.player).toBe('Alex');
  expect((await site.call(`DELETE /api/admin/users/${user.id}/player`, { token: boss })).status).toBe(204);
  expect((await site.call('GET /api/auth/me', { token })).body.user.player).toBeNull();
  const { entries } = (await site.call('GET /api/admin/audit', { token: boss })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['user.player_released']);
});

test('an admin’s decision about a reward is in the audit log, and wants a confirmation', async () => {
  const { token } = await site.add('Boss', 'admin');
  const sent = await site.call('POST /api/admin/votes/test', {
    token,
    body: { username: 'Alex', site: 'first' },
  });
  expect(sent.status).toBe(201);
  const handed = (await sync(syncOf({ players: [onlineAs('Alex')] }))).body.rewards;
  const receipts = handed.map(({ id }: { id: string }) => ({
    id,
    result: 'failed',
    detail: 'unknown reward',
  }));
  await sync(syncOf({ players: [onlineAs('Alex')], receipts }));
  const { rewards } = (await site.call('GET /api/admin/rewards?state=failed', { token })).body;
  expect(rewards[0]).toMatchObject({ player: 'Alex', state: 'failed', detail: 'unknown reward' });
  const path = `POST /api/admin/rewards/${String(rewards[0].id)}`;
  expect((await site.call(path, { token, body: { action: 'retry' } })).body.reward.state).toBe('waiting');
  const { entries } = (await site.call('GET /api/admin/audit', { token })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'reward.retried',
    'reward.tested',
  ]);
});
