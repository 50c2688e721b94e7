import { SYNC_LIMITS } from '@/contract/companion-sync';
import type { ServerId } from '@/contract/network/servers';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../../../test/support/fixtures/tracked-servers';
import { accountOf } from '../../../test/support/server/accounts';
import { setUpBridge } from '../../../test/support/server/bridge';
import { createUserStore } from '../../accounts';
import type { Caller } from '../../core/auth/caller';
import { type Database, openDatabase } from '../../core/database/database';

const world = setUpBridge();
const MINUTE_MS = 60_000;
let database: Database;
let alice: Caller;
let bob: Caller;

const callerOf = async (username: string): Promise<Caller> => {
  const account = accountOf(username);
  await createUserStore(database).create(account);
  const session = { id: '', createdAt: 0, lastUsedAt: 0, device: null, confirmedAt: null };
  return { user: account.user, session, key: { userId: account.user.id, tokenHash: '' } };
};
beforeEach(async () => {
  database = openDatabase(world.database, 5_000);
  [alice, bob] = [await callerOf('Alice'), await callerOf('Bob')];
});

const codesAt = async (server: ServerId, names: readonly string[]) =>
  (await world.bridge.play(server, names)).challenges;
const playerOf = async ({ user }: Caller) => (await createUserStore(database).find(user.id))?.user.player;

test('the code is shown once to that player, wherever he is, and links the account', async () => {
  const { bridge } = world;
  await bridge.play(OTHER_SERVER, ['Steve']);
  const { id } = await bridge.links.start(alice, 'alex');
  expect(await codesAt(OTHER_SERVER, ['Steve'])).toEqual([]);
  const [challenge] = await codesAt(OTHER_SERVER, ['Steve', 'Alex']);
  expect(challenge).toMatchObject({ id, player: 'alex' });
  expect(await codesAt(OTHER_SERVER, ['Steve', 'Alex'])).toEqual([]);
  const code = challenge?.code ?? '';
  await expect(world.deaf().links.confirm(alice, id, code)).rejects.toThrow('lost');
  const user = await bridge.links.confirm(alice, id, ` ${code.toLowerCase()} `);
  expect([user.player, await playerOf(alice)]).toEqual(['alex', 'alex']);
});

test('a code counts for a quarter of an hour, and is not shown later', async () => {
  const { bridge, clock } = world;
  const { id, expiresAt } = await bridge.links.start(alice, 'Alex');
  expect(Date.parse(expiresAt)).toBe(clock.now() + 15 * MINUTE_MS);
  expect(await world.database.redis.pttl(`companion:link:${id}`)).toBeLessThanOrEqual(15 * MINUTE_MS);
  clock.advance(15 * MINUTE_MS);
  expect(await codesAt(OTHER_SERVER, ['Alex'])).toEqual([]);
});

test('with the sixth wrong code it is over, for the right one too', async () => {
  const { bridge } = world;
  const { id } = await bridge.links.start(alice, 'Alex');
  const [challenge] = await codesAt(OTHER_SERVER, ['Alex']);
  const attempt = (code: string) => bridge.links.confirm(alice, id, code);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await expect(attempt('000000')).rejects.toMatchObject({ code: 'validation_failed' });
  }
  await expect(attempt('000000')).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(attempt(challenge?.code ?? '')).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await playerOf(alice)).toBeNull();
});

test('nobody links with a code that another account asked for', async () => {
  const { bridge } = world;
  const { id } = await bridge.links.start(alice, 'Alex');
  const [challenge] = await codesAt(OTHER_SERVER, ['Alex']);
  const attempt = bridge.links.confirm(bob, id, challenge?.code ?? '');
  await expect(attempt).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a player belongs to one account, at the latest when the second one confirms', async () => {
  const { bridge } = world;
  const [first, second] = [await bridge.links.start(alice, 'Alex'), await bridge.links.start(bob, 'ALEX')];
  const challenges = await codesAt(OTHER_SERVER, ['Alex']);
  const codeOf = (id: string) => challenges.find((challenge) => challenge.id === id)?.code ?? '';
  await bridge.links.confirm(bob, second.id, codeOf(second.id));
  const late = bridge.links.confirm(alice, first.id, codeOf(first.id));
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  await expect(bridge.links.start(alice, 'alex')).rejects.toMatchObject({ code: 'conflict' });
  await bridge.links.unlink(bob);
  expect(await playerOf(bob)).toBeNull();
  await bridge.links.start(alice, 'alex');
});

test('another player takes the place of the one before, who is free then, as is the player of a deleted account', async () => {
  const { bridge } = world;
  const link = async (caller: Caller, name: string) => {
    const { id } = await bridge.links.start(caller, name);
    await bridge.play(ENTRANCE_SERVER, []);
    const [challenge] = await codesAt(ENTRANCE_SERVER, [name]);
    return bridge.links.confirm(caller, id, challenge?.code ?? '');
  };
  await link(alice, 'Alex');
  await link(alice, 'Steve');
  await link(bob, 'Alex');
  await createUserStore(database).remove(alice.user.id);
  expect(await world.database.redis.hgetall('account:players')).toEqual({ alex: bob.user.id });
});

test('while too many codes wait to be shown, another one is refused for a quarter of an hour', async () => {
  const { bridge, database: stored } = world;
  const waiting = Array.from({ length: SYNC_LIMITS.challenges }, (_, n) => ({
    id: String(n),
    account: `account ${String(n)}`,
    key: 'steve',
    expiresAt: world.clock.now() + 15 * MINUTE_MS,
  }));
  await stored.redis.set(`companion:${OTHER_SERVER}`, { challenges: waiting });
  await expect(bridge.links.start(alice, 'Alex')).rejects.toMatchObject({
    code: 'full',
    details: { retryAfter: 900 },
  });
  world.clock.advance(15 * MINUTE_MS);
  expect((await bridge.links.start(alice, 'Alex')).id).toHaveLength(36);
});
