import { setImmediate } from 'node:timers/promises';
import type { StatusSource as SourceName } from '@/contract/status';
import { perServer } from '@/lib/servers';
import { OTHER_SERVER, ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
import { FakeClock } from '../../test/support/server/fake-clock';
import { pollAll, type PollTargets } from './poll';
import type { PollMemory } from './poll-memory';
import { SourceError } from './sources/source-error';
import type { ServerSource, SourceReading } from './sources/status-source';

function source(name: SourceName, reply: () => Promise<SourceReading>, restMs = 0) {
  const asked: AbortSignal[] = [];
  const port: ServerSource = {
    name,
    restMs,
    read: (signal) => {
      asked.push(signal);
      return reply();
    },
  };
  return { ...port, asked };
}

const reading = (
  online: number,
  names: readonly string[] = [],
  latencyMs: number | null = null,
): SourceReading => ({
  online: true,
  players: { online, max: 100, names },
  performance: undefined,
  latencyMs,
});
const offline: SourceReading = { ...reading(0), online: false };
const replies = (value: SourceReading) => () => Promise.resolve(value);
const fails = () => Promise.reject(new Error('no reply'));
const isRefused = () => Promise.reject(new SourceError('refused'));
const hangs = () => new Promise<never>(() => undefined);

function targets(entrance: readonly ServerSource[], others: readonly ServerSource[] = []): PollTargets {
  return {
    ...perServer(() => others),
    [ENTRANCE_SERVER]: entrance,
  };
}

async function entranceOf(...sources: readonly ServerSource[]) {
  return (await pollAll(targets(sources), null, 3_500, new FakeClock())).snapshot.servers[ENTRANCE_SERVER];
}

test('the first source that replies is believed and no other is asked', async () => {
  const second = source('lookup', replies(reading(9, ['Other'])));
  const entrance = await entranceOf(source('ping', replies(reading(1, ['Alex'], 12))), second);
  expect(entrance).toMatchObject({ source: 'ping', latencyMs: 12, players: { online: 1, list: ['Alex'] } });
  expect(second.asked).toHaveLength(0);
});

test('a source that fails hands over to the next', async () => {
  const entrance = await entranceOf(source('ping', fails), source('lookup', replies(reading(2, ['Alex']))));
  expect(entrance).toMatchObject({ online: true, source: 'lookup', latencyMs: null });
});

test('"offline" from a lookup is a reply: nobody else is asked', async () => {
  const last = source('fallback', replies(reading(2)));
  const entrance = await entranceOf(source('ping', fails), source('lookup', replies(offline)), last);
  expect(entrance).toMatchObject({
    online: false,
    source: 'lookup',
    players: { online: 0, max: 0, list: [] },
  });
  expect(last.asked).toHaveLength(0);
});

test('players without names: the next source that has names gives them, and only them', async () => {
  const entrance = await entranceOf(
    source('ping', replies(reading(40, [], 7))),
    source('lookup', fails),
    source('fallback', replies(reading(3, ['Alex', 'Steve']))),
  );
  expect(entrance).toMatchObject({
    source: 'ping',
    latencyMs: 7,
    players: { online: 40, list: ['Alex', 'Steve'] },
  });
});

test('nobody is asked for the names of nobody', async () => {
  const second = source('lookup', replies(reading(3, ['Alex'])));
  expect(await entranceOf(source('ping', replies(reading(0))), second)).toMatchObject({
    players: { list: [] },
  });
  expect(second.asked).toHaveLength(0);
});

test('when every source fails the server is offline, by no source, at full ticks', async () => {
  const clock = new FakeClock();
  const sources = [source('ping', fails), source('lookup', fails), source('fallback', fails)];
  const { servers, fetchedAt } = (await pollAll(targets(sources), null, 3_500, clock)).snapshot;
  expect(fetchedAt).toBe(new Date(clock.now()).toISOString());
  expect(servers[ENTRANCE_SERVER]).toEqual({
    online: false,
    players: { online: 0, max: 0, list: [] },
    performance: { tps: 20, mspt: 0, measured: false },
    latencyMs: null,
    source: null,
    checkedAt: fetchedAt,
  });
});

test('all sources of a server share one time limit, and one that hangs does not cost the other servers theirs', async () => {
  const clock = new FakeClock();
  const hanging = source('ping', hangs);
  const never = source('lookup', replies(reading(1)));
  const good = source('ping', replies(reading(5, ['Alex'])));
  const all = pollAll(targets([hanging, never], [good]), null, 3_500, clock);
  await clock.untilWaitingFor(3_500);
  await setImmediate();
  clock.advance(3_500);
  const { servers } = (await all).snapshot;
  expect(servers[ENTRANCE_SERVER]).toMatchObject({ online: false, source: null });
  expect(servers[OTHER_SERVER]).toMatchObject({ online: true });
  expect(Date.parse(servers[ENTRANCE_SERVER].checkedAt) - Date.parse(servers[OTHER_SERVER].checkedAt)).toBe(
    3_500,
  );
  expect(never.asked).toHaveLength(0);
  expect(hanging.asked[0]?.aborted).toBe(true);
});

test('names that do not come in time do not cost the reply that has come', async () => {
  const clock = new FakeClock();
  const all = pollAll(
    targets([source('ping', replies(reading(5))), source('lookup', hangs)]),
    null,
    3_500,
    clock,
  );
  await clock.untilWaitingFor(3_500);
  await setImmediate();
  clock.advance(3_500);
  expect((await all).snapshot.servers[ENTRANCE_SERVER]).toMatchObject({
    online: true,
    source: 'ping',
    players: { online: 5, list: [] },
  });
});

describe('what a round leaves to the next one', () => {
  test('is why a server is offline by each source, with no word of those of a server that is online', async () => {
    const sources = [
      source('ping', isRefused),
      source('lookup', fails),
      source('fallback', replies(offline)),
    ];
    const good = [source('ping', isRefused), source('lookup', replies(reading(1, ['Alex'])))];
    const { memory } = await pollAll(targets(sources, good), null, 3_500, new FakeClock());
    expect(memory.servers).toMatchObject({
      [ENTRANCE_SERVER]: { trouble: { ping: 'refused', lookup: 'unknown', fallback: 'offline' } },
      [OTHER_SERVER]: { trouble: null },
    });
  });

  test('calls it a timeout when the shared time is up, and leaves no word of who was not asked', async () => {
    const clock = new FakeClock();
    const never = source('fallback', replies(reading(1)), 60_000);
    const all = pollAll(targets([source('ping', hangs), never]), null, 3_500, clock);
    await clock.untilWaitingFor(3_500);
    await setImmediate();
    clock.advance(3_500);
    const { [ENTRANCE_SERVER]: entrance } = (await all).memory.servers;
    expect(entrance).toEqual({ trouble: { ping: 'timeout', fallback: 'timeout' }, lastWords: {} });
  });

  test('is when a player was last anonymous, until another one is', async () => {
    const clock = new FakeClock();
    let names: unknown[] = [{ name: 'Anonymous Player' }, 'Alex'];
    const ping = source('ping', () =>
      Promise.resolve({ ...reading(2), players: { online: 2, max: 9, names } }),
    );
    const pollServers = (before: PollMemory | null) => pollAll(targets([ping]), before, 3_500, clock);
    const at = clock.now();
    const first = await pollServers(null);
    expect(first.snapshot.servers[ENTRANCE_SERVER].players).toEqual({ online: 2, max: 9, list: ['Alex'] });
    names = ['Alex', 'Steve'];
    clock.advance(30_000);
    const second = await pollServers(first.memory);
    expect(second.memory.servers[ENTRANCE_SERVER].anonymousAt).toBe(at);
    names = ['', 'anonymous player'];
    const third = await pollServers(second.memory);
    expect(third.memory.servers[ENTRANCE_SERVER].anonymousAt).toBe(at + 30_000);
    expect(third.memory.servers[OTHER_SERVER].anonymousAt).toBeUndefined();
  });

  test('counts the last word of a resting source, until its rest is over', async () => {
    const clock = new FakeClock();
    const resting = source('fallback', replies(reading(4, ['Alex'])), 60_000);
    const pollServers = (before: PollMemory | null) =>
      pollAll(targets([source('ping', isRefused), resting]), before, 3_500, clock);
    const first = await pollServers(null);
    clock.advance(59_999);
    const second = await pollServers(first.memory);
    expect(second.snapshot.servers[ENTRANCE_SERVER]).toEqual(first.snapshot.servers[ENTRANCE_SERVER]);
    expect(resting.asked).toHaveLength(1);
    clock.advance(1);
    const third = await pollServers(second.memory);
    expect(third.snapshot.servers[ENTRANCE_SERVER].checkedAt).toBe(new Date(clock.now()).toISOString());
    expect(resting.asked).toHaveLength(2);
  });

  test('keeps that word through rounds in which nobody asks for it', async () => {
    const clock = new FakeClock();
    const resting = source('fallback', replies(reading(4, ['Alex'])), 60_000);
    let isThere = false;
    const ping = source('ping', () => (isThere ? replies(reading(1, ['Steve']))() : isRefused()));
    const pollServers = (before: PollMemory | null) =>
      pollAll(targets([ping, resting]), before, 3_500, clock);
    const first = await pollServers(null);
    isThere = true;
    const second = await pollServers(first.memory);
    isThere = false;
    expect((await pollServers(second.memory)).snapshot.servers[ENTRANCE_SERVER]).toMatchObject({
      online: true,
      source: 'fallback',
    });
    expect(resting.asked).toHaveLength(1);
  });
});
