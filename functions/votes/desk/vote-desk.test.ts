import { NOT_RUN } from '@/contract/companion-sync';
import { onlineAs, sentVote } from '../../../test/support/fixtures/companion-calls';
import { siteCalled } from '../../../test/support/fixtures/network-parts';
import { ENTRANCE_SERVER } from '../../../test/support/fixtures/tracked-servers';
import { receiptsOf, setUpBridge, sumOf } from '../../../test/support/server/bridge';
import { AUDIT_KEY } from '../../core/audit/audit-script';

const world = setUpBridge();
const ADMIN = { id: 'admin' };
const DAY_MS = 86_400_000;

const entriesOfAudit = async (): Promise<number> => world.database.redis.zcard(AUDIT_KEY);

/** Creates a reward for Alex from a test vote, which the game server refuses. */
const failedReward = async (): Promise<string> => {
  const { bridge } = world;
  await bridge.desk.test(ADMIN, 'Alex', 'first');
  const handed = await bridge.play(ENTRANCE_SERVER, ['Alex']);
  const [receipt] = receiptsOf(handed, 'failed', 'refused');
  await bridge.sync({ players: [onlineAs('Alex')], receipts: receipt ? [receipt] : [] });
  return receipt?.id ?? '';
};

test('a test vote that is repeated gives each reward once, also to a player for whom many wait', async () => {
  const { bridge, clock } = world;
  for (let day = 0; day < 20; day += 1) {
    await bridge.sync({ votes: [sentVote('Alex', clock.now())] });
    clock.advance(DAY_MS);
  }
  const before = await bridge.votes.of('Alex');
  const { rewards } = await world.repeating().desk.test(ADMIN, 'Alex', 'first');
  const after = await bridge.votes.of('Alex');
  for (const { reward, count } of siteCalled('first').rewards)
    expect(sumOf(after, reward).waiting - sumOf(before, reward).waiting).toBe(count);
  expect(after.rewards.map(({ id }) => id)).toEqual(expect.arrayContaining(rewards));
  expect([after.month, after.streak]).toEqual([before.month, before.streak]);
});

test('a retry that is repeated makes one reward of one, and one entry of the audit log', async () => {
  const id = await failedReward();
  const entries = await entriesOfAudit();
  const { bridge } = world;
  const first = await world.repeating().desk.decide(ADMIN, id, 'retry');
  const again = await bridge.desk.decide(ADMIN, id, 'retry');
  expect([first.state, again]).toEqual(['waiting', first]);
  expect(await entriesOfAudit()).toBe(entries + 1);
  const { rewards } = await bridge.play(ENTRANCE_SERVER, ['Alex']);
  expect(rewards.map((handed) => handed.id)).toEqual([first.id]);
});

test('what is done is never handed out, and there is nothing more to decide about it', async () => {
  const id = await failedReward();
  const { bridge } = world;
  const first = await world.repeating().desk.decide(ADMIN, id, 'done');
  expect([first.state, await bridge.desk.decide(ADMIN, id, 'done')]).toEqual(['delivered', first]);
  await expect(bridge.desk.decide(ADMIN, id, 'retry')).rejects.toMatchObject({ code: 'conflict' });
  expect((await bridge.play(ENTRANCE_SERVER, ['Alex'])).rewards).toEqual([]);
});

test('each reward shows what the console said, and one that was not run shows nothing', async () => {
  const { bridge } = world;
  await bridge.desk.test(ADMIN, 'Alex', 'first');
  const tell = async (result: 'done' | 'failed', detail: string) => {
    const [receipt] = receiptsOf(await bridge.play(ENTRANCE_SERVER, ['Alex']), result, detail);
    await bridge.sync({ players: [], receipts: receipt ? [receipt] : [] });
    const state = detail === NOT_RUN ? 'waiting' : result === 'done' ? 'delivered' : 'failed';
    const { rewards } = await bridge.desk.rewards(state, null);
    return rewards.find(({ id }) => id === receipt?.id)?.detail;
  };
  expect(await tell('failed', NOT_RUN)).toBeNull();
  expect(await tell('done', 'Gave 1 [Diamond] to Alex')).toBe('Gave 1 [Diamond] to Alex');
  await bridge.desk.test(ADMIN, 'Alex', 'first');
  expect(await tell('failed', 'Command 1 of 1: No player was found')).toBe(
    'Command 1 of 1: No player was found',
  );
  await bridge.desk.test(ADMIN, 'Alex', 'first');
  expect(await tell('done', '')).toBeNull();
});

test('a reward that waits, and one that nobody knows, cannot be decided', async () => {
  const { bridge } = world;
  const { rewards } = await bridge.desk.test(ADMIN, 'Alex', 'first');
  await expect(bridge.desk.decide(ADMIN, rewards[0] ?? '', 'done')).rejects.toMatchObject({
    code: 'conflict',
  });
  for (const id of ['alex.unknown', 'nobody.unknown', '', '../alex', 'alex.'.padEnd(200, 'x')])
    await expect(bridge.desk.decide(ADMIN, id, 'retry')).rejects.toMatchObject({ code: 'not_found' });
});

test('cursors that are none begin at the first page', async () => {
  const { bridge } = world;
  await bridge.desk.test(ADMIN, 'Alex', 'first');
  const { rewards } = await bridge.desk.rewards('waiting', null);
  for (const cursor of ['', 'x', '2020-01:3', ':-1', '2025-05:99999999', `${'9'.repeat(500)}:1`])
    expect((await bridge.desk.rewards('waiting', cursor)).rewards).toEqual(rewards);
  const { votes } = await bridge.desk.ledger('', null);
  expect((await bridge.desk.ledger('', 'no cursor')).votes).toEqual(votes);
});

test('all rewards of many players are found, page by page, each once', async () => {
  const { bridge, clock } = world;
  const names = Array.from({ length: 130 }, (_, n) => `Player${String(n)}`);
  await bridge.sync({ votes: names.map((name) => sentVote(name, clock.now())) });
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await bridge.desk.rewards('waiting', cursor);
    found.push(...page.rewards.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(new Set(found).size).toBe(names.length * siteCalled('first').rewards.length);
  expect(found).toHaveLength(names.length * siteCalled('first').rewards.length);
});
