import { accountOf } from '../../../test/support/server/accounts';
import { SECRET } from '../../../test/support/server/secret';
import { useUserStore } from '../../../test/support/server/user-store';
import { createAuthenticate } from '../../core/auth/authenticate';
import { issueToken } from '../../core/auth/session-token';
import { createSessionStore } from './session-store';

const stage = useUserStore();
const { add, open, stored } = stage;

const outcomes = (results: readonly { outcome: string }[]) =>
  results.map(({ outcome }) => outcome).toSorted();
const session = { id: 'one', createdAt: 1, lastUsedAt: 1, device: null, confirmedAt: null };

describe('making an account', () => {
  test('it is found by its id and, in whatever case, by its email address', async () => {
    const account = await add('Zoe', { email: 'Zoë@Example.org' });
    expect(await stage.users.find(account.user.id)).toEqual(account);
    expect(await stage.users.findByEmail('ZOE\u0308@EXAMPLE.ORG')).toEqual([account]);
    expect(await stage.users.findByEmail('zoe@example.org')).toEqual([]);
    expect(await stage.users.find('nobody')).toBeNull();
  });

  test.each([
    ['email address', { email: 'ALEX@example.org' }, { username: false, email: true }],
    ['username', { username: 'aLEX', email: 'b@example.org' }, { username: true, email: false }],
    ['both', { username: 'alex', email: 'alex@EXAMPLE.org' }, { username: true, email: true }],
  ])('of two with the same %s, in whatever case, the second changes nothing', async (_what, given, taken) => {
    await add('Alex');
    const before = await stored();
    expect(await stage.users.create(accountOf('Other', given))).toEqual({ outcome: 'taken', ...taken });
    expect(await stored()).toBe(before);
  });

  test.each([
    ['email address', (n: number) => ({ username: `player_${String(n)}`, email: 'one@example.org' })],
    ['username', (n: number) => ({ username: 'Alex', email: `player${String(n)}@example.org` })],
  ])(
    'of fifty at the same instant with one %s there is one, and no half of another',
    async (_what, given) => {
      const accounts = Array.from({ length: 50 }, (_, n) => accountOf('x', given(n)));
      const results = await Promise.all(accounts.map((account) => stage.users.create(account)));
      expect(outcomes(results)).toEqual(['created', ...Array.from({ length: 49 }, () => 'taken')]);
      const made = accounts[results.findIndex(({ outcome }) => outcome === 'created')];
      const [sizes, count] = [
        await Promise.all(
          ['users', 'emails', 'names'].map((key) => stage.database.redis.hlen(`account:${key}`)),
        ),
        await stage.database.redis.zcard('account:list'),
      ];
      expect([...sizes, count]).toEqual([1, 1, 1, 1]);
      expect(await stage.users.find(made?.user.id ?? '')).toEqual(made);
    },
  );

  test('repeated, it succeeds and changes nothing', async () => {
    const account = await add('Alex');
    const before = await stored();
    expect(await stage.users.create(account)).toEqual({ outcome: 'created' });
    expect(await stored()).toBe(before);
  });

  test('of twenty first admins at once there is one', async () => {
    const tries = Array.from({ length: 20 }, (_, n) => accountOf(`admin${String(n)}`, { role: 'admin' }));
    const results = await Promise.all(
      tries.map((account) => stage.users.create(account, { onlyWithoutAdmin: true })),
    );
    expect(outcomes(results)).toEqual([...Array.from({ length: 19 }, () => 'admin_exists'), 'created']);
    expect(await stage.users.count()).toEqual({ users: 1, admins: 1 });
  });
});

describe('changing an account', () => {
  test('changes what is named, frees the old name and keeps the rest', async () => {
    const { user, passwordHash } = await add('Alex');
    expect(await stage.users.change(user.id, { username: 'Steve' })).toEqual({
      outcome: 'changed',
      user: { ...user, username: 'Steve' },
      isReplaced: false,
    });
    expect(await stage.users.findByEmail(user.email)).toEqual([
      { user: { ...user, username: 'Steve' }, passwordHash },
    ]);
    await add('alex', { email: 'new@example.org' });
    expect(await stage.users.change(user.id, { email: 'NEW@example.org' })).toMatchObject({
      outcome: 'taken',
      email: true,
    });
  });

  test('may write one’s own name in another case', async () => {
    const { user } = await add('alex');
    expect(await stage.users.change(user.id, { username: 'Alex', email: user.email })).toMatchObject({
      outcome: 'changed',
      user: { username: 'Alex' },
    });
  });

  test('of two who take one name at once, one gets it', async () => {
    const [a, b] = [await add('Alex'), await add('Steve')];
    const results = await Promise.all(
      [a, b].map(({ user }) => stage.users.change(user.id, { username: 'Herobrine' })),
    );
    expect(outcomes(results)).toEqual(['changed', 'taken']);
    expect(await stage.database.redis.hlen('account:names')).toBe(2);
  });

  test('is refused when the password is another by now, or nobody is there', async () => {
    const { user } = await add('Alex', { passwordHash: 'new' });
    const before = await stored();
    expect(await stage.users.change(user.id, { username: 'Steve' }, { expectedHash: 'old' })).toEqual({
      outcome: 'stale',
    });
    expect(await stage.users.remove(user.id, { expectedHash: 'old' })).toEqual({ outcome: 'stale' });
    expect(await stage.users.change('nobody', { username: 'Steve' })).toEqual({ outcome: 'missing' });
    expect(await stage.users.remove('nobody')).toEqual({ outcome: 'missing' });
    expect(await stored()).toBe(before);
  });
});

describe('a change of credentials', () => {
  test('puts the session that made it under a new token, and ends the others', async () => {
    const { user } = await add('Alex');
    const sessions = createSessionStore(open());
    for (const tokenHash of ['old', 'other']) {
      await sessions.open({ userId: user.id, tokenHash }, { ...session, id: tokenHash }, 'hash');
    }
    const change = () =>
      stage.users.change(
        user.id,
        { passwordHash: 'new-hash' },
        { expectedHash: 'hash', replaceSession: ['old', 'new'] },
      );
    expect(await change()).toMatchObject({ outcome: 'changed', isReplaced: true });
    const left = await stage.database.redis.hkeys(`account:sessions:${user.id}`);
    expect(left).toEqual(['new']);
    expect(await sessions.list({ ...user }, 2)).toMatchObject([{ id: 'old' }]);
    // A retry after a lost reply gets the same reply and changes nothing.
    const before = await stored();
    expect(await change()).toMatchObject({ outcome: 'changed', isReplaced: true });
    expect(await stored()).toBe(before);
  });

  test('leaves the sessions alone when only the name is another', async () => {
    const { user } = await add('Alex');
    const sessions = createSessionStore(open());
    await sessions.open({ userId: user.id, tokenHash: 'old' }, session, 'hash');
    const options = { replaceSession: ['old', 'new'] } as const;
    expect(
      await stage.users.change(user.id, { username: 'Steve', email: user.email }, options),
    ).toMatchObject({
      outcome: 'changed',
      isReplaced: false,
    });
    expect(await stage.database.redis.hkeys(`account:sessions:${user.id}`)).toEqual(['old']);
  });
});

test('a removed account leaves nothing but what the audit log says', async () => {
  const { user } = await add('Alex');
  await add('Boss', { role: 'admin' });
  const opened = open();
  const sessions = createSessionStore(opened);
  const { token, key } = issueToken(user.id, SECRET);
  expect(await sessions.open(key, session, 'hash')).toBe('opened');
  expect(await stage.users.remove(user.id)).toEqual({ outcome: 'removed', user });
  expect(await stored()).not.toContain(user.id);
  expect(await stored()).not.toMatch(/alex/i);
  expect(await createAuthenticate(opened, { now: () => 2 }, SECRET)(token)).toBeNull();
});

describe('the list', () => {
  const names = async (search: string, cursor: string | null = null) => {
    const { items, nextCursor } = await stage.users.list({ search, cursor });
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
    const first = await stage.users.list({ search: '', cursor: null });
    await stage.users.remove(first.items.at(-1)?.id ?? '');
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
