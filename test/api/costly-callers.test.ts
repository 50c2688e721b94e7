import { randomUUID } from 'node:crypto';
import { ACCOUNT_LIMIT } from '../../functions/core/limits/rate-limit';
import { applicationFor } from '../support/fixtures/applications';
import { visitorMessage } from '../support/fixtures/contact-message';
import { type AccountSite, PASSWORD, startAccountSite } from '../support/server/account-site';
import { stopClock } from '../support/server/second-factor';

/** As deployed: limits by network are not multiplied. */
let site: AccountSite;
beforeEach(async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  site = await startAccountSite({ ADDRESS_LIMIT_FACTOR: '1' });
});
afterEach(() => site.stop());

/** How many of so many calls, one after the other, were answered with which status, and the commands that all took. */
async function flood(count: number, call: (n: number) => Promise<{ readonly status: number }>) {
  site.database.commands.length = 0;
  const statuses = new Map<number, number>();
  for (let n = 0; n < count; n += 1) {
    const { status } = await call(n);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return { statuses, commands: site.database.commands.length };
}

test('whoever has an account cannot ask without end: what is public ends in 429, for this account and network', async () => {
  stopClock();
  const { token } = await site.add('Alex');
  const { burst } = ACCOUNT_LIMIT;
  await flood(burst, () => site.call('GET /api/csrf', { token }));
  const refused = await site.call('GET /api/leaderboard?mode=pvp', { token });
  expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 2]);
  expect((await site.call('GET /api/csrf', { token, ip: '198.51.100.1' })).status).toBe(200);
  expect((await site.call('GET /api/auth/me', { token })).status).toBe(200);
});

test('a token whose session has ended costs one command, and uses nothing of its account up', async () => {
  const { user, token } = await site.add('Alex');
  expect((await site.call('DELETE /api/auth/sessions', { token })).status).toBe(204);
  const { statuses, commands } = await flood(300, () => site.call('GET /api/auth/me', { token }));
  expect(statuses).toEqual(new Map([[401, 300]]));
  expect(commands).toBe(1);
  const body = { email: user.email, password: PASSWORD };
  const fresh = (await site.call('POST /api/auth/login', { body })).body.token;
  expect((await site.call('GET /api/auth/me', { token: fresh })).status).toBe(200);
});

test('contact messages beyond the limit cost hardly a command, each with a key of its own', async () => {
  const message = () => ({ ...visitorMessage, idempotencyKey: randomUUID() });
  const { statuses, commands } = await flood(200, () => site.call('POST /api/contact', { body: message() }));
  expect(statuses).toEqual(
    new Map([
      [202, 5],
      [429, 195],
    ]),
  );
  expect(commands).toBeLessThan(40);
});

test('applications beyond the limit cost hardly a command, each with a key of its own', async () => {
  const { statuses, commands } = await flood(400, (n) =>
    site.call('POST /api/applications', { body: applicationFor('Builder', { ign: `Player${String(n)}` }) }),
  );
  expect(statuses.get(201)).toBe(60);
  expect(statuses.get(429)).toBe(340);
  // What may have been sent before is looked up 180 times, and then not any more.
  expect(commands).toBeLessThan(600);
});
