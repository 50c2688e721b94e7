import { createHash } from 'node:crypto';
import { API_PATHS } from '@/contract/paths';
import { applicationFor } from '../support/fixtures/applications';
import { visitorMessage } from '../support/fixtures/contact-message';
import { serverVariables } from '../support/fixtures/tracked-servers';
import { type AccountSite, PASSWORD, startAccountSite } from '../support/server/account-site';
import { CALLS } from '../support/server/calls';
import { everythingIn } from '../support/server/everything-in';

/** Callers, with the texts that would reveal them: the address, its subnet, and hashes that anybody could compute. */
const CALLERS = [
  { ip: '198.51.100.77', networks: ['198.51.100.77'] },
  { ip: '2001:db8:7177:8899::1', networks: ['2001:db8:7177:8899', '2001:db8:7177:88', '2001:db8:7177'] },
];
const hashesOf = (text: string) =>
  ['sha1', 'sha256', 'md5'].flatMap((name) =>
    (['hex', 'base64', 'base64url'] as const).map((encoding) =>
      createHash(name).update(text).digest(encoding),
    ),
  );

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite({
    ...serverVariables(() => '127.0.0.1:1'),
    STATUS_SOURCES: 'ping',
    ADDRESS_LIMIT_FACTOR: '1',
    GAME_SERVER_KEY: 'k'.repeat(32),
  });
});
afterAll(() => site.stop());
afterEach(() => jest.restoreAllMocks());

test.each(CALLERS)('nothing that is stored or logged tells that $ip called', async ({ ip, networks }) => {
  const lines: string[] = [];
  for (const stream of [process.stderr, process.stdout]) {
    jest.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  }
  const { user, token } = await site.add(`Alex${String(networks.length)}`);
  const { email } = user;
  for (const path of Object.keys(CALLS)) {
    const [method, target = ''] = path.split(' ');
    const url = `/api${target.replace(':mode', 'skywars').replace(/:\w+/, user.id)}`;
    for (const body of method === 'GET' ? [undefined] : [{}, '{']) {
      await site.call(`${method ?? ''} ${url}`, { ip, body });
    }
  }
  const calls: [string, object, string?][] = [
    [API_PATHS.contact, visitorMessage],
    [API_PATHS.applications, applicationFor('Architect', { ign: user.username })],
    [
      API_PATHS.register,
      { username: user.username, email: `new.${email}`, password: 'a lantern in the rain' },
    ],
    [API_PATHS.login, { email, password: PASSWORD }],
    [API_PATHS.login, { email, password: 'a wrong password' }],
  ];
  for (const [path, body] of calls) {
    // Enough calls to reach the limit.
    for (let turn = 0; turn < 8; turn += 1) {
      const { background } = await site.call(`POST /api${path}`, { ip, body });
      await background;
    }
  }
  await site.call(`PATCH /api${API_PATHS.me}`, {
    ip,
    token,
    body: { currentPassword: 'wrong', username: 'Other' },
  });
  await site.call(`PATCH /api${API_PATHS.me}`, {
    ip,
    token,
    body: { currentPassword: PASSWORD, username: 'Other' },
  });

  const kept = (await everythingIn(site.database.redis)) + lines.join('');
  const known = ['limit:contact:', 'limit:register:', 'account:attempts:', 'account:addresses:'];
  expect(known.filter((start) => !kept.includes(start))).toEqual([]);
  const traces = [ip, ...networks].flatMap((text) => [text, ...hashesOf(text)]);
  expect(traces.filter((trace) => kept.includes(trace))).toEqual([]);
});
