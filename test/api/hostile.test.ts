import type { ServerStatus } from '@/contract/status';
import { startTestDatabase } from '../support/server/data-service';
import {
  startGameServer,
  startTcpServer,
  statusWith,
  type TcpServer,
  unusedAddress,
} from '../support/fakes/game-server';
import { oddServers, unusableServers } from '../support/fakes/game-server-hostile';
import { type PublicLookups, startLookupHost, startPublicLookups } from '../support/fakes/public-lookups';
import { openDatabase } from '../../functions/core/database/database';
import { buildStatusService } from '../../functions/status/build-status';
import { readEnvironment } from '../../functions/core/env/env';
import { systemClock } from '../../functions/core/time/clock';

const started: (TcpServer | PublicLookups)[] = [];
let good: TcpServer;
beforeAll(async () => {
  good = await start(startGameServer({ status: statusWith(12, ['Alex', 'Steve']) }));
});
afterAll(() => Promise.all(started.map(({ stop }) => stop())));

async function start<T extends TcpServer | PublicLookups>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  started.push(server);
  return server;
}

/** What a new instance answers while the lobby is at the given address and the other servers are well. */
async function answerWith(lobby: string, variables: Record<string, string> = {}) {
  const servers = { SERVER_LOBBY: lobby, SERVER_PVP: good.address, SERVER_LIFESTEAL: good.address };
  const environment = readEnvironment({ ...servers, ...variables });
  const database = openDatabase(environment.database);
  const service = buildStatusService(environment, database, systemClock, () => undefined);
  const began = Date.now();
  const { answer, background } = await service.current();
  const elapsed = Date.now() - began;
  await background;
  const others = [answer.servers.pvp, answer.servers.lifesteal];
  return {
    lobby: answer.servers.lobby,
    elapsed,
    areOthersWell: others.every(isWell),
    othersTook: Math.max(...others.map(({ checkedAt }) => Date.parse(checkedAt) - began)),
  };
}

function isWell({ online, players, source }: ServerStatus): boolean {
  return online && source === 'ping' && players.online === 12 && players.list.join() === 'Alex,Steve';
}

test('a server of which nothing can be learnt is offline within 4 s, and the others wait for nothing', async () => {
  const misbehaving = await Promise.all(
    Object.entries(unusableServers).map(
      async ([what, serve]) => [what, (await start(startTcpServer(serve))).address] as const,
    ),
  );
  const servers = [...misbehaving, ['refuses the connection', await unusedAddress()] as const];
  const answers = await Promise.all(
    servers.map(async ([what, address]) => ({ what, ...(await answerWith(address)) })),
  );
  for (const { what, lobby, elapsed, areOthersWell, othersTook } of answers) {
    const { online, players, performance, latencyMs, source } = lobby;
    expect({ what, online, players, performance, latencyMs, source, areOthersWell }).toEqual({
      what,
      online: false,
      players: { online: 0, max: 0, list: [] },
      performance: { tps: 20, mspt: 0, measured: false },
      latencyMs: null,
      source: null,
      areOthersWell: true,
    });
    expect([what, elapsed < 4_000, othersTook < 1_400]).toEqual([what, true, true]);
  }
}, 10_000);

test.each(Object.entries(oddServers))(
  'of a status with %s only what is clean is shown',
  async (_what, odd) => {
    const server = await start(startGameServer({ status: odd.says }));
    const { lobby, areOthersWell } = await answerWith(server.address);
    expect(lobby).toMatchObject({ online: true, source: 'ping', players: odd.players });
    expect(lobby.latencyMs).toBeGreaterThanOrEqual(1);
    expect(areOthersWell).toBe(true);
    expect(Object.prototype).not.toHaveProperty('polluted');
  },
);

test('with the game server, both lookups and Redis hanging at once the answer still comes within 4 s', async () => {
  const database = await startTestDatabase();
  const silent = await start(startTcpServer(() => undefined));
  const lookups = await start(startLookupHost(() => undefined));
  database.freeze();
  const { lobby, elapsed, areOthersWell } = await answerWith(silent.address, {
    ...database.variables,
    STATUS_LOOKUP_URL: lookups.url,
    STATUS_FALLBACK_URL: lookups.url,
  });
  await database.stop();
  expect(lobby).toMatchObject({ online: false, source: null });
  expect(areOthersWell).toBe(true);
  expect(elapsed).toBeLessThan(4_000);
  expect(lookups.requests.map(({ path }) => path.split('?')[0])).toEqual([
    `/2/${silent.address}`,
    '/server/status',
  ]);
}, 10_000);

test('the lookups stand in for a server that cannot be reached, in the order of STATUS_SOURCES', async () => {
  const address = await unusedAddress();
  const players = { online: 40, max: 100, names: ['Alex'] };
  const lookups = await start(startPublicLookups({ [address]: { online: true, players } }));
  const urls = { STATUS_LOOKUP_URL: lookups.url, STATUS_FALLBACK_URL: lookups.url };
  const expected = { online: true, latencyMs: null, players: { online: 40, max: 100, list: ['Alex'] } };
  expect((await answerWith(address, urls)).lobby).toMatchObject({ ...expected, source: 'lookup' });
  const reversed = { ...urls, STATUS_SOURCES: 'fallback,lookup,ping' };
  expect((await answerWith(address, reversed)).lobby).toMatchObject({ ...expected, source: 'fallback' });
});

test('a server that hides its players gets their names from the lookup, and keeps its own figures', async () => {
  const server = await start(startGameServer({ status: statusWith(40) }));
  const players = { online: 3, max: 5, names: ['Alex', 'Steve'] };
  const lookups = await start(startPublicLookups({ [server.address]: { online: true, players } }));
  const { lobby } = await answerWith(server.address, { STATUS_LOOKUP_URL: lookups.url });
  expect(lobby).toMatchObject({ source: 'ping', players: { online: 40, max: 100, list: ['Alex', 'Steve'] } });
  expect(lobby.latencyMs).toBeGreaterThanOrEqual(1);
  expect(lookups.requests).toHaveLength(1);
});

test('a lookup out in the world is not asked about a server on this machine', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  const { lobby } = await answerWith(await unusedAddress(), {
    STATUS_LOOKUP_URL: 'https://lookup.invalid',
    STATUS_FALLBACK_URL: 'https://lookup.invalid',
  });
  expect(lobby).toMatchObject({ online: false, source: null });
  expect(fetching).not.toHaveBeenCalled();
});
