import { type AccountServices, buildAccounts } from '../../functions/accounts/build-accounts';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { openDatabase, PATIENT_MS } from '../../functions/core/database/database';
import { ApiError } from '../../functions/core/errors/api-error';
import { accountOf, cheapHash } from '../support/server/accounts';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { FakeClock } from '../support/server/fake-clock';
import { later } from '../support/server/no-mail';
import { SECRET } from '../support/server/secret';

const PASSWORD = 'correct horse battery';
const HOME = '198.51.100.1';

let database: TestDatabase;
let clock: FakeClock;
let services: AccountServices;
const passwordHash = cheapHash(PASSWORD);
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  await database.redis.flushdb();
  clock = new FakeClock();
  services = buildAccounts(
    openDatabase(database, PATIENT_MS),
    { firstAdmin: null, mail: null, siteUrl: 'https://site.example' },
    clock,
    SECRET,
  );
  await createUserStore(openDatabase(database, 5_000)).create(accountOf('Alex', { passwordHash }));
});
afterAll(() => database.stop());

/** Returns `in`, `401`, or the seconds to wait. */
async function signIn(
  password: string,
  { address = HOME, email = 'alex@example.org' } = {},
): Promise<'in' | 401 | { wait: number }> {
  try {
    await services.accounts.signIn({ email, password }, address, later);
    return 'in';
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    if (fault.code === 'unauthenticated') return 401;
    return { wait: fault.details.retryAfter ?? NaN };
  }
}

async function failFiveTimes(email?: string): Promise<void> {
  for (let n = 1; n <= 5; n += 1) {
    const address = `203.0.113.${String(n)}`;
    expect(await signIn('wrong password', { address, ...(email && { email }) })).toBe(401);
  }
}

const waitOf = (result: Awaited<ReturnType<typeof signIn>>) =>
  typeof result === 'object' ? result.wait : NaN;

test('five wrong passwords from five addresses make a sixth address wait, for the right password too', async () => {
  await failFiveTimes();
  expect(waitOf(await signIn('wrong password', { address: '203.0.113.6' }))).toBeGreaterThan(0);
  expect(waitOf(await signIn(PASSWORD, { address: '203.0.113.7' }))).toBeGreaterThan(0);
});

test('the address is counted in whatever case it is written', async () => {
  const spellings = ['alex@example.org', 'ALEX@example.org', 'Alex@Example.Org', 'alex@EXAMPLE.org'];
  for (const email of [...spellings, 'aLEX@example.org']) expect(await signIn('wrong', { email })).toBe(401);
  expect(await signIn('wrong', { email: 'ALEX@EXAMPLE.ORG' })).toEqual({ wait: 2 });
});

test('the owner gets in after the wait, and the count begins anew', async () => {
  await failFiveTimes();
  const wait = waitOf(await signIn(PASSWORD));
  clock.advance(wait * 1_000 - 1);
  expect(await signIn(PASSWORD)).toEqual({ wait: 1 });
  clock.advance(1);
  expect(await signIn(PASSWORD)).toBe('in');
  await failFiveTimes();
});

test('the wait doubles with each further wrong password, up to a quarter of an hour', async () => {
  await failFiveTimes();
  const waits: number[] = [];
  let wait = waitOf(await signIn('wrong password'));
  for (let n = 0; n < 12; n += 1) {
    clock.advance(wait * 1_000);
    wait = waitOf(await signIn('wrong password'));
    waits.push(wait);
  }
  expect(waits).toEqual([4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]);
});

test('trying during the wait does not prolong it', async () => {
  await failFiveTimes();
  for (let n = 0; n < 20; n += 1) expect(await signIn('wrong password')).toEqual({ wait: 2 });
  clock.advance(2_000);
  expect(await signIn(PASSWORD)).toBe('in');
});

test('who comes at the same moment as another, by a clock that is behind, does not wait', async () => {
  expect(await signIn('wrong password')).toBe(401);
  clock.advance(-5);
  expect(await signIn(PASSWORD)).toBe('in');
});

test('somebody who tries without pause from everywhere cannot keep the owner out at home', async () => {
  expect(await signIn(PASSWORD)).toBe('in');
  await failFiveTimes();
  for (let n = 0; n < 10; n += 1) {
    const wait = waitOf(await signIn('wrong password', { address: '203.0.113.9' }));
    clock.advance(wait * 1_000);
    // The attacker's next wrong password arrives exactly when the wait ends.
    await signIn('wrong password', { address: '203.0.113.9' });
  }
  const atHome = waitOf(await signIn(PASSWORD));
  const elsewhere = waitOf(await signIn(PASSWORD, { address: '203.0.113.10' }));
  expect(atHome).toBeLessThan(elsewhere);
  clock.advance(atHome * 1_000);
  expect(await signIn('wrong password', { address: '203.0.113.9' })).toEqual({ wait: elsewhere - atHome });
  expect(await signIn(PASSWORD)).toBe('in');
});

test('of a hundred wrong passwords at once five are looked at', async () => {
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, n) => signIn(`wrong password ${String(n)}`).catch(() => 503)),
  );
  expect(results.filter((result) => result === 401).length).toBeLessThanOrEqual(5);
  expect(results).not.toContain('in');
});

test('an account that does not exist answers as one that does', async () => {
  const unknown = { email: 'nobody@example.org' };
  await failFiveTimes(unknown.email);
  expect(await signIn('wrong password', unknown)).toEqual({ wait: 2 });
  clock.advance(2_000);
  expect(await signIn('wrong password', unknown)).toEqual({ wait: 4 });
});

test('Redis hears neither email addresses nor network addresses of those who try', async () => {
  await signIn('wrong password', { email: 'nobody@example.org' });
  const keys = await database.redis.keys('account:a*');
  expect(keys.filter((key) => key.startsWith('account:attempts:'))).toHaveLength(1);
  database.commands.length = 0;
  await signIn(PASSWORD);
  expect(JSON.stringify(database.commands)).not.toContain(HOME);
  expect(keys.join()).not.toContain('nobody');
});
