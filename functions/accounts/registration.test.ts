import { CSRF_PAIR } from '../../test/support/server/account-site';
import { callFunction } from '../../test/support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { SECRET } from '../../test/support/server/secret';
import { testAuthContext } from '../../test/support/server/test-auth-context';
import { openDatabase, PATIENT_MS } from '../core/database/database';
import { serve } from '../core/http/serve';
import { systemClock } from '../core/time/clock';
import { buildAccounts } from './build-accounts';
import { accountRoutes } from './routes';

const firstAdmin = { email: 'admin@example.org', password: 'correct horse battery' };

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(() => database.redis.flushdb());
afterAll(() => database.stop());

const call = async (path: string, body: object, registration: boolean) => {
  const services = buildAccounts(
    openDatabase(database, PATIENT_MS),
    { firstAdmin, mail: null, siteUrl: 'https://site.example' },
    systemClock,
    SECRET,
  );
  const guard = { check: () => Promise.resolve() };
  const handler = serve(accountRoutes({ ...services, guard, registration }), testAuthContext());
  const headers = { ...CSRF_PAIR, 'Content-Type': 'application/json' };
  const { response, background } = await callFunction(handler, `/api${path}`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify(body),
  });
  await background;
  return response.status;
};
const alex = { username: 'Alex', email: 'alex@example.org', password: 'correct horse battery staple' };

test('where nobody may make an account, there is no such call, and none is made', async () => {
  expect(await call('/auth/register', alex, false)).toBe(404);
  expect(await database.redis.keys('*')).toEqual([]);
  expect(await call('/auth/register', alex, true)).toBe(201);
});

test('the first admin signs in all the same', async () => {
  expect(await call('/auth/login', firstAdmin, false)).toBe(200);
});
