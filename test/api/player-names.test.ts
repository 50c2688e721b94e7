import type * as content from '#network/identity';
import { onlineAs, sentVote, syncOf } from '../support/fixtures/companion-calls';
import { playerOf, uuidOf } from '../support/fixtures/leaderboard-players';
import { type AccountSite, startAccountSite } from '../support/server/account-site';
import { asGame, BOARD, GAME_KEY } from '../support/server/leaderboard-site';

/** A network whose Floodgate prefixes Bedrock names with a star and keeps their spaces. */
jest.mock('#network/identity', () => {
  const { identity } = jest.requireActual<typeof content>('#network/identity');
  return { identity: { ...identity, bedrock: { prefix: '*', spaces: 'kept' } } };
});

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite({ GAME_SERVER_KEY: GAME_KEY });
});
beforeEach(async () => {
  await site.database.redis.flushdb();
});
afterAll(() => site.stop());

const sync = (body: unknown) => site.call('POST /api/companion/sync', { ...asGame, body });
const pathOf = (name: string) => `/api/votes/${encodeURIComponent(name)}`;

test.each(['*TestGamer', '*Cool Guy', '*Sixteen_Letters_', '.Steve', 'Steve'])(
  '%s votes, is on the board, and is rewarded under the name of the game',
  async (name) => {
    const vote = sentVote(name, Date.now());
    expect((await sync(syncOf({ votes: [vote] }))).body.accepted.votes).toEqual([vote.id]);
    const { body } = await site.call(`GET ${pathOf(name)}`);
    expect([body.player, body.month.votes]).toEqual([name, 1]);
    expect((await (await site.another())('GET /api/voters')).body.players).toEqual([
      { player: name, votes: 1 },
    ]);
    const { rewards } = (await sync(syncOf({ players: [onlineAs(name)] }))).body;
    expect(rewards[0].player).toBe(name);
    const receipts = rewards.map(({ id }: { id: string }) => ({ id, result: 'done', detail: '' }));
    const { accepted } = (await sync(syncOf({ players: [onlineAs(name)], receipts }))).body;
    expect(accepted.receipts).toEqual(rewards.map(({ id }: { id: string }) => id));
  },
);

test.each(['-Gamer', 'Cool Guy', '*', '*Cool  Guy', '*Seventeen_Letters', '@a', '*"Guy"'])(
  '%j is no name on these servers',
  async (name) => {
    const { token } = await site.add('Owner');
    const { status, body } = await site.call(`GET ${pathOf(name)}`);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['player']]);
    const linked = await site.call('POST /api/auth/player', { token, body: { username: name } });
    expect([linked.status, linked.body.error.fields]).toEqual([
      422,
      { username: 'Enter a valid Minecraft name' },
    ]);
  },
);

test('an account is linked to a player whose name has a prefix and a space', async () => {
  const { token } = await site.add('Owner');
  await site.call('POST /api/auth/player', { token, body: { username: ' *Cool Guy ' } });
  const { challenges } = (await sync(syncOf({ players: [onlineAs('*cool guy')] }))).body;
  expect(challenges).toEqual([expect.objectContaining({ player: '*Cool Guy' })]);
  const [{ id, code }] = challenges;
  const linked = await site.call('POST /api/auth/player/confirm', { token, body: { id, code } });
  expect(linked.body.user.player).toBe('*Cool Guy');
});

test('an admin tries and decides about rewards of such a player, and finds the votes', async () => {
  const { token } = await site.add('Boss', 'admin');
  const body = { username: '*Cool Guy', site: 'first' };
  expect((await site.call('POST /api/admin/votes/test', { token, body })).status).toBe(201);
  const { rewards } = (await sync(syncOf({ players: [onlineAs('*Cool Guy')] }))).body;
  const receipts = rewards.map(({ id }: { id: string }) => ({ id, result: 'failed', detail: 'no' }));
  await sync(syncOf({ players: [onlineAs('*Cool Guy')], receipts }));
  const path = `POST /api/admin/rewards/${encodeURIComponent(String(rewards[0].id))}`;
  const decided = await site.call(path, { token, body: { action: 'retry' } });
  expect(decided.body.reward).toMatchObject({ player: '*Cool Guy', state: 'waiting' });
  const found = await site.call(`GET /api/admin/votes?q=${encodeURIComponent('*cool g')}`, { token });
  expect(found.body.votes).toEqual([expect.objectContaining({ player: '*Cool Guy' })]);
});

test('every player is on the leaderboard, whatever Floodgate made of the name, and is found by it', async () => {
  const names = [
    'Steve',
    '*TestGamer',
    '-Test_Gamer',
    '+Gamer',
    '.Test Gamer',
    '~Gamer',
    'BE_Sixteen_Letters_',
    'Жанна',
  ];
  const players = names.map((username, n) => playerOf(n, { username, kills: n }));
  const { status, body } = await site.call(`POST ${BOARD}/skywars`, { ...asGame, body: { players } });
  expect([status, body]).toEqual([200, { accepted: names.length }]);
  for (const [n, username] of names.entries()) {
    const ranks = await site.call(
      `GET ${BOARD}/skywars/players/${encodeURIComponent(username.toUpperCase())}`,
    );
    expect([username, ranks.body.player?.uuid]).toEqual([username, uuidOf(n)]);
  }
});
