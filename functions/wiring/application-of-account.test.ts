import type { Position } from '@/contract/applications';
import { type AccountSite, PASSWORD, startAccountSite } from '../../test/account-site';
import { applicationFor } from '../../test/applications';

let site: AccountSite;
let token: string;
beforeAll(async () => {
  site = await startAccountSite();
});
beforeEach(async () => {
  await site.database.redis.flushdb();
  ({ token } = await site.add('Boss', 'admin'));
});
afterAll(() => site.stop());

const as = (what: string, body?: unknown) =>
  site.call(what.replace(' ', ' /api/admin/'), { token, ...(body !== undefined && { body }) });
async function send(position: Position, ign = 'Alex', bearer?: string): Promise<string> {
  const { status, body } = await site.call('POST /api/applications', {
    body: applicationFor(position, { ign }),
    ...(bearer !== undefined && { token: bearer }),
  });
  expect(status).toBe(201);
  return body.id;
}

describe('whose account is deleted', () => {
  const remove = (bearer: string) =>
    site.call('DELETE /api/auth/me', { token: bearer, body: { currentPassword: PASSWORD } });

  test('keeps an application in review, which names the account no longer', async () => {
    const { user, token: alex } = await site.add('Alex');
    const sent = applicationFor('Staff', { ign: 'AlexInGame' });
    const { id } = (await site.call('POST /api/applications', { body: sent, token: alex })).body;
    expect((await remove(alex)).status).toBe(204);
    const { application } = (await as(`GET applications/${String(id)}`)).body;
    expect(application).toMatchObject({ state: 'new', applicant: null, answers: sent.answers });
    const link = `GET /api/applications/${String(id)}?key=${sent.idempotencyKey}`;
    expect((await site.call(link)).body).toMatchObject({ id, state: 'new' });
    // The same person, by the names in the answers, still has one open application.
    const again = applicationFor('Staff', { ign: 'alexingame' });
    expect((await site.call('POST /api/applications', { body: again })).status).toBe(409);
    const keys = await site.database.redis.keys('*');
    const everything = await Promise.all(
      keys.map(async (key) => {
        const type = await site.database.redis.type(key);
        if (type === 'hash') return site.database.redis.hgetall(key);
        if (type === 'zset') return site.database.redis.zrange(key, 0, -1);
        return type === 'set' ? site.database.redis.smembers(key) : site.database.redis.get(key);
      }),
    );
    expect(JSON.stringify([keys, everything])).not.toContain(user.id);
  });

  test('by an admin too', async () => {
    const { user, token: alex } = await site.add('Alex');
    const id = await send('Staff', 'Alex', alex);
    expect((await as(`DELETE users/${user.id}`)).status).toBe(204);
    expect((await as(`GET applications/${id}`)).body.application.applicant).toBeNull();
    expect(await site.database.redis.exists('application:leavers')).toBe(0);
  });
});

test('the export of an account has its applications, whole, and not what admins say of them', async () => {
  const { token: alex } = await site.add('Alex');
  const sent = applicationFor('Staff');
  const { id } = (await site.call('POST /api/applications', { body: sent, token: alex })).body;
  await send('Partner', 'Other');
  await as(`PATCH applications/${String(id)}`, { state: 'in_review', note: 'We read it' });
  await as(`POST applications/${String(id)}/comments`, { text: 'Seems nice' });
  const { body, text } = await site.call('GET /api/auth/export', { token: alex });
  expect(body.applications).toEqual([
    {
      id,
      position: 'Staff',
      state: 'in_review',
      note: 'We read it',
      submittedAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      answers: sent.answers,
      guidelinesReadAt: sent.guidelinesReadAt,
    },
  ]);
  expect(text).not.toMatch(/Seems nice|keyHash/);
});
