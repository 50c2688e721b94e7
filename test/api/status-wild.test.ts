import { openDatabase } from '../../functions/core/database/database';
import { readEnvironment } from '../../functions/core/env/env';
import { systemClock } from '../../functions/core/time/clock';
import { buildStatusService } from '../../functions/status/build-status';
import { type GameServer, startGameServer, statusWith } from '../support/fakes/game-server';
import { startLookupHost } from '../support/fakes/public-lookups';
import { serverVariables, ENTRANCE_SERVER } from '../support/fixtures/tracked-servers';
import { startAccountSite } from '../support/server/account-site';

/** Maximum length of a text in the protocol, in UTF-16 code units. */
const TEXT_LIMIT = 32_767;

const opened: { readonly stop: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ stop }) => stop()));
});
async function open<T extends { readonly stop: () => Promise<unknown> }>(opening: Promise<T>): Promise<T> {
  const one = await opening;
  opened.push(one);
  return one;
}

/** Returns the entrance and the log lines of a new instance that polls this server. */
async function entranceOf(game: GameServer, variables: Record<string, string> = { STATUS_SOURCES: 'ping' }) {
  const lines: object[] = [];
  const environment = readEnvironment({ ...serverVariables(() => game.address), ...variables });
  const service = buildStatusService(environment, openDatabase(null), systemClock, (line) =>
    lines.push(line),
  );
  const { response, background } = await service.current();
  await background;
  return { entrance: response.servers[ENTRANCE_SERVER], lines };
}
const answering = async (status: unknown) => entranceOf(await open(startGameServer({ status })));

/** Returns a status with mod data, of that many UTF-16 code units. */
function statusOf(length: number, filler: string): string {
  const body = { ...(statusWith(3, ['Alex']) as object), forgeData: { d: '' } };
  const bare = JSON.stringify(body).length;
  return JSON.stringify({ ...body, forgeData: { d: filler.repeat(length - bare) } });
}

describe('a status of a server with many mods', () => {
  test.each([
    ['71,392 bytes of packed mod data', 23_900, '\u4e2d'],
    ['as many characters as the protocol takes', TEXT_LIMIT, 'm'],
    ['as many characters, of three bytes each', TEXT_LIMIT, '\u4e2d'],
  ])('is read: %s', async (_what, length, filler) => {
    const { entrance } = await answering(statusOf(length, filler));
    expect(entrance).toMatchObject({ online: true, source: 'ping', players: { online: 3, list: ['Alex'] } });
  });

  test.each([
    ['one character beyond the protocol', TEXT_LIMIT + 1, 'm'],
    ['a packet that no text of the protocol fills', 2 * TEXT_LIMIT, '\u4e2d'],
  ])('is refused, and named as too long: %s', async (_what, length, filler) => {
    const { entrance, lines } = await answering(statusOf(length, filler));
    expect(entrance).toMatchObject({ online: false, source: null });
    expect(lines).toContainEqual(
      expect.objectContaining({ server: ENTRANCE_SERVER, sources: { ping: 'too_long' } }),
    );
  });
});

describe('a gateway that answers for a server that sleeps', () => {
  const version = { name: '§4● Offline', protocol: -1 };
  const noPlayers = { online: 0, max: 0 };
  test.each([
    ['with protocol −1, “Offline” and 0 of 0', { version, players: noPlayers }],
    [
      'with the text of its host instead',
      { version: { ...version, name: '⬤ Im Ruhezustand' }, players: noPlayers },
    ],
    ['with a real protocol', { version: { ...version, protocol: 767 }, players: noPlayers }],
    ['with the places of the server', { version, players: { online: 0, max: 20 } }],
    ['with counts as text', { version, players: { online: '0', max: '0' } }],
    ['without counts', { version }],
  ])('is no server that is online: %s', async (_what, status) => {
    expect((await answering({ ...status, description: 'This server is offline.' })).entrance).toMatchObject({
      online: false,
      source: 'ping',
      players: { online: 0, max: 0, list: [] },
    });
  });

  test.each([
    ['has no places', { version: { name: '1.21', protocol: 767 }, players: noPlayers }],
    [
      'hides its protocol behind a text',
      { version: { name: 'Spawnpoint 1.8 - 1.21', protocol: -1 }, players: { online: 0, max: 500 } },
    ],
    ['is called so, and is played on', { version, players: { online: 3, max: 20 } }],
  ])('is not taken for a server that %s', async (_what, status) => {
    expect((await answering(status)).entrance).toMatchObject({ online: true, source: 'ping' });
  });

  test('is seen through when a lookup tells of it', async () => {
    const body = { online: true, version: '● Offline', protocol: { version: -1 }, players: noPlayers };
    const lookups = await open(startLookupHost((_request, response) => response.end(JSON.stringify(body))));
    const game = await open(startGameServer({ status: {} }));
    const variables = { STATUS_SOURCES: 'lookup', STATUS_LOOKUP_URL: lookups.url };
    expect((await entranceOf(game, variables)).entrance).toMatchObject({ online: false, source: 'lookup' });
  });
});

test.each([
  ['as text', { online: '12', max: ' 100 ' }, { online: 12, max: 100 }],
  ['as text that is no count', { online: 'many', max: '-3' }, { online: null, max: null }],
  ['below zero', { online: -1, max: 20 }, { online: null, max: 20 }],
])('counts that come %s are what they say', async (_what, players, expected) => {
  expect((await answering({ version: { name: '1.21', protocol: 767 }, players })).entrance).toMatchObject({
    online: true,
    players: { ...expected, list: [] },
  });
});

test('players that a server does not tell are unknown, not none, in the history too', async () => {
  const game = await open(startGameServer({ status: { version: { name: '1.21', protocol: 767 } } }));
  const site = await open(
    startAccountSite({ STATUS_SOURCES: 'ping', ...serverVariables(() => game.address) }),
  );
  const { body } = await site.call('GET /api/status');
  expect(body.servers[ENTRANCE_SERVER]).toMatchObject({
    online: true,
    players: { online: null, max: null, list: [] },
  });
  await (
    await site.call('GET /api/status/history?range=24h')
  ).background;
  const { body: history } = await (await site.another())('GET /api/status/history?range=24h');
  expect(history.points).toHaveLength(1);
  expect(history.points[0].players[ENTRANCE_SERVER]).toBeNull();
});

test('lookups are asked with the port that was given, and without one where none was', async () => {
  const lookups = await open(startLookupHost((_request, response) => response.writeHead(404).end()));
  const [given, leftOut] = ['play.example.org:25565', 'play.example.org'].map((address) => ({
    ...serverVariables(() => address),
    STATUS_SOURCES: 'lookup,fallback',
    STATUS_LOOKUP_URL: lookups.url,
    STATUS_FALLBACK_URL: lookups.url,
  }));
  for (const variables of [given, leftOut]) {
    const environment = readEnvironment(variables ?? {});
    await buildStatusService(environment, openDatabase(null), systemClock, () => undefined).current();
  }
  expect(new Set(lookups.requests.map(({ path }) => path))).toEqual(
    new Set([
      '/3/play.example.org:25565',
      '/server/status?ip=play.example.org&port=25565',
      '/3/play.example.org',
      '/server/status?ip=play.example.org',
    ]),
  );
});
