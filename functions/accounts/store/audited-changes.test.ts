import { auditOf, useUserStore } from '../../../test/support/server/user-store';
import { AUDIT_KEPT_MS } from '../../core/audit/audit-script';
import { createAuditStore } from '../../core/audit/audit-store';

const stage = useUserStore();
const { add, open } = stage;

describe('the audit log', () => {
  test('says who did what to whom, before and after, and neither a hash nor an address', async () => {
    const log = createAuditStore(open());
    const [{ user: boss }, { user }] = [await add('Boss', { role: 'admin' }), await add('Alex')];
    const { id } = user;
    await stage.users.change(id, { role: 'admin', passwordHash: 'new-hash' }, { audit: auditOf('1', boss) });
    expect(await log.list(null)).toEqual({
      items: [
        {
          id: auditOf('1').id,
          at: '2026-05-25T12:00:00.000Z',
          action: 'user.changed',
          actor: { id: boss.id, username: 'Boss' },
          before: { id, username: 'Alex', role: 'user' },
          after: { id, username: 'Alex', role: 'admin' },
          usernameChanged: false,
          emailChanged: false,
          passwordChanged: true,
        },
      ],
      nextCursor: null,
    });
    const kept = JSON.stringify(await stage.database.redis.zrange('account:audit', 0, -1));
    expect(kept).not.toMatch(/hash|example|Alex|Boss/);
  });

  test('shows the names that accounts have now, and none of those who are deleted', async () => {
    const log = createAuditStore(open());
    const [{ user: boss }, { user }] = [await add('Boss', { role: 'admin' }), await add('Alex')];
    await stage.users.change(user.id, { username: 'Steve' }, { audit: auditOf('1', boss) });
    expect(await log.list(null)).toMatchObject({ items: [{ before: { username: 'Steve' } }] });
    await stage.users.remove(user.id, { audit: auditOf('2', { id: 'gone' }) });
    expect(await log.list(null)).toMatchObject({
      items: [
        { actor: { id: 'gone', username: null }, before: { id: user.id, username: null }, after: null },
        { actor: { username: 'Boss' }, before: { username: null }, after: { username: null } },
      ],
    });
  });

  test('has no entry for what was refused or changed nothing', async () => {
    const { user } = await add('Alex', { role: 'admin' });
    await stage.users.change(user.id, { role: 'user' }, { audit: auditOf('1', user) });
    await stage.users.remove(user.id, { audit: auditOf('2', user) });
    await stage.users.change(user.id, { role: 'admin' }, { audit: auditOf('3', user) });
    await stage.users.change(user.id, { username: 'Boss' }, { audit: auditOf('4', user) });
    await stage.users.change(user.id, { username: 'Boss' }, { audit: auditOf('4', user) });
    expect(await stage.database.redis.zcard('account:audit')).toBe(1);
  });

  test('keeps an entry for a year, however many there are', async () => {
    const { user } = await add('Alex');
    const write = (at: number, n: number) =>
      stage.users.change(
        user.id,
        { username: `name_${String(n)}` },
        { audit: { ...auditOf(String(n)), at } },
      );
    const start = Date.parse('2026-05-25T12:00:00.000Z');
    await write(start, 1);
    await write(start + 1, 2);
    const many = Array.from({ length: 6_000 }, (_, n) => ({
      score: 0,
      member: `${String(start + 2 + n).padStart(15, '0')} filler`,
    }));
    const [first, ...more] = many;
    if (first) await stage.database.redis.zadd('account:audit', first, ...more);
    await write(start + AUDIT_KEPT_MS, 3);
    expect(await stage.database.redis.zcard('account:audit')).toBe(6_003);
    await write(start + 1 + AUDIT_KEPT_MS, 4);
    expect(await stage.database.redis.zcard('account:audit')).toBe(6_003);

    const [oldest] = await stage.database.redis.zrange('account:audit', 0, 0);
    expect(oldest).toContain(auditOf('2').id);
  });

  test('is read newest first, page by page', async () => {
    const log = createAuditStore(open());
    const { user } = await add('Alex');
    for (let n = 0; n < 60; n += 1) {
      const record = { ...auditOf(String(n)), at: Date.UTC(2026, 0, 1, 0, n) };
      await stage.users.change(user.id, { username: `name_${String(n)}` }, { audit: record });
    }
    const first = await log.list(null);
    const second = await log.list(first.nextCursor);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 10, null]);
    expect([...first.items, ...second.items]).toMatchObject(
      Array.from({ length: 60 }, (_, n) => ({ id: auditOf(String(59 - n)).id })),
    );
  });
});
