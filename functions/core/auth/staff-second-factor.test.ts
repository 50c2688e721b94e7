import type { Role } from '@/contract/users';
import { accountOf } from '../../../test/support/server/accounts';
import { testAuthContext } from '../../../test/support/server/test-auth-context';
import { identify } from './access';

const request = new Request('https://spawnpoint.example/api/admin/users', {
  headers: { Authorization: 'Bearer token' },
});

/** Calls a desk of reviewers on a site that does or does not require a second factor from staff. */
function arrive(role: Role, secondFactor: boolean, staffNeedsSecondFactor: boolean) {
  const { user } = accountOf('Alex', { role, secondFactor });
  const session = { id: '1', createdAt: 0, lastUsedAt: 0, device: null, confirmedAt: null };
  const caller = { user, session, key: { userId: user.id, tokenHash: 'hash' } };
  const authContext = testAuthContext({
    staffNeedsSecondFactor,
    authenticate: () => Promise.resolve(caller),
    holderOf: () => user.id,
  });
  return {
    atDesk: () => identify(['reviewer'], request, 'network', authContext),
    atOwnAccount: () => identify(['account'], request, 'network', authContext),
  };
}

test.each(['reviewer', 'admin'] as const)(
  'where staff need a second factor, a %s without one gets no further than the own account, and reads why',
  async (role) => {
    const { atDesk, atOwnAccount } = arrive(role, false, true);
    await expect(atDesk()).rejects.toMatchObject({
      code: 'second_factor_missing',
      message: expect.stringContaining('on your dashboard'),
    });
    await expect(atOwnAccount()).resolves.toMatchObject({ user: { role } });
    await expect(arrive(role, true, true).atDesk()).resolves.toMatchObject({ user: { role } });
    await expect(arrive(role, false, false).atDesk()).resolves.toMatchObject({ user: { role } });
  },
);

test('who is not of this desk learns nothing else of it', async () => {
  await expect(arrive('user', false, true).atDesk()).rejects.toMatchObject({ code: 'forbidden' });
  await expect(arrive('editor', false, true).atDesk()).rejects.toMatchObject({ code: 'forbidden' });
});
