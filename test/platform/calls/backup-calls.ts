import type { ProductSite } from '../product-site';
import type { Checks } from './check';

const tokenOf = async ({ addAccount }: ProductSite, admin: string) =>
  (await addAccount(admin, 'admin')).token;

/** The token of an admin who is the owner from now on. */
async function ownerToken({ addAccount, database }: ProductSite, username: string): Promise<string> {
  const { user, token } = await addAccount(username, 'admin');
  await database.redis.set('account:owner', user.id);
  return token;
}

/** Makes a backup by the site's own call; its id. */
async function made({ ask }: ProductSite, token: string): Promise<string> {
  expect((await ask('POST /api/admin/backups', { token })).body.phase).toBe('done');
  const { backups } = (await ask('GET /api/admin/backups', { token })).body;
  return String(backups[0].id);
}

export const backupCalls: Checks = {
  async 'GET /api/admin/backups'(ask, site) {
    const token = await tokenOf(site, 'Archivist');
    const id = await made(site, token);
    const { body } = await ask({ token });
    expect(body.backups).toContainEqual(expect.objectContaining({ id, kind: 'hand' }));
  },

  async 'POST /api/admin/backups'(ask, site) {
    const { body } = await ask({ token: await tokenOf(site, 'Keeper') });
    expect(body.phase).toBe('done');
  },

  async 'GET /api/admin/backups/:id'(ask, site) {
    const token = await ownerToken(site, 'Fetcher');
    const { body, headers } = await ask({ token, params: { id: await made(site, token) } });
    expect(String(body)).toContain('"format":"network-site-data"');
    expect(headers.get('content-disposition')).toContain('.backup"');
  },

  async 'POST /api/admin/backups/:id/restore'(ask, site) {
    const token = await ownerToken(site, 'Restorer');
    const id = await made(site, token);
    await site.addAccount('Late');
    expect((await ask({ token, params: { id } })).body.phase).toBe('done');
    const { users } = (await site.ask('GET /api/admin/users', { token, query: '?q=late' })).body;
    expect(users).toEqual([]);
  },
};
