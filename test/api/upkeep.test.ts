import type { Handler } from '../../functions/core/http/respond';
import { callFunction } from '../support/server/call-function';
import { countCommands } from '../support/server/count-commands';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { NO_GAME_SERVERS } from '../support/server/no-game-servers';
import { SECRET } from '../support/server/secret';

const STEP_MS = 600_000;
const RUNS_A_DAY = 144;
const RUNS_AN_HOUR = 6;
const DAYS = 30;
const FREE_COMMANDS = 500_000;

let database: TestDatabase;
let upkeep: { default: Handler; config?: { schedule?: string } };
const inherited = process.env;
beforeAll(async () => {
  database = await startTestDatabase();
  process.env = {
    ...database.variables,
    ...NO_GAME_SERVERS,
    SESSION_SECRET: SECRET,
    LOCAL_SERVER: '1',
    APPLICATIONS_WEBHOOK_URL: 'http://127.0.0.1:1/webhook',
    CONTACT_FORWARD_URL: 'http://127.0.0.1:1/form',
  };
  upkeep = await import('../../functions/api/upkeep');
});
afterAll(async () => {
  process.env = inherited;
  await database.stop();
});

test('there is one schedule, of ten minutes', () => {
  expect(upkeep.config).toEqual({ schedule: '*/10 * * * *' });
});

test('a month of upkeep takes less than a twelfth of the free commands, and counts them as the database does', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  // Without timeouts, because a reply that arrives late on a busy machine is billed all the same.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  let now = Date.parse('2026-06-10T00:00:00Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const run = async () => {
    now += STEP_MS;
    const { response, background } = await callFunction(upkeep.default, '/', { method: 'POST' });
    expect(response.status).toBe(204);
    await background;
  };
  // A month's first run sets the expiry of its counts, which the second one reports.
  for (let runs = 0; runs < 2; runs += 1) await run();
  const told = async () => Number(await database.redis.hget('site:usage:2026-06', 'commands'));
  const toldBefore = await told();
  const billed = await countCommands(database, async () => {
    for (let runs = 0; runs < RUNS_A_DAY; runs += 1) await run();
  });
  expect((await told()) - toldBefore).toBe(billed);
  // Runs report their calls with the next one that does hourly work.
  expect(await database.redis.hget('site:usage:2026-06', 'calls')).toBeGreaterThan(
    RUNS_A_DAY + 2 - RUNS_AN_HOUR,
  );
  expect(billed * DAYS).toBeLessThan(FREE_COMMANDS / 12);
});

test('a run that finds nothing to do is four commands', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  let now = Date.parse('2026-06-12T05:00:00Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const run = async () => {
    now += STEP_MS;
    await (
      await callFunction(upkeep.default, '/', { method: 'POST' })
    ).background;
  };
  await run();
  expect(await countCommands(database, run)).toBe(4);
  expect(await countCommands(database, run)).toBe(4);
});
