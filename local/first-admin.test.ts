import { createUserStore } from '../functions/accounts';
import { buildAccounts } from '../functions/accounts/build-accounts';
import { createAuthenticate } from '../functions/core/auth/authenticate';
import { openDatabase, PATIENT_MS } from '../functions/core/database/database';
import { systemClock } from '../functions/core/time/clock';
import { later } from '../test/support/server/no-mail';
import { SECRET } from '../test/support/server/secret';
import { engines, serve, type ServedEngine } from './data-service/test-engines';
import { makeLocalAdmin } from './first-admin';

describe.each(engines)('on the %s engine', (_kind, open) => {
  let service: ServedEngine;
  beforeEach(async () => {
    service = await serve(open);
  });
  afterEach(() => service.close());

  const site = () =>
    buildAccounts(
      openDatabase(service, PATIENT_MS),
      { firstAdmin: null, mail: null, siteUrl: 'https://site.example' },
      systemClock,
      SECRET,
    );

  test('a fresh site gets an admin with a password of its own, and a second start none', async () => {
    const access = await makeLocalAdmin(service);
    expect(access).toEqual({ email: 'admin@example.org', password: expect.stringMatching(/^[\w-]{16}$/) });
    expect(await makeLocalAdmin(service)).toBeNull();
    if (!access) return;
    const { user } = await site().accounts.signIn(access, '127.0.0.1', later);
    expect(user).toMatchObject({ username: 'admin', role: 'admin' });
  });

  test('accounts work from registration to removal', async () => {
    const { accounts, admin } = site();
    const authenticate = createAuthenticate(openDatabase(service, PATIENT_MS), systemClock, SECRET);
    const access = await makeLocalAdmin(service);
    const { user: boss } = await accounts.signIn(access ?? { email: '', password: '' }, '127.0.0.1', later);
    const form = { username: 'Zoe', email: 'zoë@example.org', password: 'correct horse battery' };
    const { token, user } = await accounts.register(form, later);
    await expect(accounts.register({ ...form, email: 'ZOË@example.org' }, later)).rejects.toThrow('already');
    await expect(accounts.signIn({ ...form, password: 'wrong' }, '127.0.0.1', later)).rejects.toThrow(
      'wrong',
    );
    expect((await admin.change(boss, user.id, { username: 'Chloe' }, later)).username).toBe('Chloe');
    expect((await authenticate(token))?.user.username).toBe('Chloe');
    expect((await admin.list('CHLO', null)).users).toHaveLength(1);
    await expect(admin.remove(boss, boss.id)).rejects.toThrow('last admin');
    await admin.endSessions(boss, user.id);
    expect(await authenticate(token)).toBeNull();
    await admin.remove(boss, user.id);
    expect((await admin.auditLog(null)).entries.map(({ action }) => action)).toHaveLength(3);
    expect(await createUserStore(openDatabase(service, PATIENT_MS)).count()).toEqual({ users: 1, admins: 1 });
  });
});
