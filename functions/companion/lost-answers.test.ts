import { type CompanionSyncResponse, NOT_RUN } from '@/contract/companion-sync';
import type { ServerId } from '@/contract/network/servers';
import { COMPANION_ID, sentVote } from '../../test/support/fixtures/companion-calls';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { receiptsOf, setUpBridge, sumOf } from '../../test/support/server/bridge';
import { countCommands } from '../../test/support/server/count-commands';

const world = setUpBridge();
const MINUTE_MS = 60_000;
const NONE = { waiting: 0, delivered: 0, uncertain: 0, failed: 0 };
const keysOf = async (name: string) => sumOf(await world.bridge.votes.of(name), 'vote-key');

/** Creates a companion that reports the last answer it received. */
function startCaller(server: ServerId = OTHER_SERVER, companionId = COMPANION_ID) {
  let seen: string | null = null;
  const companion = { id: companionId, version: '1.0.0' };
  const ask = (names: readonly string[], differences = {}) =>
    world.bridge.play(server, names, { companion, seen, ...differences });
  return {
    /** Calls, and loses the answer. */
    lose: ask,
    async call(names: readonly string[], differences = {}) {
      const response = await ask(names, differences);
      seen = response.answer ?? null;
      return response;
    },
    /** Forgets everything but the journal, like a restarted process. */
    restart() {
      seen = null;
    },
  };
}
const idsOf = ({ rewards }: CompanionSyncResponse) => rewards.map(({ id }) => id).toSorted();

test('what a lost answer handed out comes again at once under the same ids, however often it is lost', async () => {
  const { bridge, clock } = world;
  const skywars = startCaller();
  await skywars.call(['Alex', 'Steve']);
  await bridge.vote('Alex');
  const lost = await skywars.lose(['Alex', 'Steve']);
  await bridge.vote('Steve');
  for (let time = 0; time < 3; time += 1) {
    clock.advance(MINUTE_MS);
    expect(idsOf(await skywars.lose(['Alex', 'Steve']))).toEqual(expect.arrayContaining(idsOf(lost)));
  }
  const again = await skywars.call(['Alex', 'Steve']);
  expect(idsOf(again)).toEqual(expect.arrayContaining(idsOf(lost)));
  expect(again.rewards).toHaveLength(2 * lost.rewards.length);
  // The lost answer is delivered now.
  expect((await skywars.call(['Alex', 'Steve'])).rewards).toEqual([]);
  await skywars.call(['Alex', 'Steve'], { receipts: receiptsOf(again) });
  expect([await keysOf('Alex'), await keysOf('Steve')]).toEqual([
    { ...NONE, delivered: 1 },
    { ...NONE, delivered: 1 },
  ]);
});

test('ten minutes begin with the last time that a reward was handed out', async () => {
  const { bridge, clock } = world;
  const skywars = startCaller();
  await skywars.call(['Alex']);
  await bridge.vote('Alex');
  await skywars.lose(['Alex']);
  clock.advance(9 * MINUTE_MS);
  const again = await skywars.call(['Alex']);
  clock.advance(10 * MINUTE_MS - 1);
  expect(await keysOf('Alex')).toEqual({ ...NONE, waiting: 1 });
  clock.advance(1);
  expect(await keysOf('Alex')).toEqual({ ...NONE, uncertain: 1 });
  await skywars.call(['Alex']);
  await skywars.call(['Alex'], { receipts: receiptsOf(again) });
  expect(await keysOf('Alex')).toEqual({ ...NONE, delivered: 1 });
});

test('after an outage longer than ten minutes it is still known that nobody has seen the answer', async () => {
  const { bridge, clock } = world;
  const skywars = startCaller();
  await skywars.call(['Alex']);
  await bridge.vote('Alex');
  const lost = await skywars.lose(['Alex']);
  clock.advance(60 * MINUTE_MS);
  expect(idsOf(await skywars.call(['Alex']))).toEqual(idsOf(lost));
  expect(await keysOf('Alex')).toEqual({ ...NONE, waiting: 1 });
});

test('what an admin has decided meanwhile does not come again', async () => {
  const { bridge, clock } = world;
  const boss = { id: '33333333-3333-4333-8333-333333333333' };
  const skywars = startCaller();
  await skywars.call(['Alex']);
  await bridge.vote('Alex');
  const lost = await skywars.lose(['Alex']);
  clock.advance(10 * MINUTE_MS);
  for (const id of idsOf(lost)) await bridge.desk.decide(boss, id, 'done');
  expect((await skywars.call(['Alex'])).rewards).toEqual([]);
});

test('it comes again to the server that may have it alone, although the player has left or plays elsewhere', async () => {
  const { bridge } = world;
  const [skywars, harbor] = [startCaller(OTHER_SERVER), startCaller(ENTRANCE_SERVER)];
  await skywars.call(['Alex']);
  await bridge.vote('Alex');
  const lost = await skywars.lose(['Alex']);
  expect((await harbor.call(['Alex'])).rewards).toEqual([]);
  await skywars.lose([]);
  const again = await skywars.call([]);
  expect(idsOf(again)).toEqual(idsOf(lost));
  await skywars.call([], { receipts: receiptsOf(again, 'failed', NOT_RUN) });
  expect(idsOf(await harbor.call(['Alex']))).toEqual(idsOf(lost));
});

test('a companion that was started again gets what it may not have kept, unless it reports it', async () => {
  const { bridge } = world;
  const skywars = startCaller();
  await skywars.call(['Alex']);
  await bridge.vote('Alex');
  const handed = await skywars.call(['Alex']);
  skywars.restart();
  const [first, ...others] = receiptsOf(handed);
  expect(others).not.toEqual([]);
  const again = await skywars.call(['Alex'], { receipts: first ? [first] : [] });
  expect(idsOf(again)).toEqual(others.map(({ id }) => id).toSorted());
});

test('another companion, and one that says an answer nobody knows, get nothing again', async () => {
  const { bridge, clock } = world;
  const skywars = startCaller();
  await skywars.call(['Alex']);
  await bridge.vote('Alex');
  await skywars.call(['Alex']);
  expect((await bridge.play(OTHER_SERVER, ['Alex'], { seen: 'made-up' })).rewards).toEqual([]);
  expect((await skywars.lose(['Alex'])).rewards).toEqual([]);
  clock.advance(12 * MINUTE_MS);
  const other = startCaller(OTHER_SERVER, '22222222-2222-4222-8222-222222222222');
  expect((await other.call(['Alex'])).rewards).toEqual([]);
});

test('of two companions that run with copies of one folder, one gets each reward', async () => {
  const { bridge, clock } = world;
  const [one, copy] = [startCaller(), startCaller()];
  const given: string[] = [];
  await one.call(['Alex']);
  await copy.call(['Alex']);
  for (const callers of [
    [one, copy, one],
    [copy, copy, one],
    [one, one, copy],
  ]) {
    clock.advance(24 * 60 * MINUTE_MS);
    await bridge.vote('Alex');
    for (const caller of callers) given.push(...idsOf(await caller.call(['Alex'])));
  }
  expect(given.length).toBeGreaterThan(0);
  expect(new Set(given).size).toBe(given.length);
});

test('an answer that is a day old is lost for good', async () => {
  const { bridge, clock } = world;
  const skywars = startCaller();
  await skywars.call(['Alex']);
  await bridge.vote('Alex');
  await skywars.lose(['Alex']);
  clock.advance(24 * 60 * MINUTE_MS);
  expect((await skywars.call(['Alex'])).rewards).toEqual([]);
  expect(await keysOf('Alex')).toEqual({ ...NONE, uncertain: 1 });
});

test('older companions say nothing of answers, and get nothing again', async () => {
  const { bridge } = world;
  await bridge.play(OTHER_SERVER, ['Alex']);
  await bridge.vote('Alex');
  const handed = await bridge.play(OTHER_SERVER, ['Alex']);
  expect(handed).not.toHaveProperty('answer');
  expect((await bridge.play(OTHER_SERVER, ['Alex'])).rewards).toEqual([]);
  // An updated companion starts with an answer that it may have lost.
  expect((await startCaller().call(['Alex'])).rewards).toEqual([]);
});

test('codes of a lost answer are shown as well, and once it is seen no more', async () => {
  const { bridge } = world;
  const [skywars, alex] = [startCaller(), { user: { id: '44444444-4444-4444-8444-444444444444' } }];
  await skywars.call(['Alex']);
  await bridge.links.start(alex as Parameters<typeof bridge.links.start>[0], 'Alex');
  const lost = await skywars.lose(['Alex']);
  expect(lost.challenges).toHaveLength(1);
  expect((await skywars.lose([])).challenges).toEqual([]);
  expect((await skywars.call(['Alex'])).challenges).toEqual(lost.challenges);
  expect((await skywars.call(['Alex'])).challenges).toEqual([]);
});

test('a call with nothing new costs two commands, whether the last answer was seen or not, and after a start; a vote costs seven', async () => {
  const { bridge, clock, database } = world;
  const skywars = startCaller();
  await bridge.vote('Absent');
  await skywars.call(['Alex']);
  const costs = [await countCommands(database, () => skywars.lose(['Alex']))];
  costs.push(await countCommands(database, () => skywars.call(['Alex'])));
  skywars.restart();
  costs.push(await countCommands(database, () => skywars.call(['Alex'])));
  expect(costs).toEqual([2, 2, 2]);
  let handed = await skywars.call(['Alex']);
  const ofVote = await countCommands(database, async () => {
    handed = await skywars.call(['Alex'], { votes: [sentVote('Alex', clock.now())] });
  });
  const ofReport = await countCommands(database, () =>
    skywars.call(['Alex'], { receipts: receiptsOf(handed) }),
  );
  const afterwards = await countCommands(database, () => skywars.call(['Alex']));
  expect([ofVote, ofReport, afterwards]).toEqual([7, 4, 2]);
});
