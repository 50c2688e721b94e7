import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import { HISTORY_STEP_MS, HISTORY_RANGES, type HistoryRange } from '@/contract/status-history';
import { perServer } from '@/lib/servers';
import { offlineServer, onlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import { OTHER_SERVER, ENTRANCE_SERVER } from '../../../test/support/fixtures/tracked-servers';
import { countCommands } from '../../../test/support/server/count-commands';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { openDatabase } from '../../core/database/database';
import { UnavailableError } from '../../core/errors/unavailable-error';
import { createHistoryStore } from './history-store';
import { createStatusHistory } from './status-history';

const STEP = HISTORY_STEP_MS['24h'];
const HOUR = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(() => database.redis.flushdb());
afterAll(() => database.stop());

/** Starts an instance whose status service returns the test's responses in turn, and repeats the last. */
function startInstance(
  clock: FakeClock,
  responses: StatusResponse<ServerId>[] = [statusResponse()],
  address = database,
) {
  let asked = 0;
  const current = () => {
    const response = responses[Math.min(asked, responses.length - 1)];
    asked += 1;
    if (!response) return Promise.reject(new UnavailableError());
    return Promise.resolve({ response, background: Promise.resolve() });
  };
  const history = createStatusHistory({
    store: createHistoryStore(openDatabase(address, 5_000)),
    status: { current },
    clock,
  });
  const times = async (range: HistoryRange = '24h') => (await history.read(range)).points.map(({ at }) => at);
  return { history, times, asked: () => asked };
}

test('a run stores how many play on each server, and null for one that is offline', async () => {
  const clock = new FakeClock();
  const response = statusResponse({ [ENTRANCE_SERVER]: onlineServer(3), [OTHER_SERVER]: offlineServer() });
  const { history } = startInstance(clock, [response]);
  await history.record();
  for (const range of HISTORY_RANGES) {
    const { points } = await history.read(range);
    expect(points).toEqual([
      {
        at: '2026-05-25T12:00:00.000Z',
        players: { ...perServer(() => 0), [ENTRANCE_SERVER]: 3, [OTHER_SERVER]: null },
        total: response.total,
      },
    ]);
  }
});

test('a run stores the ticks of a server that were measured, and none that are assumed', async () => {
  const clock = new FakeClock();
  const performance = { tps: 18.5, mspt: 40, measured: true };
  const response = statusResponse({
    [ENTRANCE_SERVER]: onlineServer(3, { performance }),
    [OTHER_SERVER]: onlineServer(1),
  });
  const { history } = startInstance(clock, [response]);
  await history.record();
  const { points } = await history.read('24h');
  expect(points.map((point) => point.performance)).toEqual([
    { ...perServer(() => null), [ENTRANCE_SERVER]: { tps: 18.5, mspt: 40 } },
  ]);
});

test('a run that is late counts for its ten minutes, one that is early by seconds for the next, and none twice', async () => {
  const clock = new FakeClock();
  const { history, times } = startInstance(clock);
  clock.advance(STEP - 1_000);
  await history.record();
  clock.advance(2_000);
  await history.record();
  clock.advance(2 * STEP + 200_000);
  await history.record();
  expect(await times()).toEqual(['2026-05-25T12:10:00.000Z', '2026-05-25T12:30:00.000Z']);
});

test('waits for an old status to be renewed, and leaves a gap when it cannot be', async () => {
  const clock = new FakeClock();
  const old = statusResponse({}, { stale: true });
  const renewed = startInstance(clock, [old, statusResponse()]);
  await renewed.history.record();
  expect(await renewed.times()).toHaveLength(1);
  clock.advance(STEP);
  const failing = startInstance(clock, [old]);
  await failing.history.record();
  expect(await failing.times()).toHaveLength(1);
});

test('ranges reach as far back as they say', async () => {
  const clock = new FakeClock();
  const { history, times } = startInstance(clock);
  for (const hours of [0, 23 * 24, 60 * 24, 6 * 24, 20]) {
    clock.advance(hours * HOUR);
    await history.record();
  }
  expect(await times('24h')).toHaveLength(2);
  expect(await times('7d')).toHaveLength(3);
  expect(await times('90d')).toHaveLength(5);
  clock.advance(20 * HOUR);
  const later = startInstance(clock);
  expect(await later.times('90d')).toHaveLength(4);
  expect(await later.times('24h')).toHaveLength(1);
});

test('whoever reads a history that lacks this moment has it recorded, once for each moment and instance', async () => {
  const clock = new FakeClock();
  const { history, asked } = startInstance(clock);
  const read = async (range: HistoryRange) => {
    const response = await history.read(range);
    await history.catchUp(response);
    return response.points.length;
  };
  expect([await read('24h'), await read('24h'), await read('7d')]).toEqual([0, 1, 1]);
  expect(asked()).toBe(1);
  clock.advance(STEP);
  expect([await read('7d'), await read('24h'), await read('24h')]).toEqual([1, 1, 2]);
  expect(asked()).toBe(2);
});

test('a failed attempt is not repeated by every reader', async () => {
  const { history, asked } = startInstance(new FakeClock(), []);
  const response = await history.read('24h');
  await expect(history.catchUp(response)).rejects.toThrow(UnavailableError);
  await history.catchUp(response);
  expect(asked()).toBe(1);
});

test('a read is one command, and none from memory', async () => {
  const clock = new FakeClock();
  const { history } = startInstance(clock);
  await history.record();
  database.commands.length = 0;
  await history.read('90d');
  await history.read('90d');
  clock.advance(29_999);
  await history.read('90d');
  expect(database.commands).toHaveLength(1);
});

test('a day with its latest moment is read once, until there is the next moment', async () => {
  const clock = new FakeClock();
  const [reader, recorder] = [startInstance(clock), startInstance(clock)];
  await recorder.history.record();
  expect(await reader.times()).toHaveLength(1);
  database.commands.length = 0;
  const left = STEP - (clock.now() % STEP);
  clock.advance(left - 1);
  await reader.times();
  expect(database.commands).toEqual([]);
  clock.advance(1);
  await recorder.history.record();
  expect(await reader.times()).toHaveLength(2);
});

test('as the database bills it, a run is one command', async () => {
  const clock = new FakeClock();
  const { history } = startInstance(clock);
  await history.record();
  const hour = async () => {
    const costs: number[] = [];
    for (let run = 0; run < 6; run += 1) {
      clock.advance(STEP);
      costs.push(await countCommands(database, () => history.record()));
    }
    return costs;
  };
  expect([await hour(), await hour()]).toEqual([
    [1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 1],
  ]);
});
