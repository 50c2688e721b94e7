import { plainTextOf, subjectOf } from '../support/fakes/mail-server';
import { applicationFor } from '../support/fixtures/applications';
import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite, SITE_URL } from '../support/server/mail-site';

const mail = setUpMailSite();
const { call, mailsTo } = mail;
const ADDRESS = 'Alex@example.org';

let boss: string;
beforeEach(async () => {
  boss = (await mail.site.add('Boss', 'admin')).token;
});

async function send(token?: string): Promise<string> {
  const body = applicationFor('Architect', { ign: 'Alex' });
  const answer = await call('POST /api/applications', { body, ...(token !== undefined && { token }) });
  return answer.body.id;
}
const decide = (id: string, changes: object) =>
  call(`PATCH /api/admin/applications/${id}`, { token: boss, body: changes });

test.each([
  ['accepted', /was accepted/],
  ['rejected', /was not successful.*30 days/],
])(
  'an applicant with a confirmed address hears by mail that an application was %s, with the note',
  async (state, words) => {
    const { token } = await mail.site.addConfirmed('Alex');
    const id = await send(token);
    await decide(id, { note: 'Seen, thank you.' });
    expect((await decide(id, { state: 'in_review' })).status).toBe(200);
    expect(mail.server.arrived).toEqual([]);
    expect((await decide(id, { state })).body.application).toMatchObject({ state });
    const [email] = mailsTo(ADDRESS);
    expect(mail.server.arrived).toHaveLength(1);
    expect(email && subjectOf(email)).toContain('Architect application');
    const text = email ? plainTextOf(email) : '';
    expect(text).toMatch(words);
    expect(text).toContain('Seen, thank you.');
    expect(text).toMatch(new RegExp(`^${SITE_URL}/user/dashboard$`, 'm'));
  },
);

test('the note of the decision itself is told, and the same decision again is not', async () => {
  const { token } = await mail.site.addConfirmed('Alex');
  const id = await send(token);
  await decide(id, { state: 'accepted', note: 'Welcome <b>aboard</b>' });
  await decide(id, { state: 'accepted', note: 'Changed' });
  expect(mailsTo(ADDRESS)).toHaveLength(1);
  const [email] = mailsTo(ADDRESS);
  expect(email && plainTextOf(email)).toContain('Welcome <b>aboard</b>');
  expect(email?.source.replaceAll('=\r\n', '')).toContain('Welcome &lt;b&gt;aboard&lt;/b&gt;');
});

test('nobody is written to who applied without an account, or whose account is gone', async () => {
  await decide(await send(), { state: 'accepted' });
  const { token } = await mail.site.addConfirmed('Steve');
  const answer = await call('POST /api/applications', {
    token,
    body: applicationFor('Moderator', { ign: 'Steve' }),
  });
  await call('DELETE /api/auth/me', { token, body: { currentPassword: PASSWORD } });
  expect((await decide(answer.body.id, { state: 'rejected' })).status).toBe(200);
  expect(mail.server.arrived).toEqual([]);
});
