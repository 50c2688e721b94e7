import { accountOf } from '../../test/support/server/accounts';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock } from '../../test/support/server/fake-clock';
import { openDatabase } from '../core/database/database';
import { createFirstAdmin } from './first-admin';
import { createPasswords } from './passwords';
import { createUserStore, type UserStore } from './store/user-store';

const access = { email: 'owner@example.org', password: 'correct horse battery' };
const passwords = createPasswords();

let database: TestDatabase;
let users: UserStore;
let warnings: string[];
beforeAll(async () => {
  database = await startTestDatabase();
  users = createUserStore(openDatabase(database, 5_000));
});
beforeEach(async () => {
  warnings = [];
  await database.redis.flushdb();
});
afterAll(() => database.stop());

const instance = (named: typeof access | null = access) =>
  createFirstAdmin(named, { users, passwords, clock: new FakeClock() }, (warning) => warnings.push(warning));

test('several instances at once make one admin, with the password of the variable', async () => {
  await Promise.all([instance(), instance(), instance()].map((first) => first.ensure()));
  expect(await users.count()).toEqual({ users: 1, admins: 1 });
  const [admin] = await users.findByEmail('Owner@example.org');
  expect(admin?.user).toMatchObject({ username: 'admin', email: access.email, role: 'admin' });
  expect(await passwords.verify(access.password, admin?.passwordHash ?? null)).toMatchObject({
    isRight: true,
  });
  expect(warnings).toEqual([]);
});

test('where there is an admin nobody is made, whatever the variables say', async () => {
  await users.create(accountOf('Boss', { role: 'admin' }));
  await instance().ensure();
  expect(await users.count()).toEqual({ users: 1, admins: 1 });
});

test('without the variables nobody is made: there are no default credentials', async () => {
  await instance(null).ensure();
  expect(await users.count()).toEqual({ users: 0, admins: 0 });
});

test('an instance asks the database until there is an admin, and then no more', async () => {
  const first = instance();
  await first.ensure();
  database.commands.length = 0;
  await first.ensure();
  expect(database.commands).toEqual([]);
});

test('when the database was away, the next sign-in tries again', async () => {
  const hanging = await startTestDatabase();
  const first = createFirstAdmin(
    access,
    { users: createUserStore(openDatabase(hanging, 200)), passwords, clock: new FakeClock() },
    () => undefined,
  );
  hanging.freeze();
  await expect(first.ensure()).rejects.toThrow('did not answer');
  hanging.thaw();
  await first.ensure();
  expect(await hanging.redis.scard('account:admins')).toBe(1);
  await hanging.stop();
});

test('somebody else’s name admin is no obstacle', async () => {
  await users.create(accountOf('Admin'));
  await instance().ensure();
  expect((await users.findByEmail(access.email))[0]?.user.username).toMatch(/^admin_[0-9a-f]{8}$/);
});

test('an account that has the address already does not become admin, and the owner is told', async () => {
  await users.create(accountOf('Mallory', { email: 'OWNER@example.org' }));
  await instance().ensure();
  expect((await users.count()).admins).toBe(0);
  expect(warnings).toEqual([expect.stringContaining('ADMIN_EMAIL')]);
});

test.each(['Password123', access.email])(
  'the password %s makes no admin, and is not repeated',
  async (password) => {
    await instance({ ...access, password }).ensure();
    expect((await users.count()).admins).toBe(0);
    expect(warnings).toEqual([expect.stringMatching(/^ADMIN_PASSWORD is /)]);
    expect(warnings.join()).not.toContain(password);
  },
);
