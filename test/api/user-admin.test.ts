import type { AuditEntry } from '@/contract/audit';
import type { MessageRecord } from '@/contract/messages';
import { visitorMessage } from '../support/fixtures/contact-message';
import { PASSWORD } from '../support/server/account-site';
import { setUpAdminSite } from '../support/server/admin-site';

const desk = setUpAdminSite();
const { as } = desk;
const signIn = (username: string, password: string) =>
  desk.site.call('POST /api/auth/login', { body: { email: `${username}@example.org`, password } });

test('an admin makes a user and an admin, who can sign in', async () => {
  const user = { username: 'Alex', email: 'Alex@example.org', password: PASSWORD };
  const made = await as('POST users', user);
  expect([made.status, made.body.user.role, Object.keys(made.body.user)]).toEqual([
    201,
    'user',
    [
      'id',
      'username',
      'email',
      'role',
      'createdAt',
      'emailVerified',
      'pendingEmail',
      'secondFactor',
      'player',
    ],
  ]);
  const admin = { username: 'Chief', email: 'chief@example.org', password: PASSWORD, role: 'admin' };
  expect((await as('POST users', admin)).body.user.role).toBe('admin');
  expect((await signIn('alex', PASSWORD)).body.user).toEqual(made.body.user);
  expect((await as('POST users', user)).status).toBe(409);
});

test('PUT changes only what it names', async () => {
  const { user } = await desk.site.add('Alex');
  const { status, body } = await as(`PUT users/${user.id}`, {
    email: 'new@example.org',
    id: 'x',
    createdAt: 'x',
  });
  expect([status, body]).toEqual([200, { user: { ...user, email: 'new@example.org' } }]);
  expect((await as(`PUT users/${user.id}`, {})).body).toEqual(body);
  expect((await signIn('new', PASSWORD)).status).toBe(200);
});

test.each([{ role: 'owner' }, { role: null }, { role: ['admin'] }, { username: '' }, { password: 'short' }])(
  'PUT refuses %j with 422 at its field',
  async (changes) => {
    const { user } = await desk.site.add('Alex');
    const { status, body } = await as(`PUT users/${user.id}`, changes);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, Object.keys(changes)]);
    expect((await as('GET users')).body.users).toContainEqual(user);
  },
);

test('a role counts at the same token’s next request', async () => {
  const { user, token: alex } = await desk.site.add('Alex');
  expect((await desk.site.call('GET /api/admin/users', { token: alex })).status).toBe(403);
  await as(`PUT users/${user.id}`, { role: 'admin' });
  expect((await desk.site.call('GET /api/admin/users', { token: alex })).status).toBe(200);
  await as(`PUT users/${user.id}`, { role: 'user' });
  expect((await desk.site.call('GET /api/admin/users', { token: alex })).status).toBe(403);
});

test('a password that an admin sets ends the user’s sessions', async () => {
  const { user, token: alex } = await desk.site.add('Alex');
  expect((await as(`PUT users/${user.id}`, { password: 'set by an admin' })).status).toBe(200);
  expect((await desk.site.call('GET /api/auth/me', { token: alex })).status).toBe(401);
  expect((await signIn('alex', 'set by an admin')).status).toBe(200);
});

test.each(['AlexSteve', 'alexsteve@example.org', 'Brand-New-Name'])(
  'an admin cannot set the password %s for an account that is called so',
  async (password) => {
    const { user } = await desk.site.add('AlexSteve');
    const { status, body } = await as(`PUT users/${user.id}`, { password, username: 'BrandNewName' });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['password']]);
  },
);

test('the sessions of a user end at the next request', async () => {
  const { user, token: alex } = await desk.site.add('Alex');
  expect((await as(`DELETE users/${user.id}/sessions`)).status).toBe(204);
  expect((await desk.site.call('GET /api/auth/me', { token: alex })).status).toBe(401);
});

test('of two admins who demote each other at once, one does', async () => {
  const [one, other] = [await desk.site.add('Chief', 'admin'), await desk.site.add('Captain', 'admin')];
  const body = { role: 'user' };
  const answers = await Promise.all([
    desk.site.call(`PUT /api/admin/users/${other.user.id}`, { token: one.token, body }),
    desk.site.call(`PUT /api/admin/users/${one.user.id}`, { token: other.token, body }),
  ]);
  // If both were admins when they were checked, neither is now, and only the owner is left.
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
  expect(await desk.site.database.redis.scard('account:admins')).toBeGreaterThan(0);
});

test('the last admin cannot be deleted', async () => {
  const { status, body } = await as(`DELETE users/${desk.boss.id}`);
  expect([status, body.error.code]).toEqual([409, 'conflict']);
});

test('the list is searched and paged by the query', async () => {
  for (let n = 0; n < 27; n += 1) await desk.site.add(`player_${String(n)}`);
  const first = await as('GET users?q=PLAYER_');
  const second = await as(`GET users?q=PLAYER_&cursor=${String(first.body.nextCursor)}`);
  expect([first.body.users.length, second.body.users.length, second.body.nextCursor]).toEqual([25, 2, null]);
  expect((await as('GET users?q=player_26@')).body.users).toMatchObject([{ username: 'player_26' }]);
  expect((await as('GET users')).text).not.toContain('scrypt');
});

test('the overview counts', async () => {
  await desk.site.add('Alex');
  expect((await as('GET overview')).body).toEqual({
    users: 2,
    admins: 1,
    messages: 0,
    openMessages: 0,
    openApplications: 0,
    applicationsOfStrangers: { open: 0, today: 0, mostOpen: 1_000, mostOnDay: 600 },
  });
});

test('messages of the contact form are read newest first, page by page, with how their delivery goes', async () => {
  const send = (n: number) =>
    desk.site.call('POST /api/contact', {
      body: { ...visitorMessage, subject: `Number ${String(n)}`, message: '<b>Hello</b>\nagain' },
    });
  for (let n = 0; n < 27; n += 1) expect((await send(n)).status).toBe(202);
  const first = await as('GET messages');
  const second = await as(`GET messages?cursor=${String(first.body.nextCursor)}`);
  const all: MessageRecord[] = [...first.body.messages, ...second.body.messages];
  expect([first.body.messages.length, second.body.messages.length, second.body.nextCursor]).toEqual([
    25,
    2,
    null,
  ]);
  expect(new Set(all.map(({ subject }) => subject)).size).toBe(27);
  expect(all.map(({ receivedAt }) => receivedAt)).toEqual(
    all
      .map(({ receivedAt }) => receivedAt)
      .toSorted()
      .toReversed(),
  );
  expect(all[0]).toEqual({
    id: expect.any(String),
    receivedAt: expect.stringMatching(/Z$/),
    ...visitorMessage,
    subject: expect.stringMatching(/^Number /),
    message: '<b>Hello</b>\nagain',
    delivery: 'stored',
    state: 'open',
    takenBy: null,
    version: 1,
  });
  expect((await as('GET overview')).body.messages).toBe(27);
});

test('an admin erases a message for good, once, and the log keeps neither its words nor its sender', async () => {
  const { id } = (await desk.site.call('POST /api/contact', { body: visitorMessage })).body;
  expect((await as(`DELETE messages/${id}`)).status).toBe(204);
  expect((await as(`DELETE messages/${id}`)).status).toBe(404);
  expect((await as('GET messages')).body.messages).toEqual([]);
  expect(await desk.site.database.redis.keys('contact:*')).toEqual([]);
  const { body, text } = await as('GET audit');
  expect(body.entries).toEqual([
    {
      id: expect.any(String),
      at: expect.stringMatching(/Z$/),
      action: 'message.deleted',
      actor: { id: desk.boss.id, username: 'Boss' },
      before: { id },
      after: null,
    },
  ]);
  expect(text).not.toMatch(/alex|Lost|gone/);
});

test('the audit log has every action of an admin, before and after, and no secret', async () => {
  const { user } = await as('POST users', {
    username: 'Alex',
    email: 'alex@example.org',
    password: PASSWORD,
  }).then(({ body }) => body);
  await as(`PUT users/${user.id}`, { role: 'admin', password: 'set by an admin' });
  await signIn('alex', 'set by an admin');
  await as(`DELETE users/${user.id}/sessions`);
  await as(`DELETE users/${user.id}`);
  const { body, text } = await as('GET audit');
  // A deleted user has no name any more, even in earlier entries.
  const subject = { id: user.id, username: null, role: 'user' };
  const promoted = { ...subject, role: 'admin' };
  const entry = (action: string, before: unknown, after: unknown, passwordChanged = false) => ({
    id: expect.any(String),
    at: expect.stringMatching(/Z$/),
    action,
    actor: { id: desk.boss.id, username: 'Boss' },
    before,
    after,
    usernameChanged: false,
    emailChanged: false,
    passwordChanged,
  });
  const oldestFirst = body.entries.toSorted((a: AuditEntry, b: AuditEntry) => a.at.localeCompare(b.at));
  expect(oldestFirst).toEqual([
    entry('user.created', null, subject),
    entry('user.changed', subject, promoted, true),
    entry('user.sessions_ended', promoted, promoted),
    entry('user.deleted', promoted, null),
  ]);
  expect(body.nextCursor).toBeNull();
  expect(text).not.toMatch(/scrypt|set by an admin|correct horse|example\.org|Alex/);
});
