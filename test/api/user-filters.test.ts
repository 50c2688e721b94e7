import type { AuditEntry } from '@/contract/audit';
import type { UsersResponse } from '@/contract/user-desk';
import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite } from '../support/server/mail-site';

const mail = setUpMailSite();
const { mailsTo } = mail;

let token = '';
beforeEach(async () => {
  token = (await mail.site.add('Boss', 'admin')).token;
});
const as = (what: string) => mail.call(what.replace(' ', ' /api/admin/'), { token });
const list = async (query = ''): Promise<UsersResponse> => (await as(`GET users${query}`)).body;
const names = async (query: string) => (await list(query)).users.map(({ username }) => username);

test('accounts are filtered by role, address and second factor, and by all of them together', async () => {
  const { user } = await mail.site.add('Alex');
  const stored = await mail.site.database.redis.hget<object>('account:users', user.id);
  const changed = { ...stored, emailVerified: true, secondFactor: true };
  await mail.site.database.redis.hset('account:users', { [user.id]: JSON.stringify(changed) });
  await mail.site.add('Steve');
  expect(await names('?role=admin')).toEqual(['Boss']);
  expect(await names('?factor=yes')).toEqual(['Alex']);
  expect(await names('?role=user&factor=no')).toEqual(['Steve']);
  expect(await names('?confirmed=yes&factor=yes&role=user&q=al')).toEqual(['Alex']);
  expect(await names('?confirmed=no&q=al')).toEqual([]);
  expect(await names('?role=&confirmed=')).toHaveLength(3);
});

test.each(['role=king', 'confirmed=1', 'factor=yes&factor=no'])('%s is refused', async (query) => {
  const { status, body } = await as(`GET users?${query}`);
  expect([status, Object.keys(body.error.fields)]).toEqual([422, [query.split('=')[0]]]);
});

test('the last sign-in is that of the latest password, from any device', async () => {
  const { user } = await mail.site.add('Alex');
  const signIn = () => mail.call('POST /api/auth/login', { body: { email: user.email, password: PASSWORD } });
  const signedInAt = async () => Date.parse((await list()).signIns?.[user.id] ?? '');
  await signIn();
  const first = await signedInAt();
  expect(Date.now() - first).toBeLessThan(60_000);
  await mail.site.database.redis.hset('account:users', {
    [user.id]: JSON.stringify({
      ...(await mail.site.database.redis.hget<object>('account:users', user.id)),
      signedInAt: 1,
    }),
  });
  await signIn();
  expect(await signedInAt()).toBeGreaterThanOrEqual(first);
});

describe('a link for a new password', () => {
  test('goes to the address of the account, and is logged without it', async () => {
    const { user } = await mail.site.add('Alex');
    expect((await as(`POST users/${user.id}/password-link`)).status).toBe(202);
    expect(mailsTo(user.email)).toHaveLength(1);
    expect(mail.tokenFor(user.email)).toMatch(/^[\w-]{43}$/);
    const { body, text } = await as('GET audit');
    const subject = { id: user.id, username: 'Alex', role: 'user' };
    expect(body.entries[0]).toMatchObject({ action: 'user.link_sent', before: subject, after: subject });
    expect(text).not.toContain(user.email);
  });

  test('shares the limit of forgotten passwords, and is not logged beyond it', async () => {
    const { user } = await mail.site.add('Alex');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await as(`POST users/${user.id}/password-link`)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    const { entries } = (await as('GET audit')).body as { entries: AuditEntry[] };
    expect(entries.filter(({ action }) => action === 'user.link_sent')).toHaveLength(5);
  });

  test('of nobody is refused', async () => {
    const { status } = await as('POST users/00000000-0000-4000-8000-000000000000/password-link');
    expect(status).toBe(404);
  });
});
