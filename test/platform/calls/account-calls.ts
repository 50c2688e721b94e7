import { accountKeys } from '../../../functions/core/auth/account-keys';
import { PASSWORD } from '../../support/server/account-site';
import { ADMIN } from '../product-site';
import type { Checks } from './check';

export const accountCalls: Checks = {
  async 'POST /api/auth/register'(ask) {
    const account = { username: 'Alex', email: 'alex@example.org' };
    expect((await ask({ body: { ...account, password: 'password1' } })).status).toBe(422);
    const { status, body } = await ask({ body: { ...account, password: PASSWORD } });
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        token: expect.any(String),
        user: expect.objectContaining({ ...account, role: 'user' }),
      },
    ]);
  },

  /** On a site without an admin also the first one, whom its variables name. */
  async 'POST /api/auth/login'(ask) {
    const { status, body } = await ask({ body: ADMIN });
    expect([status, body]).toEqual([
      200,
      { token: expect.any(String), user: expect.objectContaining({ email: ADMIN.email, role: 'admin' }) },
    ]);
  },

  async 'POST /api/auth/logout'(ask, { addAccount, database }) {
    const { user, token } = await addAccount('Leaver');
    expect((await ask({ token })).status).toBe(204);
    expect(await database.redis.exists(accountKeys.sessions(user.id))).toBe(0);
  },

  async 'GET /api/auth/me'(ask, { addAccount }) {
    const { user, token } = await addAccount('Reader');
    const { status, body } = await ask({ token });
    expect([status, body]).toEqual([200, { user }]);
  },

  async 'PATCH /api/auth/me'(ask, { addAccount }) {
    const { user, token } = await addAccount('Changer');
    const { status, body } = await ask({ token, body: { username: 'Changed', currentPassword: PASSWORD } });
    expect([status, body]).toEqual([200, { user: { ...user, username: 'Changed' } }]);
  },

  async 'DELETE /api/auth/me'(ask, { addAccount, database }) {
    const { user, token } = await addAccount('Remover');
    const { status } = await ask({ token, body: { currentPassword: PASSWORD } });
    expect([status, await database.redis.hexists(accountKeys.users, user.id)]).toEqual([204, 0]);
  },

  async 'POST /api/auth/confirm'(ask, { addAccount, database }) {
    const { user, token } = await addAccount('Confirmer');
    const { status, body } = await ask({ token, body: { password: 'wrong password' } });
    expect([status, Object.keys(body.error.fields)]).toEqual([401, ['password']]);
    expect((await ask({ token, body: { password: PASSWORD } })).status).toBe(204);
    const [session] = await database.redis.hvals(accountKeys.sessions(user.id));
    expect(JSON.stringify(session)).toContain('confirmedAt');
  },

  async 'GET /api/auth/sessions'(ask, { addAccount }) {
    const { token } = await addAccount('Lister');
    const { status, body } = await ask({ token });
    expect([status, body]).toEqual([200, { sessions: [expect.objectContaining({ current: true })] }]);
  },

  async 'DELETE /api/auth/sessions'(ask, { addAccount, database }) {
    const { user, token } = await addAccount('Ender');
    expect((await ask({ token })).status).toBe(204);
    expect(await database.redis.exists(accountKeys.sessions(user.id))).toBe(0);
  },

  async 'DELETE /api/auth/sessions/:id'(ask, { addAccount, database }) {
    const { user, token } = await addAccount('Closer');
    const [session] = (await database.redis.hvals(accountKeys.sessions(user.id))) as { id: string }[];
    const id = session?.id ?? '';
    expect((await ask({ token, params: { id } })).status).toBe(204);
    expect((await ask({ token, params: { id } })).status).toBe(401);
  },

  async 'GET /api/auth/export'(ask, { addAccount, ask: askSite }) {
    const { user, token } = await addAccount('Exporter');
    expect((await ask({ token })).body.error.code).toBe('confirmation_required');
    await askSite('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    const { status, headers, body } = await ask({ token });
    expect([status, body]).toEqual([200, expect.objectContaining({ user, applications: [] })]);
    expect(headers.get('content-disposition')).toContain('my-data.json');
  },
};
