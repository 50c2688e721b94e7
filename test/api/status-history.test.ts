import { API_BASE, API_PATHS } from '@/contract/paths';
import { perServer } from '@/lib/servers';
import { type GameServer, startGameServer, statusWith } from '../support/fakes/game-server';
import { OTHER_SERVER, serverVariables } from '../support/fixtures/tracked-servers';
import { type AccountSite, startAccountSite } from '../support/server/account-site';

const PATH = API_BASE + API_PATHS.statusHistory;

let server: GameServer;
let site: AccountSite;
beforeAll(async () => {
  server = await startGameServer({ status: statusWith(3, ['Alex']) });
  site = await startAccountSite({
    STATUS_SOURCES: 'ping',
    ...serverVariables((id) => (id === OTHER_SERVER ? '127.0.0.1:1' : server.address)),
  });
});
afterAll(() => Promise.all([site.stop(), server.stop()]));

test('a site without a history answers with no points, and has its first one soon after', async () => {
  const first = await site.call(`GET ${PATH}?range=24h`);
  expect([first.status, first.body]).toEqual([200, { range: '24h', points: [] }]);
  await first.background;
  const { body, headers } = await site.call(`GET ${PATH}?range=24h`);
  expect(body.points).toEqual([
    {
      at: expect.stringMatching(/:\d[05]:00\.000Z$/),
      players: { ...perServer(() => 3), [OTHER_SERVER]: null },
      // All addresses that answer are the same game server.
      total: { online: 3, max: 100 },
    },
  ]);
  expect(headers.get('Netlify-CDN-Cache-Control')).toBe(
    'public, durable, max-age=30, stale-while-revalidate=60',
  );
  expect(headers.get('Netlify-Vary')).toBe('query=range');
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

test('a crowd is answered from memory', async () => {
  const call = await site.another();
  await (
    await call(`GET ${PATH}?range=7d`)
  ).background;
  await call(`GET ${PATH}?range=7d`);
  site.database.commands.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => call(`GET ${PATH}?range=7d&x=${String(n)}`)),
  );
  await Promise.all(answers.map(({ background }) => background));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(site.database.commands).toEqual([]);
});

test.each(['', '?range=', '?range=1h', '?range=24H', '?range=24h&range=7d'])(
  'of no known range (%s) is a 422 that nothing keeps',
  async (query) => {
    const { status, body, headers } = await site.call(`GET ${PATH}${query}`);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['range']]);
    expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  },
);

test('while Redis is away a history that nobody has read is a 503', async () => {
  const away = await startAccountSite();
  await away.database.stop();
  const { status, headers } = await away.call(`GET ${PATH}?range=24h`);
  expect([status, headers.get('Retry-After')]).toEqual([503, '10']);
});
