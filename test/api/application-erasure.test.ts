import { randomUUID } from 'node:crypto';
import { OPTIONAL_SUBJECTS } from '@/contract/network/subjects';
import { createApplicationDesk } from '../../functions/applications/desk/application-desk';
import { createApplicationStore } from '../../functions/applications/store/application-store';
import { openDatabase } from '../../functions/core/database/database';
import type { Handler } from '../../functions/core/http/respond';
import { aNetwork } from '../support/fixtures/a-network';
import { callFunction } from '../support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { linesIn, NO_GAME_SERVERS } from '../support/server/no-game-servers';
import { applicationOf } from '../support/server/stored-application';

const DAY_MS = 86_400_000;

let database: TestDatabase;
const inherited = process.env;
beforeAll(async () => {
  database = await startTestDatabase();
  process.env = {
    ...database.variables,
    ...NO_GAME_SERVERS,
    LOCAL_SERVER: '1',
  };
});
afterAll(async () => {
  process.env = inherited;
  await database.stop();
});

/** Stores an application decided that many days ago, and returns its id. */
async function decided(daysAgo: number): Promise<string> {
  const opened = openDatabase(database, 5_000);
  const at = Date.now() - daysAgo * DAY_MS;
  const application = applicationOf('Architect', { submittedAt: at - DAY_MS });
  await createApplicationStore(opened).add(application, null);
  const actor = { id: randomUUID(), username: 'Boss' };
  const entry = { id: randomUUID(), at, actor, action: 'application.changed' } as const;
  await createApplicationDesk(opened).change(application.id, { state: 'accepted' }, entry);
  return application.id;
}

/** Loads the schedule as a new instance on a network with these changes. */
const load = async (changes: Parameters<typeof aNetwork>[0]): Promise<{ default: Handler }> => {
  jest.resetModules();
  aNetwork(changes);
  return import('../../functions/api/upkeep');
};
const nothing = Object.fromEntries(OPTIONAL_SUBJECTS.map((subject) => [subject, undefined]));

test.each([
  ['once a day what was decided over 180 days ago goes, and the log gets the number alone', {}],
  ['so it does where a network has no applications any more, nor anything else', nothing],
])('%s', async (_what, changes) => {
  await database.redis.flushdb();
  const run = await load(changes);
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const [old, recent] = [await decided(181), await decided(179)];
  expect((await callFunction(run.default, '/', { method: 'POST' })).response.status).toBe(204);
  const records = await database.redis.keys('application:record:*');
  expect(records).toEqual([`application:record:${recent}`]);
  const line = { level: 'info', event: 'applications_erased', erased: 1, released: 0 };
  expect(linesIn(log.mock.calls)).toEqual([expect.objectContaining(line)]);
  expect(log.mock.calls.join()).not.toContain(old);
});
