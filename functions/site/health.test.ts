import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock } from '../../test/support/server/fake-clock';
import { openDatabase } from '../core/database/database';
import { createHealthCheck } from './health';

let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(() => database.stop());

test('is asked of the database once in five seconds, however many ask', async () => {
  const clock = new FakeClock();
  const check = createHealthCheck({
    database: openDatabase(database, 5_000),
    hasWebhook: false,
    version: 'test',
    clock,
  });
  database.commands.length = 0;
  const answers = await Promise.all(Array.from({ length: 100 }, check));
  expect(new Set(answers)).toEqual(new Set([{ ok: true, redis: 'up', webhook: 'unset', version: 'test' }]));
  clock.advance(4_999);
  await check();
  expect(database.commands).toHaveLength(1);
  clock.advance(1);
  await check();
  expect(database.commands).toHaveLength(2);
});

test('is told at once that the database is back, or takes something again', async () => {
  const database = {
    answer: (): Promise<unknown> => Promise.reject(new Error()),
    eval: () => database.answer(),
  };
  const check = createHealthCheck({ database, hasWebhook: false, version: 'test', clock: new FakeClock() });
  expect(await check()).toMatchObject({ ok: false, redis: 'down' });
  database.answer = () => Promise.resolve([0, 0]);
  expect(await check()).toMatchObject({ ok: false, redis: 'up' });
  database.answer = () => Promise.resolve([1, 0]);
  expect(await check()).toMatchObject({ ok: true, redis: 'up' });
});
