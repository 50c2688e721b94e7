import { randomUUID } from 'node:crypto';
import { applicationFor } from '../support/fixtures/applications';
import { type AccountSite, startAccountSite } from '../support/server/account-site';
import { setUpAdminSite } from '../support/server/admin-site';

const desk = setUpAdminSite();
const { as, send } = desk;

test('resending what was not given up is a 409', async () => {
  const id = await send('Architect');
  const { status, body } = await as(`POST applications/${id}/resend`);
  expect([status, body.error.code]).toEqual([409, 'conflict']);
  expect((await as(`POST applications/${randomUUID()}/resend`)).status).toBe(404);
});

describe('with a webhook', () => {
  let announcing: AccountSite;
  beforeAll(async () => {
    // No server listens on this port.
    announcing = await startAccountSite({ APPLICATIONS_WEBHOOK_URL: 'http://127.0.0.1:9/secret-webhook' });
  });
  afterAll(() => announcing.stop());

  test('a dead announcement is sent again at once, logged once however often it is asked for', async () => {
    const { token: chief } = await announcing.add('Chief', 'admin');
    const call = async (what: string, body?: unknown) => {
      const answer = await announcing.call(what, { token: chief, ...(body !== undefined && { body }) });
      await answer.background;
      return answer;
    };
    const { id } = (await call('POST /api/applications', applicationFor('Architect'))).body;
    const record = `application:record:${String(id)}`;
    await announcing.database.redis.hset(record, { announcement: 'dead', reason: 'Gone' });
    const first = await call(`POST /api/admin/applications/${String(id)}/resend`);
    expect([first.status, first.body.application.announcement]).toMatchObject([
      202,
      { state: 'waiting', reason: null },
    ]);
    expect((await call(`POST /api/admin/applications/${String(id)}/resend`)).status).toBe(202);
    const { entries } = (await call('GET /api/admin/audit')).body;
    const side = { id, position: 'Architect', state: 'new' };
    expect(entries).toMatchObject([{ action: 'application.resent', before: side, after: side }]);
    await announcing.database.redis.hset(record, { announcement: 'sent' });
    expect((await call(`POST /api/admin/applications/${String(id)}/resend`)).status).toBe(409);
  });

  test('what its applicant has withdrawn is not sent again, nor kept in the outbox', async () => {
    const { redis } = announcing.database;
    const { token: chief } = await announcing.add('Foreman', 'admin');
    const idempotencyKey = randomUUID();
    const sent = applicationFor('Moderator', {}, { idempotencyKey });
    const { body, background } = await announcing.call('POST /api/applications', { body: sent });
    await background;
    const { id } = body;
    await redis.hset(`application:record:${String(id)}`, { announcement: 'dead' });
    const headers = { Authorization: `Application ${idempotencyKey}` };
    expect((await announcing.call(`DELETE /api/applications/${String(id)}`, { headers })).status).toBe(204);
    const resent = await announcing.call(`POST /api/admin/applications/${String(id)}/resend`, {
      token: chief,
    });
    expect([resent.status, resent.body.error.message]).toEqual([409, expect.stringContaining('withdrawn')]);
    expect(await redis.zscore('application:outbox', id)).toBeNull();
  });

  test('no answer and no line of the log holds the webhook’s address', async () => {
    const written: string[] = [];
    const keep = (text: string | Uint8Array) => written.push(String(text)) > 0;
    jest.spyOn(process.stderr, 'write').mockImplementation(keep);
    jest.spyOn(process.stdout, 'write').mockImplementation(keep);
    const { token: chief } = await announcing.add('Overseer', 'admin');
    const sent = applicationFor('Partner');
    const { body, background } = await announcing.call('POST /api/applications', { body: sent });
    await background;
    const { id } = body;
    for (const what of [
      'GET /api/health',
      'GET /api/admin/applications',
      `GET /api/admin/applications/${String(id)}`,
      `POST /api/admin/applications/${String(id)}/resend`,
      `GET /api/applications/${String(id)}`,
    ]) {
      const answer = await announcing.call(what, { token: chief });
      await answer.background;
      written.push(answer.text, JSON.stringify([...answer.headers]));
    }
    expect(written.length).toBeGreaterThan(9);
    expect(written.join('\n')).not.toMatch(/secret-webhook|127\.0\.0\.1:9/);
  });
});
