import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { openDatabase } from '../database/database';
import { createFailureNotes, FAILURES_KEY, readFailures } from './failure-notes';

let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(() => database.stop());

test('an outage is written of once an hour for each service, another reason at once after a minute, and the last stays', async () => {
  const clock = new FakeClock();
  const stored = openDatabase(database, 5_000);
  const { note } = createFailureNotes(stored, clock);
  database.commands.length = 0;
  const first = new Date(clock.now()).toISOString();
  for (let count = 0; count < 50; count += 1) await note('webhook', 'status_404');
  await note('mail', 'no_answer');
  expect(database.commands).toHaveLength(2);
  expect(await readFailures(stored)).toEqual([
    { service: 'webhook', at: first, reason: 'status_404' },
    { service: 'mail', at: first, reason: 'no_answer' },
  ]);
  clock.advance(3_599_999);
  await note('mail', 'no_answer');
  expect(database.commands).toHaveLength(3);
  await note('webhook', 'status_500');
  const then = new Date(clock.now()).toISOString();
  expect(await readFailures(stored)).toContainEqual({ service: 'webhook', at: then, reason: 'status_500' });
  for (const pause of [59_999, 1]) {
    clock.advance(pause);
    await note('webhook', 'status_404');
  }
  const changed = new Date(clock.now()).toISOString();
  expect(await readFailures(stored)).toContainEqual({
    service: 'webhook',
    at: changed,
    reason: 'status_404',
  });
});

test('what nobody can read is left out, and a database that is away is no failure of the caller', async () => {
  await database.redis.hset(FAILURES_KEY, { mail: { at: 'never' }, lookup: 'nonsense' });
  expect(await readFailures(openDatabase(database, 5_000))).toEqual([]);
  const away = { send: () => Promise.reject(new Error()) };
  await expect(createFailureNotes(away, new FakeClock()).note('mail', 'no_answer')).resolves.toBeUndefined();
});
