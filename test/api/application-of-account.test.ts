import { applicationFor } from '../support/fixtures/applications';
import { PASSWORD } from '../support/server/account-site';
import { setUpAdminSite } from '../support/server/admin-site';
import { everythingIn } from '../support/server/everything-in';

const desk = setUpAdminSite();
const { as, send } = desk;

describe('whose account is deleted', () => {
  const remove = (bearer: string) =>
    desk.site.call('DELETE /api/auth/me', { token: bearer, body: { currentPassword: PASSWORD } });

  test('keeps an application in review, which names the account no longer', async () => {
    const { user, token: alex } = await desk.site.add('Alex');
    const sent = applicationFor('Moderator', { ign: 'AlexInGame' });
    const { id } = (await desk.site.call('POST /api/applications', { body: sent, token: alex })).body;
    expect((await remove(alex)).status).toBe(204);
    const { application } = (await as(`GET applications/${String(id)}`)).body;
    expect(application).toMatchObject({ state: 'new', applicant: null, answers: sent.answers });
    const link = { headers: { Authorization: `Application ${sent.idempotencyKey}` } };
    const own = await desk.site.call(`GET /api/applications/${String(id)}`, link);
    expect(own.body).toMatchObject({ id, state: 'new' });
    // The same person, identified by the names in the answers, still has one open application.
    const again = applicationFor('Moderator', { ign: 'alexingame' });
    expect((await desk.site.call('POST /api/applications', { body: again })).status).toBe(409);
    expect(await everythingIn(desk.site.database.redis)).not.toContain(user.id);
  });

  test('by an admin too', async () => {
    const { user, token: alex } = await desk.site.add('Alex');
    const id = await send('Moderator', 'Alex', alex);
    expect((await as(`DELETE users/${user.id}`)).status).toBe(204);
    expect((await as(`GET applications/${id}`)).body.application.applicant).toBeNull();
    expect(await desk.site.database.redis.exists('application:leavers')).toBe(0);
  });
});

test('the export of an account has its applications, whole, and not what admins say of them', async () => {
  const { token: alex } = await desk.site.add('Alex');
  const sent = applicationFor('Moderator');
  const { id } = (await desk.site.call('POST /api/applications', { body: sent, token: alex })).body;
  await send('Partner', 'Other');
  await as(`PATCH applications/${String(id)}`, { state: 'in_review', note: 'We read it' });
  await as(`POST applications/${String(id)}/comments`, { text: 'Seems nice' });
  await desk.site.call('POST /api/auth/confirm', { token: alex, body: { password: PASSWORD } });
  const { body, text } = await desk.site.call('GET /api/auth/export', { token: alex });
  expect(body.applications).toEqual([
    {
      id,
      position: 'Moderator',
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
