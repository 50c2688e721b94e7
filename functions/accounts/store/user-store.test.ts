import { accountOf } from '../../../test/support/server/accounts';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { everythingIn } from '../../../test/support/server/everything-in';
import { SECRET } from '../../../test/support/server/secret';
import type { AuditRecord } from '../../core/audit/audit-record';
import { AUDIT_KEPT_MS } from '../../core/audit/audit-script';
import { createAuditStore } from '../../core/audit/audit-store';
import { createAuthenticate } from '../../core/auth/authenticate';
import { issueToken } from '../../core/auth/session-token';
import type { Credentials } from '../../core/auth/user-record';
import { openDatabase } from '../../core/database/database';
import { createSessionStore } from './session-store';
import { createUserStore, type UserStore } from './user-store';

let database: TestDatabase;
let users: UserStore;
beforeAll(async () => {
  database = await startTestDatabase();
  users = createUserStore(openDatabase(database, 10_000));
});
beforeEach(() => database.redis.flushdb());
afterAll(() => database.stop());

async function add(username: string, given: Parameters<typeof accountOf>[1] = {}): Promise<Credentials> {
  const account = accountOf(username, given);
  expect(await users.create(account)).toEqual({ outcome: 'created' });
  return account;
}

/** What the database holds, whole. */
const stored = () => everythingIn(database.redis);

const outcomes = (results: readonly { outcome: string }[]) =>
  results.map(({ outcome }) => outcome).toSorted();
const audit = (id: string, actor: AuditRecord['actor'] = { id: 'boss' }): AuditRecord => ({
  id: `00000000-0000-4000-8000-${id.padStart(12, '0')}`,
  at: Date.parse('2026-05-25T12:00:00.000Z'),
  action: 'user.changed',
  actor,
});

describe('making an account', () => {
  test('it is found by its id and, in whatever case, by its email address', async () => {
    const account = await add('Zoe', { email: 'Zoë@Example.org' });
    expect(await users.find(account.user.id)).toEqual(account);
    expect(await users.findByEmail('ZOE\u0308@EXAMPLE.ORG')).toEqual([account]);
    expect(await users.findByEmail('zoe@example.org')).toEqual([]);
    expect(await users.find('nobody')).toBeNull();
  });

  test.each([
    ['email address', { email: 'ALEX@example.org' }, { username: false, email: true }],
    ['username', { username: 'aLEX', email: 'b@example.org' }, { username: true, email: false }],
    ['both', { username: 'alex', email: 'alex@EXAMPLE.org' }, { username: true, email: true }],
  ])('of two with the same %s, in whatever case, the second changes nothing', async (_what, given, taken) => {
    await add('Alex');
    const before = await stored();
    expect(await users.create(accountOf('Other', given))).toEqual({ outcome: 'taken', ...taken });
    expect(await stored()).toBe(before);
  });

  test.each([
    ['email address', (n: number) => ({ username: `player_${String(n)}`, email: 'one@example.org' })],
    ['username', (n: number) => ({ username: 'Alex', email: `player${String(n)}@example.org` })],
  ])(
    'of fifty at the same instant with one %s there is one, and no half of another',
    async (_what, given) => {
      const accounts = Array.from({ length: 50 }, (_, n) => accountOf('x', given(n)));
      const results = await Promise.all(accounts.map((account) => users.create(account)));
      expect(outcomes(results)).toEqual(['created', ...Array.from({ length: 49 }, () => 'taken')]);
      const made = accounts[results.findIndex(({ outcome }) => outcome === 'created')];
      const [sizes, count] = [
        await Promise.all(['users', 'emails', 'names'].map((key) => database.redis.hlen(`account:${key}`))),
        await database.redis.zcard('account:list'),
      ];
      expect([...sizes, count]).toEqual([1, 1, 1, 1]);
      expect(await users.find(made?.user.id ?? '')).toEqual(made);
    },
  );

  test('repeated, it succeeds and changes nothing', async () => {
    const account = await add('Alex');
    const before = await stored();
    expect(await users.create(account)).toEqual({ outcome: 'created' });
    expect(await stored()).toBe(before);
  });

  test('of twenty first admins at once there is one', async () => {
    const tries = Array.from({ length: 20 }, (_, n) => accountOf(`admin${String(n)}`, { role: 'admin' }));
    const results = await Promise.all(
      tries.map((account) => users.create(account, { onlyWithoutAdmin: true })),
    );
    expect(outcomes(results)).toEqual([...Array.from({ length: 19 }, () => 'admin_exists'), 'created']);
    expect(await users.count()).toEqual({ users: 1, admins: 1 });
  });
});

describe('changing an account', () => {
  test('changes what is named, frees the old name and keeps the rest', async () => {
    const { user, passwordHash } = await add('Alex');
    expect(await users.change(user.id, { username: 'Steve' })).toEqual({
      outcome: 'changed',
      user: { ...user, username: 'Steve' },
      isReplaced: false,
    });
    expect(await users.findByEmail(user.email)).toEqual([
      { user: { ...user, username: 'Steve' }, passwordHash },
    ]);
    await add('alex', { email: 'new@example.org' });
    expect(await users.change(user.id, { email: 'NEW@example.org' })).toMatchObject({
      outcome: 'taken',
      email: true,
    });
  });

  test('may write one’s own name in another case', async () => {
    const { user } = await add('alex');
    expect(await users.change(user.id, { username: 'Alex', email: user.email })).toMatchObject({
      outcome: 'changed',
      user: { username: 'Alex' },
    });
  });

  test('of two who take one name at once, one gets it', async () => {
    const [a, b] = [await add('Alex'), await add('Steve')];
    const results = await Promise.all(
      [a, b].map(({ user }) => users.change(user.id, { username: 'Herobrine' })),
    );
    expect(outcomes(results)).toEqual(['changed', 'taken']);
    expect(await database.redis.hlen('account:names')).toBe(2);
  });

  test('is refused when the password is another by now, or nobody is there', async () => {
    const { user } = await add('Alex', { passwordHash: 'new' });
    const before = await stored();
    expect(await users.change(user.id, { username: 'Steve' }, { expectedHash: 'old' })).toEqual({
      outcome: 'stale',
    });
    expect(await users.remove(user.id, { expectedHash: 'old' })).toEqual({ outcome: 'stale' });
    expect(await users.change('nobody', { username: 'Steve' })).toEqual({ outcome: 'missing' });
    expect(await users.remove('nobody')).toEqual({ outcome: 'missing' });
    expect(await stored()).toBe(before);
  });
});

describe('a change of credentials', () => {
  const session = { id: 'one', createdAt: 1, lastUsedAt: 1, device: null, confirmedAt: null };

  test('puts the session that made it under a new token, and ends the others', async () => {
    const { user } = await add('Alex');
    const sessions = createSessionStore(openDatabase(database, 10_000));
    for (const tokenHash of ['old', 'other']) {
      await sessions.open({ userId: user.id, tokenHash }, { ...session, id: tokenHash }, 'hash');
    }
    const change = () =>
      users.change(
        user.id,
        { passwordHash: 'new-hash' },
        { expectedHash: 'hash', replaceSession: ['old', 'new'] },
      );
    expect(await change()).toMatchObject({ outcome: 'changed', isReplaced: true });
    const left = await database.redis.hkeys(`account:sessions:${user.id}`);
    expect(left).toEqual(['new']);
    expect(await sessions.list({ ...user }, 2)).toMatchObject([{ id: 'old' }]);
    // Sent once more because the reply was lost, it has the same reply and changes nothing.
    const before = await stored();
    expect(await change()).toMatchObject({ outcome: 'changed', isReplaced: true });
    expect(await stored()).toBe(before);
  });

  test('leaves the sessions alone when only the name is another', async () => {
    const { user } = await add('Alex');
    const sessions = createSessionStore(openDatabase(database, 10_000));
    await sessions.open({ userId: user.id, tokenHash: 'old' }, session, 'hash');
    const options = { replaceSession: ['old', 'new'] } as const;
    expect(await users.change(user.id, { username: 'Steve', email: user.email }, options)).toMatchObject({
      outcome: 'changed',
      isReplaced: false,
    });
    expect(await database.redis.hkeys(`account:sessions:${user.id}`)).toEqual(['old']);
  });
});

describe('the last admin', () => {
  const admin = { role: 'admin' as const };

  test('cannot be demoted or removed, and a second one can', async () => {
    const [first, second] = [await add('First', admin), await add('Second', admin)];
    expect(await users.change(second.user.id, { role: 'user' })).toMatchObject({ outcome: 'changed' });
    expect(await users.change(first.user.id, { role: 'user' })).toEqual({ outcome: 'last_admin' });
    expect(await users.remove(first.user.id)).toEqual({ outcome: 'last_admin' });
    expect(await users.change(first.user.id, { role: 'admin', username: 'Boss' })).toMatchObject({
      outcome: 'changed',
    });
    expect(await users.count()).toEqual({ users: 2, admins: 1 });
  });

  test.each([
    ['demoting', (id: string) => users.change(id, { role: 'user' })],
    ['removing', (id: string) => users.remove(id)],
  ])('is left by ten admins %s each other at once', async (_what, end) => {
    const admins = await Promise.all(Array.from({ length: 10 }, (_, n) => add(`admin${String(n)}`, admin)));
    const results = await Promise.all(admins.map(({ user }) => end(user.id)));
    expect(results.filter(({ outcome }) => outcome === 'last_admin')).toHaveLength(1);
    expect((await users.count()).admins).toBe(1);
  });
});

describe('the owner', () => {
  const admin = { role: 'admin' as const };
  const ownerNow = async () => (await users.list({ search: '', cursor: null })).owner;

  test('is the first admin, and stays when older accounts become admins', async () => {
    const older = await add('Older', { createdAt: '2020-01-01T00:00:00.000Z' });
    expect(await ownerNow()).toBeNull();
    const first = await add('First', admin);
    await users.change(older.user.id, { role: 'admin' });
    expect(await ownerNow()).toBe(first.user.id);
  });

  test('of accounts from before there was one is the oldest admin, from the first look on', async () => {
    await add('Older', { createdAt: '2020-01-01T00:00:00.000Z' });
    await add('Second', { ...admin, createdAt: '2023-01-01T00:00:00.000Z' });
    const first = await add('First', { ...admin, createdAt: '2022-01-01T00:00:00.000Z' });
    await database.redis.del('account:owner');
    expect(await ownerNow()).toBe(first.user.id);
    expect(await database.redis.get('account:owner')).toBe(first.user.id);
  });

  test('is changed and deleted by nobody else, and by itself alone', async () => {
    const [first, second] = [await add('First', admin), await add('Second', admin)];
    const [byFirst, bySecond] = [{ audit: audit('1', first.user) }, { audit: audit('2', second.user) }];
    const before = await stored();
    for (const changes of [{ username: 'Other' }, { role: 'user' }, { passwordHash: 'x' }] as const) {
      expect(await users.change(first.user.id, changes, bySecond)).toEqual({ outcome: 'owner' });
    }
    expect(await users.remove(first.user.id, bySecond)).toEqual({ outcome: 'owner' });
    expect(await stored()).toBe(before);
    expect(await users.change(first.user.id, { username: 'Other' }, byFirst)).toMatchObject({
      outcome: 'changed',
    });
    expect(await users.remove(first.user.id, byFirst)).toEqual({ outcome: 'own' });
    expect(await users.remove(first.user.id)).toMatchObject({ outcome: 'removed' });
    expect(await database.redis.exists('account:owner')).toBe(0);
    expect(await ownerNow()).toBe(second.user.id);
  });
});

test('a removed account leaves nothing but what the audit log says', async () => {
  const { user } = await add('Alex');
  await add('Boss', { role: 'admin' });
  const opened = openDatabase(database, 10_000);
  const sessions = createSessionStore(opened);
  const { token, key } = issueToken(user.id, SECRET);
  const session = { id: 'session', createdAt: 1, lastUsedAt: 1, device: null, confirmedAt: null };
  expect(await sessions.open(key, session, 'hash')).toBe('opened');
  expect(await users.remove(user.id)).toEqual({ outcome: 'removed', user });
  expect(await stored()).not.toContain(user.id);
  expect(await stored()).not.toMatch(/alex/i);
  expect(await createAuthenticate(opened, { now: () => 2 }, SECRET)(token)).toBeNull();
});

describe('the list', () => {
  const names = async (search: string, cursor: string | null = null) => {
    const { items, nextCursor } = await users.list({ search, cursor });
    return { names: items.map(({ username }) => username), nextCursor };
  };
  const addMany = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        add(`player_${String(n).padStart(3, '0')}`, {
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
        }),
      ),
    );

  test('goes from the newest to the oldest, page by page, each account once', async () => {
    const accounts = await addMany(60);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof names>> = await names('', cursor);
      expect(page.names.length).toBeLessThanOrEqual(25);
      seen.push(...page.names);
      ({ nextCursor: cursor } = page);
    } while (cursor !== null);
    expect(seen).toEqual(accounts.map(({ user }) => user.username).toReversed());
  });

  test('goes on where it was when the account at its end has been removed', async () => {
    await addMany(30);
    const first = await users.list({ search: '', cursor: null });
    await users.remove(first.items.at(-1)?.id ?? '');
    expect((await names('', first.nextCursor)).names).toHaveLength(5);
  });

  test.each([
    ['part of a name', 'ER_00', ['player_002', 'player_001', 'player_000']],
    ['part of an email address', '002@EXAMPLE', ['player_002']],
    ['what looks like a pattern', '.*', []],
    ['nobody', 'herobrine', []],
  ])('finds %s, in whatever case', async (_what, search, expected) => {
    await addMany(3);
    expect(await names(search)).toEqual({ names: expected, nextCursor: null });
  });

  test.each(['', 'nonsense', 'Kw', '../../etc'])(
    'begins anew at the cursor %j, which is none',
    async (cursor) => {
      await addMany(2);
      expect((await names('', cursor)).names).toEqual(['player_001', 'player_000']);
    },
  );
});

describe('the audit log', () => {
  test('says who did what to whom, before and after, and neither a hash nor an address', async () => {
    const log = createAuditStore(openDatabase(database, 10_000));
    const [{ user: boss }, { user }] = [await add('Boss', { role: 'admin' }), await add('Alex')];
    const { id } = user;
    await users.change(id, { role: 'admin', passwordHash: 'new-hash' }, { audit: audit('1', boss) });
    expect(await log.list(null)).toEqual({
      items: [
        {
          id: audit('1').id,
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
    const kept = JSON.stringify(await database.redis.zrange('account:audit', 0, -1));
    expect(kept).not.toMatch(/hash|example|Alex|Boss/);
  });

  test('shows the names that accounts have now, and none of those who are deleted', async () => {
    const log = createAuditStore(openDatabase(database, 10_000));
    const [{ user: boss }, { user }] = [await add('Boss', { role: 'admin' }), await add('Alex')];
    await users.change(user.id, { username: 'Steve' }, { audit: audit('1', boss) });
    expect(await log.list(null)).toMatchObject({ items: [{ before: { username: 'Steve' } }] });
    await users.remove(user.id, { audit: audit('2', { id: 'gone' }) });
    expect(await log.list(null)).toMatchObject({
      items: [
        { actor: { id: 'gone', username: null }, before: { id: user.id, username: null }, after: null },
        { actor: { username: 'Boss' }, before: { username: null }, after: { username: null } },
      ],
    });
  });

  test('has no entry for what was refused or changed nothing', async () => {
    const { user } = await add('Alex', { role: 'admin' });
    await users.change(user.id, { role: 'user' }, { audit: audit('1', user) });
    await users.remove(user.id, { audit: audit('2', user) });
    await users.change(user.id, { role: 'admin' }, { audit: audit('3', user) });
    await users.change(user.id, { username: 'Boss' }, { audit: audit('4', user) });
    await users.change(user.id, { username: 'Boss' }, { audit: audit('4', user) });
    expect(await database.redis.zcard('account:audit')).toBe(1);
  });

  test('keeps an entry for a year, however many there are', async () => {
    const { user } = await add('Alex');
    const write = (at: number, n: number) =>
      users.change(user.id, { username: `name_${String(n)}` }, { audit: { ...audit(String(n)), at } });
    const start = Date.parse('2026-05-25T12:00:00.000Z');
    await write(start, 1);
    await write(start + 1, 2);
    const many = Array.from({ length: 6_000 }, (_, n) => ({
      score: 0,
      member: `${String(start + 2 + n).padStart(15, '0')} filler`,
    }));
    const [first, ...more] = many;
    if (first) await database.redis.zadd('account:audit', first, ...more);
    await write(start + AUDIT_KEPT_MS, 3);
    expect(await database.redis.zcard('account:audit')).toBe(6_003);
    await write(start + 1 + AUDIT_KEPT_MS, 4);
    expect(await database.redis.zcard('account:audit')).toBe(6_003);

    const [oldest] = await database.redis.zrange('account:audit', 0, 0);
    expect(oldest).toContain(audit('2').id);
  });

  test('is read newest first, page by page', async () => {
    const log = createAuditStore(openDatabase(database, 10_000));
    const { user } = await add('Alex');
    for (let n = 0; n < 60; n += 1) {
      const record = { ...audit(String(n)), at: Date.UTC(2026, 0, 1, 0, n) };
      await users.change(user.id, { username: `name_${String(n)}` }, { audit: record });
    }
    const first = await log.list(null);
    const second = await log.list(first.nextCursor);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 10, null]);
    expect([...first.items, ...second.items]).toMatchObject(
      Array.from({ length: 60 }, (_, n) => ({ id: audit(String(59 - n)).id })),
    );
  });
});
