import { randomUUID } from 'node:crypto';
import {
  ACCOUNT_LIMIT,
  ANONYMOUS_LIMIT,
  LOOK_UP_LIMIT,
  WRONG_KEY_LIMIT,
} from '../../functions/core/limits/rate-limit';
import { applicationFor } from '../support/fixtures/applications';
import { visitorMessage } from '../support/fixtures/contact-message';
import { type AccountSite, PASSWORD, startAccountSite } from '../support/server/account-site';
import { startBlobs } from '../support/server/blobs';
import { countCommands } from '../support/server/count-commands';
import { stopClock } from '../support/server/second-factor';

/** Address that TopG calls from, in tests. */
const TOPG = '127.0.0.1';

/** An instance of its own for each test, because it counts calls in its memory. */
let site: AccountSite;
let started: AccountSite;
beforeAll(async () => {
  // Limits per client subnet are not multiplied, as in production.
  started = await startAccountSite({
    ADDRESS_LIMIT_FACTOR: '1',
    GAME_SERVER_KEY: 'a-key-of-all-of-our-game-servers',
    VOTE_CHECK_THIRD: 'topg',
    VOTE_KEY_THIRD: '4711',
    VOTE_URL_THIRD: `http://${TOPG}`,
  });
});
beforeEach(async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await started.database.redis.flushdb();
  site = { ...started, call: await started.another() };
});
afterAll(() => started.stop());

/** Makes that many calls in sequence; returns their number by status, and the commands of all. */
async function flood(count: number, call: (n: number) => Promise<{ readonly status: number }>) {
  site.database.commands.length = 0;
  const statuses = new Map<number, number>();
  for (let n = 0; n < count; n += 1) {
    const { status } = await call(n);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return { statuses, commands: site.database.commands.length };
}

/** Free commands per month. */
const MONTH = 500_000;
const ELSEWHERE = '198.51.100.1';

const addAll = async (count: number) => {
  const added = [];
  for (let n = 0; n < count; n += 1) added.push(await site.add(`player_${String(n)}`));
  return added.map(({ token }) => token);
};

test('an account gets as many answers as the desks need at once, then one every two seconds', async () => {
  stopClock();
  const { token } = await site.add('Alex');
  const { burst } = ACCOUNT_LIMIT;
  expect(burst).toBe(300);
  const { statuses } = await flood(burst + 1, () => site.call('GET /api/auth/me', { token }));
  expect(statuses.get(200)).toBe(burst);
  const refused = await site.call('GET /api/auth/me', { token, ip: ELSEWHERE });
  expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 2]);
});

test('on a public route an account is a stranger of its client subnet', async () => {
  stopClock();
  const { token } = await site.add('Alex');
  const { statuses } = await flood(ANONYMOUS_LIMIT.burst + 1, () => site.call('GET /api/csrf', { token }));
  expect(statuses.get(429)).toBe(1);
  expect((await site.call('GET /api/leaderboard?mode=skywars', { token })).status).toBe(429);
  expect((await site.call('GET /api/csrf', { token, ip: ELSEWHERE })).status).toBe(200);
  expect((await site.call('GET /api/auth/me', { token })).status).toBe(200);
});

/** Addresses of the calls by kind of subnet; `FAULT_SUBNETS=2` for both kinds. */
const SUBNETS = [
  ['a /64 of IPv6', (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`],
  ['an IPv4 address', () => '203.0.113.1'],
] as const;

describe.each(SUBNETS.slice(0, Number(process.env['FAULT_SUBNETS'] ?? 1)))(
  'ten accounts behind %s',
  (_subnet, ipOf) => {
    test('spend a fiftieth of the month at once, then 15 commands a minute, and other subnets go on', async () => {
      const clock = stopClock();
      const tokens = await addAll(10);
      const call = (n: number) =>
        site.call('GET /api/auth/totp', { token: tokens[n % 10] ?? '', ip: ipOf(n) });
      const spent = (count: number) =>
        countCommands(site.database, async () => {
          expect((await flood(count, call)).statuses.get(429)).toBeGreaterThan(0);
        });
      expect(await spent(1_550)).toBeLessThan(MONTH / 50);
      expect(await spent(100)).toBe(0);
      expect(Number((await call(0)).headers.get('Retry-After'))).toBeGreaterThan(0);
      clock.advance(3_600_000);
      expect(await spent(180)).toBeLessThan(900 + 100);
      expect((await site.call('GET /api/auth/totp', { token: tokens[0] ?? '', ip: ELSEWHERE })).status).toBe(
        200,
      );
    });
  },
);

test('a school is served: 36 dashboards behind one address, which stay open for a quarter of an hour', async () => {
  const clock = stopClock();
  const tokens = await addAll(36);
  const ask = async (path: string) => {
    for (const token of tokens) expect((await site.call(`GET /api/${path}`, { token })).status).toBe(200);
  };
  for (const path of ['auth/me', 'auth/sessions', 'auth/totp', 'auth/passkeys']) await ask(path);
  for (let polls = 0; polls < 30; polls += 1) {
    await ask('applications/mine');
    clock.advance(30_000);
  }
});

test('staff read lists as fast as they can, which cost many commands, and users of their subnet go on', async () => {
  stopClock();
  await addAll(60);
  const { token } = await site.add('Boss', 'admin');
  const { statuses } = await flood(250, () => site.call('GET /api/admin/users?q=zzz', { token }));
  expect(statuses).toEqual(new Map([[200, 250]]));
  expect((await site.call('GET /api/auth/me', { token: (await site.add('Zoe')).token })).status).toBe(200);
});

test.each([
  ['GET /api/auth/export', 20, undefined, 200],
  ['POST /api/auth/confirm', 60, { password: PASSWORD }, 204],
  ['PATCH /api/auth/me', 60, { currentPassword: PASSWORD }, 200],
  ['DELETE /api/auth/me', 60, { currentPassword: 'wrong password' }, 401],
])(
  '%s has a limit of its own: %i at once behind one address, beyond it no command',
  async (route, most, body, status) => {
    stopClock();
    const tokens = await addAll(most + 1);
    for (const [n, token] of tokens.entries()) {
      const ip = `198.18.0.${String(n)}`;
      await site.call('POST /api/auth/confirm', { token, ip, body: { password: PASSWORD } });
    }
    const call = (n: number, ip = '203.0.113.1') =>
      site.call(route, { token: tokens[n] ?? '', ip, ...(body && { body }) });
    const { statuses } = await flood(most, call);
    expect(statuses).toEqual(new Map([[status, most]]));
    const refused = await flood(20, () => call(most));
    expect(refused).toEqual({ statuses: new Map([[429, 20]]), commands: 0 });
    expect(Number((await call(most)).headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await call(most, ELSEWHERE)).status).toBe(status);
  },
);

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
    site.call('POST /api/applications', { body: applicationFor('Architect', { ign: `Player${String(n)}` }) }),
  );
  expect(statuses.get(201)).toBe(60);
  expect(statuses.get(429)).toBe(340);
  // The first 180 calls are looked up, in case they were sent before; later ones are not.
  expect(commands).toBeLessThan(600);
});

test.each([
  ['votes of a player', (n: number) => site.call(`GET /api/votes/Player${String(n)}`), 200],
  ['checks of a vote', () => site.call('POST /api/votes/Alex/check', { body: { site: 'first' } }), 200],
  ['claims of a milestone', () => site.call('POST /api/votes/Alex/claim', { body: { days: 3 } }), 409],
  [
    'places of a player',
    (n: number) => site.call(`GET /api/leaderboard/skywars/players/Player${String(n)}`),
    404,
  ],
])(
  'a flood of %s ends in 429 for its network, and costs two commands each until then',
  async (_what, call, status) => {
    stopClock();
    const { burst } = LOOK_UP_LIMIT;
    const over = 50;
    const commands = await countCommands(site.database, async () => {
      const { statuses } = await flood(burst + over, call);
      expect(statuses).toEqual(
        new Map([
          [status, burst],
          [429, over],
        ]),
      );
    });
    expect(commands).toBeLessThanOrEqual(2 * burst);
    expect((await site.call('GET /api/votes/Alex', { ip: '198.51.100.1' })).status).toBe(200);
  },
);

test('pictures that are not there end in 429 for their network, and cost no command', async () => {
  stopClock();
  const blobs = await startBlobs();
  try {
    const { burst } = LOOK_UP_LIMIT;
    const name = (n: number) => `${n.toString(16).padStart(32, '0')}-10x10.webp`;
    const { statuses, commands } = await flood(burst + 20, (n) => site.call(`GET /uploads/${name(n)}`));
    expect(statuses).toEqual(
      new Map([
        [404, burst],
        [429, 20],
      ]),
    );
    expect(commands).toBe(0);
    expect((await site.call(`GET /uploads/${name(0)}`, { ip: '198.51.100.1' })).status).toBe(404);
  } finally {
    await blobs.stop();
  }
});

test('what is made up costs no command: tickets of votes, keys of companions, months that no board is kept of', async () => {
  stopClock();
  const { body } = await site.call('POST /api/votes/Alex/ticket', { body: { site: 'third' } });
  const ticket = String(body.url).split('-').at(-1) ?? '';
  const callback = (p: string, ip = TOPG) => site.call(`GET /api/votes/callback/third?p_resp=${p}`, { ip });
  const commands = await countCommands(site.database, async () => {
    for (let n = 0; n < 100; n += 1) {
      const forged = String(n).padStart(ticket.length, '0');
      expect((await callback(forged)).status).toBe(204);
      expect((await site.call(`GET /api/voters?month=${String(1_000 + n)}-05`)).status).toBe(200);
    }
    expect((await callback(ticket.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(204);
    expect((await callback(ticket, '203.0.113.1')).status).toBe(204);
    const { statuses } = await flood(100, (n) =>
      site.call('POST /api/companion/sync', { token: `a-made-up-key-${String(n)}`, body: {} }),
    );
    expect(statuses.get(401)).toBe(WRONG_KEY_LIMIT.burst);
  });
  expect(commands).toBe(0);
  await callback(ticket);
  expect((await site.call('GET /api/votes/Alex')).body.month.votes).toBe(1);
});
