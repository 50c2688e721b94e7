import { accountRefusals } from '#messages/account-refusals';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { openDatabase } from '../../functions/core/database/database';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { makeAdmin } from './make-admin';

const fields = { username: 'Owner', email: 'owner@example.org', password: 'correct horse battery' };

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(() => database.redis.flushdb());
afterAll(() => database.stop());

const admins = async () => (await createUserStore(openDatabase(database, 5_000)).count()).admins;

test('makes an admin, and another one beside', async () => {
  expect(await makeAdmin(database, fields)).toEqual([]);
  expect(await makeAdmin(database, { ...fields, username: 'Second', email: 'second@example.org' })).toEqual(
    [],
  );
  expect(await admins()).toBe(2);
});

test('says what is wrong, holding the owner to the rules of everybody', async () => {
  expect(await makeAdmin(database, { username: 'x', email: 'owner', password: 'short' })).toEqual([
    'Username needs at least 3 characters',
    'Please enter a valid email address',
    'Password needs at least 8 characters',
  ]);
  expect(await makeAdmin(database, { ...fields, password: 'password1' })).toEqual([
    accountRefusals.guessable.common,
  ]);
  await makeAdmin(database, fields);
  expect(await makeAdmin(database, fields)).toEqual([
    accountRefusals.taken.username,
    accountRefusals.taken.email,
  ]);
  expect(await admins()).toBe(1);
});
