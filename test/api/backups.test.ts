import { type AccountSite, PASSWORD, startAccountSite } from '../support/server/account-site';
import { backUp, restore } from '../support/server/backup-desk';
import { startBlobs, type TestBlobs } from '../support/server/blobs';

const FIRST_ADMIN = { email: 'first@example.org', password: 'a lantern in the rain' };
const NEW_PASSWORD = 'seven quiet harbours';

let blobs: TestBlobs;
let site: AccountSite;
let owner: string;
let admin: string;
beforeAll(async () => {
  blobs = await startBlobs();
  site = await startAccountSite({ ADMIN_EMAIL: FIRST_ADMIN.email, ADMIN_PASSWORD: FIRST_ADMIN.password });
});
beforeEach(async () => {
  await site.database.redis.flushdb();
  await blobs.clear();
  ({ token: owner } = await site.add('Boss', 'admin'));
  ({ token: admin } = await site.add('Mallory', 'admin'));
});
afterAll(() => Promise.all([site.stop(), blobs.stop()]));

const signIn = (email: string, password: string) =>
  site.call('POST /api/auth/login', { body: { email, password } });

test('an admin who is not the owner makes backups but cannot download one: it holds the password hash of the owner', async () => {
  const path = await backUp(site.call, admin);
  for (const method of ['GET', 'HEAD']) {
    const { status, text } = await site.call(`${method} ${path}`, { token: admin });
    expect(text).not.toContain('network-site-data');
    expect(status).toBe(403);
  }
  const refused = await site.call(`GET ${path}`, { token: admin });
  expect(refused.body.error).toMatchObject({
    code: 'forbidden',
    message: expect.stringContaining('Only the owner'),
  });
  const { status, text } = await site.call(`GET ${path}`, { token: owner });
  expect([status, text.includes('network-site-data')]).toEqual([200, true]);
});

test('an admin who is not the owner cannot bring back an older password of the owner by a restore', async () => {
  const path = await backUp(site.call, owner);
  const body = { password: NEW_PASSWORD, currentPassword: PASSWORD };
  const changed = await site.call('PATCH /api/auth/me', { token: owner, body });
  expect(changed.status).toBe(200);
  const before = await site.database.redis.hgetall('account:users');
  const refused = await site.call(`POST ${path}/restore`, { token: admin });
  expect((await signIn('boss@example.org', PASSWORD)).status).toBe(401);
  expect([refused.status, refused.body.error?.code]).toEqual([403, 'forbidden']);
  expect(await site.database.redis.hgetall('account:users')).toEqual(before);
});

test('the list says whether the caller may download and restore', async () => {
  const ownerOf = async (token: string) =>
    (await site.call('GET /api/admin/backups', { token })).body.isOwner;
  expect([await ownerOf(owner), await ownerOf(admin)]).toEqual([true, false]);
});

test('on an emptied database the first admin of the variables is the owner and restores what was there', async () => {
  const path = await backUp(site.call, owner);
  await site.database.redis.flushdb();
  const call = await site.another();
  const { token } = (await call('POST /api/auth/login', { body: FIRST_ADMIN })).body;
  await call('POST /api/auth/confirm', { token, body: { password: FIRST_ADMIN.password } });
  await restore(call, token, path);
  const { status, body } = await call('POST /api/auth/login', {
    body: { email: 'boss@example.org', password: PASSWORD },
  });
  expect(status).toBe(200);
  const again = await call('GET /api/admin/backups', { token: body.token });
  expect([again.status, again.body.isOwner]).toEqual([200, true]);
});
