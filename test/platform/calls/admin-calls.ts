import { API_BASE } from '@/contract/paths';
import { createApplicationDesk } from '../../../functions/applications/desk/application-desk';
import { createContactStore, messageKey } from '../../../functions/contact/store/contact-store';
import { auditRecord } from '../../../functions/core/audit/audit-record';
import { accountKeys } from '../../../functions/core/auth/account-keys';
import { visitorMessage } from '../../support/fixtures/contact-message';
import { uuidOf } from '../../support/fixtures/leaderboard-players';
import { PASSWORD } from '../../support/server/account-site';
import { ROUTES } from '../../support/server/routes';
import type { ProductSite } from '../product-site';
import type { Checks } from './check';

const storeMessage = async ({ stores }: ProductSite, id: string): Promise<void> => {
  await createContactStore(stores).add({ id, form: visitorMessage, receivedAt: Date.now() }, null);
};

/** What any admin may read as it is. The site holds each response against its schema. */
const lists: Checks = Object.fromEntries(
  Object.entries(ROUTES)
    .filter(
      ([route, [auth]]) =>
        route.startsWith('GET ') && /^(?:admin|reviewer|editor)$/.test(auth) && !route.includes(':'),
    )
    .map(([route], index) => [
      route.replace(' ', ` ${API_BASE}`),
      async (ask, site) => {
        const { token } = await site.addAccount(`Reader_${String(index)}`, 'admin');
        expect((await ask({ token })).status).toBe(200);
      },
    ]),
);

export const adminCalls: Checks = {
  ...lists,

  async 'GET /api/admin/users'(ask, site) {
    const { user, token } = await site.addAccount('Chief_2', 'admin');
    const { status, body } = await ask({ token, query: '?q=chief_2' });
    expect([status, body]).toEqual([200, { users: [user], nextCursor: null, owner: expect.any(String) }]);
  },

  async 'POST /api/admin/users'(ask, site) {
    const { token } = await site.addAccount('Chief_3', 'admin');
    const account = { username: 'Newcomer', email: 'newcomer@example.org', role: 'admin' };
    const { status, body } = await ask({ token, body: { ...account, password: PASSWORD } });
    expect([status, body.user]).toEqual([201, expect.objectContaining(account)]);
  },

  async 'PUT /api/admin/users/:id'(ask, site) {
    const { token } = await site.addAccount('Chief_4', 'admin');
    const { user, token: own } = await site.addAccount('Renamed');
    const asking = { params: { id: user.id }, body: { username: 'Renamed_2' } };
    expect((await ask({ ...asking, token: 'none' })).status).toBe(401);
    expect((await ask({ ...asking, token: own })).status).toBe(403);
    const { status, body } = await ask({ ...asking, token });
    expect([status, body]).toEqual([200, { user: { ...user, username: 'Renamed_2' } }]);
  },

  async 'DELETE /api/admin/users/:id'(ask, site) {
    const { token } = await site.addAccount('Chief_5', 'admin');
    const { user } = await site.addAccount('Removed');
    expect((await ask({ token, params: { id: user.id } })).status).toBe(204);
    expect(await site.database.redis.hexists(accountKeys.users, user.id)).toBe(0);
  },

  async 'DELETE /api/admin/users/:id/sessions'(ask, site) {
    const { token } = await site.addAccount('Chief_6', 'admin');
    const { user, token: own } = await site.addAccount('Ended');
    const params = { id: user.id };
    expect((await ask({ token: own, params })).status).toBe(403);
    expect((await ask({ token, params })).status).toBe(204);
    expect(await site.database.redis.exists(accountKeys.sessions(user.id))).toBe(0);
  },

  async 'GET /api/admin/audit'(ask, site) {
    const { user, token } = await site.addAccount('Chief_7', 'admin');
    const actor = { id: user.id, username: user.username };
    const entry = auditRecord({ now: () => Date.now() }, actor, 'application.changed');
    await createApplicationDesk(site.stores).change(
      await site.addApplication(),
      { state: 'accepted' },
      entry,
    );
    const { status, body } = await ask({ token });
    const deed = expect.objectContaining({ id: entry.id, action: 'application.changed', actor });
    expect([status, body.entries]).toEqual([200, expect.arrayContaining([deed])]);
  },

  async 'GET /api/admin/messages'(ask, site) {
    const { token } = await site.addAccount('Chief_8', 'admin');
    await storeMessage(site, uuidOf(1));
    const { status, body } = await ask({ token });
    const message = expect.objectContaining({ id: uuidOf(1), ...visitorMessage, delivery: 'stored' });
    expect([status, body.messages]).toEqual([200, expect.arrayContaining([message])]);
  },

  async 'DELETE /api/admin/messages/:id'(ask, site) {
    const { token } = await site.addAccount('Chief_9', 'admin');
    await storeMessage(site, uuidOf(2));
    expect((await ask({ token, params: { id: uuidOf(2) } })).status).toBe(204);
    expect(await site.database.redis.exists(messageKey(uuidOf(2)))).toBe(0);
  },
};
