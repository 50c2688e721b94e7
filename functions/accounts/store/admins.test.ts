import { auditOf, useUserStore } from '../../../test/support/server/user-store';

const stage = useUserStore();
const { add, stored } = stage;

const admin = { role: 'admin' as const };

describe('the last admin', () => {
  test('cannot be demoted or removed, and a second one can', async () => {
    const [first, second] = [await add('First', admin), await add('Second', admin)];
    expect(await stage.users.change(second.user.id, { role: 'user' })).toMatchObject({ outcome: 'changed' });
    expect(await stage.users.change(first.user.id, { role: 'user' })).toEqual({ outcome: 'last_admin' });
    expect(await stage.users.remove(first.user.id)).toEqual({ outcome: 'last_admin' });
    expect(await stage.users.change(first.user.id, { role: 'admin', username: 'Boss' })).toMatchObject({
      outcome: 'changed',
    });
    expect(await stage.users.count()).toEqual({ users: 2, admins: 1 });
  });

  test.each([
    ['demoting', (id: string) => stage.users.change(id, { role: 'user' })],
    ['removing', (id: string) => stage.users.remove(id)],
  ])('is left by ten admins %s each other at once', async (_what, end) => {
    const admins = await Promise.all(Array.from({ length: 10 }, (_, n) => add(`admin${String(n)}`, admin)));
    const results = await Promise.all(admins.map(({ user }) => end(user.id)));
    expect(results.filter(({ outcome }) => outcome === 'last_admin')).toHaveLength(1);
    expect((await stage.users.count()).admins).toBe(1);
  });
});

describe('the owner', () => {
  const ownerNow = async () => (await stage.users.list({ search: '', cursor: null })).owner;

  test('is the first admin, and stays when older accounts become admins', async () => {
    const older = await add('Older', { createdAt: '2020-01-01T00:00:00.000Z' });
    expect(await ownerNow()).toBeNull();
    const first = await add('First', admin);
    await stage.users.change(older.user.id, { role: 'admin' });
    expect(await ownerNow()).toBe(first.user.id);
  });

  test('of accounts from before there was one is the oldest admin, from the first look on', async () => {
    await add('Older', { createdAt: '2020-01-01T00:00:00.000Z' });
    await add('Second', { ...admin, createdAt: '2023-01-01T00:00:00.000Z' });
    const first = await add('First', { ...admin, createdAt: '2022-01-01T00:00:00.000Z' });
    await stage.database.redis.del('account:owner');
    expect(await ownerNow()).toBe(first.user.id);
    expect(await stage.database.redis.get('account:owner')).toBe(first.user.id);
  });

  test('is changed and deleted by nobody else, and by itself alone', async () => {
    const [first, second] = [await add('First', admin), await add('Second', admin)];
    const [byFirst, bySecond] = [{ audit: auditOf('1', first.user) }, { audit: auditOf('2', second.user) }];
    const before = await stored();
    for (const changes of [{ username: 'Other' }, { role: 'user' }, { passwordHash: 'x' }] as const) {
      expect(await stage.users.change(first.user.id, changes, bySecond)).toEqual({ outcome: 'owner' });
    }
    expect(await stage.users.remove(first.user.id, bySecond)).toEqual({ outcome: 'owner' });
    expect(await stored()).toBe(before);
    expect(await stage.users.change(first.user.id, { username: 'Other' }, byFirst)).toMatchObject({
      outcome: 'changed',
    });
    expect(await stage.users.remove(first.user.id, byFirst)).toEqual({ outcome: 'own' });
    expect(await stage.users.remove(first.user.id)).toMatchObject({ outcome: 'removed' });
    expect(await stage.database.redis.exists('account:owner')).toBe(0);
    expect(await ownerNow()).toBe(second.user.id);
  });
});
