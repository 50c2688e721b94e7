import { accountOf } from '../../../test/support/server/accounts';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { later, noMailer } from '../../../test/support/server/no-mail';
import { SECRET } from '../../../test/support/server/secret';
import { createAuthenticate } from '../../core/auth/authenticate';
import { SESSION_LIMITS } from '../../core/auth/session-limits';
import { issueToken } from '../../core/auth/session-token';
import { openDatabase } from '../../core/database/database';
import { createMailer, newDeviceEmail } from '../../mail';
import { createSessions, type Sessions } from '../sessions';
import { createSessionStore } from './session-store';
import { createUserStore } from './user-store';

const { idleMs, staffIdleMs, absoluteMs, most, writtenEveryMs } = SESSION_LIMITS;

let database: TestDatabase;
let clock: FakeClock;
let sessions: Sessions;
let authenticate: ReturnType<typeof createAuthenticate>;
const alex = accountOf('Alex', { emailVerified: true });
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  await database.redis.flushdb();
  clock = new FakeClock();
  const opened = openDatabase(database, 10_000);
  sessions = createSessions(createSessionStore(opened), clock, SECRET, noMailer);
  authenticate = createAuthenticate(opened, clock, SECRET);
  await createUserStore(opened).create(alex);
});
afterAll(() => database.stop());

async function signIn(): Promise<string> {
  const token = await sessions.open(alex, null, later);
  if (token === null) throw new Error('The session was not opened.');
  return token;
}
const isGood = async (token: string) => (await authenticate(token)) !== null;
async function callerOf(token: string) {
  const caller = await authenticate(token);
  if (!caller) throw new Error('The token is not good.');
  return caller;
}

test('a token is 256 random bits, says whose it is and is signed, and the database does not hold it', async () => {
  const [one, other] = [await signIn(), await signIn()];
  expect(one).toMatch(/^[\w-]{86}$/);
  // The user's id, which is no secret, and the tag surround 32 random bytes.
  expect(Buffer.from(one, 'base64url').subarray(16, -16)).toHaveLength(32);
  expect(one.slice(22)).not.toBe(other.slice(22));
  expect((await callerOf(one)).user).toEqual(alex.user);
  const stored = JSON.stringify(await database.redis.hgetall(`account:sessions:${alex.user.id}`));
  for (const token of [one, other]) expect(stored).not.toContain(token.slice(22));
});

test.each([
  '',
  'a',
  'A'.repeat(64),
  'A'.repeat(63),
  `${'A'.repeat(63)}=`,
  'ä'.repeat(64),
  'A'.repeat(100_000),
])('what is no token of ours is nobody’s: %#', async (token) => {
  expect(await isGood(token)).toBe(false);
});

test('a token of the right user with another secret is nobody’s', async () => {
  const token = await signIn();
  const last = token.endsWith('A') ? 'B' : 'A';
  expect(await isGood(`${token.slice(0, -1)}${last}`)).toBe(false);
  expect(await isGood(token)).toBe(true);
});

test('a session ends when it has not been used for a week', async () => {
  const token = await signIn();
  clock.advance(idleMs - 1);
  expect(await isGood(token)).toBe(true);
  clock.advance(idleMs - 1);
  expect(await isGood(token)).toBe(true);
  clock.advance(idleMs);
  expect(await isGood(token)).toBe(false);
});

test.each(['reviewer', 'editor', 'admin'] as const)(
  'a session of a %s ends when it has not been used for twelve hours',
  async (role) => {
    const staff = accountOf('Moderator', { role });
    await createUserStore(openDatabase(database, 10_000)).create(staff);
    const token = (await sessions.open(staff, null, later)) ?? '';
    clock.advance(staffIdleMs - 1);
    const caller = await callerOf(token);
    expect((await sessions.list(caller))[0]?.expiresAt).toBe(
      new Date(clock.now() + staffIdleMs).toISOString(),
    );
    clock.advance(staffIdleMs - 1);
    expect(await isGood(token)).toBe(true);
    clock.advance(staffIdleMs);
    expect(await sessions.list(caller)).toEqual([]);
    expect(await isGood(token)).toBe(false);
  },
);

test('what a session was opened with is remembered, roughly', async () => {
  const token = (await sessions.open(alex, 'Firefox on Windows', later)) ?? '';
  expect(await sessions.list(await callerOf(token))).toMatchObject([{ device: 'Firefox on Windows' }]);
});

test('a sign-in whose answer was lost, run again, stores one session and one mail', async () => {
  const store = createSessionStore(openDatabase(database, 10_000));
  const mailer = createMailer({
    database: openDatabase(database, 10_000),
    post: () => Promise.resolve({ kind: 'taken' }),
    clock,
    siteUrl: 'https://site.example',
    siteSecret: SECRET,
  });
  await sessions.open(alex, 'Firefox on Windows', later);
  const { key } = issueToken(alex.user.id, SECRET);
  const at = clock.now();
  const session = { id: 's', createdAt: at, lastUsedAt: at, device: 'Safari on iPhone', confirmedAt: null };
  const queued = mailer.pack([newDeviceEmail(alex.user.email, session.device)]);
  const open = () => store.open(key, session, alex.passwordHash, queued);
  expect([await open(), await open()]).toEqual(['told', 'opened']);
  expect(await database.redis.zcard('mail:outbox')).toBe(1);
  expect(await database.redis.hlen(`account:sessions:${alex.user.id}`)).toBe(2);
  expect((await store.signIns(alex.user.id)).devices).toEqual(['Firefox on Windows', 'Safari on iPhone']);
});

test('a confirmation is noted with the session, and survives its use', async () => {
  const token = await signIn();
  expect((await callerOf(token)).session.confirmedAt).toBeNull();
  expect(await sessions.confirm(await callerOf(token))).toBe(true);
  const at = clock.now();
  clock.advance(writtenEveryMs);
  const caller = await callerOf(token);
  expect(caller.session).toMatchObject({ confirmedAt: at, lastUsedAt: clock.now() });
  await sessions.close(caller);
  expect(await sessions.confirm(caller)).toBe(false);
});

test('a session ends after a month however much it is used', async () => {
  const token = await signIn();
  for (let fifth = 1; fifth < 5; fifth += 1) {
    clock.advance(absoluteMs / 5);
    expect(await isGood(token)).toBe(true);
  }
  clock.advance(absoluteMs / 5 - 1);
  expect(await isGood(token)).toBe(true);
  clock.advance(1);
  expect(await isGood(token)).toBe(false);
});

test('an expired session does not come back when the clock is set back', async () => {
  const token = await signIn();
  clock.advance(idleMs);
  expect(await isGood(token)).toBe(false);
  clock.advance(-idleMs);
  expect(await isGood(token)).toBe(false);
});

test('Redis forgets sessions by itself', async () => {
  await signIn();
  const left = await database.redis.pttl(`account:sessions:${alex.user.id}`);
  expect(left).toBeGreaterThan(absoluteMs - 60_000);
  expect(left).toBeLessThanOrEqual(absoluteMs);
});

test('a request costs one command, and a use is written down once a minute', async () => {
  const token = await signIn();
  const caller = await callerOf(token);
  database.commands.length = 0;
  await authenticate(token);
  expect(database.commands).toHaveLength(1);
  clock.advance(writtenEveryMs - 1);
  expect((await callerOf(token)).session).toEqual(caller.session);
  clock.advance(1);
  expect((await callerOf(token)).session.lastUsedAt).toBe(clock.now());
});

test('the list shows where an account is signed in, the latest first and without what has expired', async () => {
  await signIn();
  clock.advance(idleMs);
  const second = await signIn();
  clock.advance(1_000);
  const third = await callerOf(await signIn());
  expect(await sessions.list(third)).toEqual([
    {
      id: third.session.id,
      createdAt: new Date(clock.now()).toISOString(),
      device: null,
      lastUsedAt: new Date(clock.now()).toISOString(),
      expiresAt: new Date(clock.now() + idleMs).toISOString(),
      current: true,
    },
    expect.objectContaining({ id: (await callerOf(second)).session.id, current: false }),
  ]);
});

test('one session ends by its id, once, and never that of somebody else', async () => {
  const steve = accountOf('Steve');
  await createUserStore(openDatabase(database, 10_000)).create(steve);
  const [one, two, others] = [
    await signIn(),
    await signIn(),
    (await sessions.open(steve, null, later)) ?? '',
  ];
  const caller = await callerOf(one);
  const { id } = (await callerOf(two)).session;
  expect(await sessions.closeOne(caller, (await callerOf(others)).session.id)).toBe(false);
  expect([await sessions.closeOne(caller, id), await sessions.closeOne(caller, id)]).toEqual([true, false]);
  expect([await isGood(one), await isGood(two), await isGood(others)]).toEqual([true, false, true]);
});

test('one session ends alone, and all of a user end together', async () => {
  const [one, two, three] = [await signIn(), await signIn(), await signIn()];
  await sessions.close(await callerOf(one));
  expect([await isGood(one), await isGood(two), await isGood(three)]).toEqual([false, true, true]);
  await sessions.closeAll(await callerOf(two));
  expect([await isGood(two), await isGood(three)]).toEqual([false, false]);
});

test(`beyond ${String(most)} sessions the one that was not used for longest ends`, async () => {
  const first = await signIn();
  clock.advance(writtenEveryMs);
  const second = await signIn();
  clock.advance(writtenEveryMs);
  await authenticate(first);
  for (let count = 2; count < most; count += 1) await signIn();
  expect(await database.redis.hlen(`account:sessions:${alex.user.id}`)).toBe(most);
  await signIn();
  expect([await isGood(first), await isGood(second)]).toEqual([true, false]);
  expect(await database.redis.hlen(`account:sessions:${alex.user.id}`)).toBe(most);
});

test('a session does not open with a password that was changed while it was checked', async () => {
  expect(await sessions.open({ ...alex, passwordHash: 'old' }, null, later)).toBeNull();
  expect(await database.redis.exists(`account:sessions:${alex.user.id}`)).toBe(0);
});

test('nobody is let in while the database hangs', async () => {
  const hanging = await startTestDatabase();
  const hung = createAuthenticate(openDatabase(hanging, 100), clock, SECRET);
  hanging.freeze();
  await expect(hung(await signIn())).rejects.toThrow('did not answer');
  await hanging.stop();
});
