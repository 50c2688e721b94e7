import { CSRF_PAIR } from '../../test/support/server/account-site';
import { accountOf } from '../../test/support/server/accounts';
import { setUpBackups } from '../../test/support/server/backup-stage';
import { callFunction } from '../../test/support/server/call-function';
import { testAuthContext } from '../../test/support/server/test-auth-context';
import { CONTENT_TAG } from '../core/http/conditional';
import { serve } from '../core/http/serve';
import type { Backups } from './backups';
import { backupRoutes } from './routes';

const stage = setUpBackups();
const account = {
  user: accountOf('Alex', { role: 'admin' }).user,
  session: { id: 'one', createdAt: 0, lastUsedAt: 0, device: null, confirmedAt: Date.now() },
  key: { userId: 'one', tokenHash: 'hash' },
};
const authContext = testAuthContext({
  authenticate: () => Promise.resolve(account),
  isOwner: () => Promise.resolve(true),
});
const headers = { ...CSRF_PAIR, Authorization: 'Bearer token' };

/** Calls the desk as the owner, and records the purged CDN tags. */
function startDesk(backups: Backups) {
  const purged: string[] = [];
  const purge = async (tag = CONTENT_TAG) => void purged.push(tag);
  const site = serve(backupRoutes({ backups, isOwner: authContext.isOwner, purge }), authContext);
  return {
    purged,
    async post(path: string) {
      const { response, background } = await callFunction(site, path, { method: 'POST', headers });
      await background;
      return { status: response.status, body: await response.json() };
    },
  };
}

test('?work= is the id of the work, once', async () => {
  await stage.fill('Alex');
  const { post } = startDesk(stage.open());
  const made = await post('/api/admin/backups');
  expect(made).toMatchObject({ status: 200, body: { phase: 'done' } });
  const { work } = made.body;
  expect(await post(`/api/admin/backups?work=${work}`)).toEqual(made);
  for (const query of ['?work=', '?work=x', `?work=${work}&work=${work}`]) {
    expect(await post(`/api/admin/backups${query}`)).toMatchObject({
      status: 422,
      body: { error: { fields: { work: expect.any(String) } } },
    });
  }
  expect((await stage.open().list()).map(({ kind }) => kind)).toEqual(['hand']);
});

test('a restore has the CDN forget what it keeps of the content once all is in its place, and not before', async () => {
  await stage.fill('Alex');
  const { work: id } = await stage.open().make(account.user, null);
  const { post, purged } = startDesk(stage.openSlow());
  for (let path = `/api/admin/backups/${String(id)}/restore`; ;) {
    expect(purged).toEqual([]);
    const { phase, work } = (await post(path)).body;
    if (phase === 'done') break;
    path = `/api/admin/backups/${String(id)}/restore?work=${String(work)}`;
  }
  expect(purged).toEqual([CONTENT_TAG]);
});
