import { systemClock } from '../../functions/core/time/clock';
import { applicationFor } from '../support/fixtures/applications';
import { visitorMessage } from '../support/fixtures/contact-message';
import { type AccountSite, PASSWORD, startAccountSite } from '../support/server/account-site';

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite();
});
beforeEach(async () => {
  await site.database.redis.flushdb();
});
afterEach(() => site.database.setFull(false));
afterAll(() => site.stop());

const HOUR_MS = 3_600_000;
const send = (ign: string) => {
  const body = applicationFor('Architect', { ign });
  return site
    .call('POST /api/applications', { body })
    .then((answer) => ({ ...answer, key: body.idempotencyKey }));
};

test('while the database is full all can be read, also by who was not there for a while', async () => {
  const { token } = await site.add('Boss', 'admin', { ...systemClock, now: () => Date.now() - HOUR_MS });
  const sent = await send('Alex');
  await site.database.setFull(true);
  const headers = { Authorization: `Application ${sent.key}` };
  for (const [call, options] of [
    ['GET /api/auth/me', { token }],
    ['GET /api/admin/applications', { token }],
    ['GET /api/admin/overview', { token }],
    [`GET /api/applications/${String(sent.body.id)}`, { headers }],
    ['GET /api/leaderboard?mode=skywars', {}],
  ] as const) {
    expect([call, (await site.call(call, options)).status]).toEqual([call, 200]);
  }
});

test('nothing is acknowledged that is not stored, and what comes again afterwards is', async () => {
  await site.add('Alex');
  await site.database.setFull(true);
  const body = applicationFor('Architect');
  const credentials = { email: 'alex@example.org', password: PASSWORD };
  const account = { username: 'Steve', email: 'steve@example.org', password: PASSWORD };
  const calls = [
    ['POST /api/applications', body, 201],
    ['POST /api/contact', visitorMessage, 202],
    ['POST /api/auth/login', credentials, 200],
    ['POST /api/auth/register', account, 201],
  ] as const;
  for (const [call, content] of calls) {
    const { status, headers } = await site.call(call, { body: content });
    expect([call, status, headers.has('Retry-After')]).toEqual([call, 503, true]);
  }
  expect((await site.database.redis.keys('*')).filter((key) => !key.startsWith('account:'))).toEqual([]);
  await site.database.setFull(false);
  for (const [call, content, status] of calls) {
    expect([call, (await site.call(call, { body: content })).status]).toEqual([call, status]);
  }
});

test('health says so, and an admin makes room by erasing', async () => {
  const { token } = await site.add('Boss', 'admin');
  const [{ body: first }, second] = [await send('Alex'), await send('Steve')];
  await site.database.setFull(true);
  const health = await (await site.another())('GET /api/health');
  expect([health.status, health.body]).toEqual([503, expect.objectContaining({ ok: false, redis: 'up' })]);
  expect((await site.call(`DELETE /api/admin/applications/${String(first.id)}`, { token })).status).toBe(204);
  const headers = { Authorization: `Application ${second.key}` };
  expect((await site.call(`DELETE /api/applications/${String(second.body.id)}`, { headers })).status).toBe(
    204,
  );
  const { applications } = (await site.call('GET /api/admin/applications', { token })).body;
  expect(applications).toEqual([expect.objectContaining({ state: 'withdrawn' })]);
});
