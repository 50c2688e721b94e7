import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { ServerStatus } from '@/contract/status';
import { FAST_MS, openDatabase } from '../../functions/core/database/database';
import { readEnvironment } from '../../functions/core/env/env';
import { type Clock, systemClock } from '../../functions/core/time/clock';
import { buildStatusService } from '../../functions/status/build-status';
import {
  startGameServer,
  startTcpServer,
  statusWith,
  type TcpServer,
  unusedAddress,
} from '../support/fakes/game-server';
import { oddServers, unusableServers } from '../support/fakes/game-server-hostile';
import { startLookupHost, startPublicLookups } from '../support/fakes/public-lookups';
import { OTHER_SERVERS, serverVariables, ENTRANCE_SERVER } from '../support/fixtures/tracked-servers';
import { startTestDatabase } from '../support/server/data-service';
import { FakeClock, limitBy } from '../support/server/fake-clock';

interface Stoppable {
  readonly stop: () => Promise<unknown>;
}

/** Time budget of all sources of a server, and the maximum for one of them. */
const SHARED_MS = 3_500;
const PING_MS = 1_500;
const LOOKUP_MS = 1_200;

const started: Stoppable[] = [];
let good: TcpServer;
beforeAll(async () => {
  good = await start(startGameServer({ status: statusWith(12, ['Alex', 'Steve']) }));
});
afterAll(() => Promise.all(started.map(({ stop }) => stop())));

async function start<T extends Stoppable>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  started.push(server);
  return server;
}

interface Circumstances {
  readonly variables?: Record<string, string>;
  readonly clock?: Clock;
}

/** Response of a new instance with the entrance at the given address and all other servers healthy. */
async function serveWith(entrance: string, { variables = {}, clock = systemClock }: Circumstances = {}) {
  const servers = serverVariables((id) => (id === ENTRANCE_SERVER ? entrance : good.address));
  const environment = readEnvironment({ ...servers, ...variables });
  const database = openDatabase(environment.database);
  const service = buildStatusService(environment, database, clock, () => undefined);
  const began = clock.now();
  const { response, background } = await service.current();
  const took = clock.now() - began;
  await background;
  const others = OTHER_SERVERS.map((id) => response.servers[id]);
  return {
    entrance: response.servers[ENTRANCE_SERVER],
    took,
    areOthersWell: others.every(isWell),
    othersTook: Math.max(...others.map(({ checkedAt }) => Date.parse(checkedAt) - began)),
  };
}

function isWell({ online, players, source }: ServerStatus): boolean {
  return online && source === 'ping' && players.online === 12 && players.list.join() === 'Alex,Steve';
}

test('a server of which nothing can be learnt is offline within 3.5 s, and the others wait for nothing', async () => {
  const misbehaving = await Promise.all(
    Object.entries(unusableServers).map(
      async ([what, serve]) => [what, (await start(startTcpServer(serve))).address] as const,
    ),
  );
  const servers = [...misbehaving, ['refuses the connection', await unusedAddress()] as const];
  const clock = new FakeClock();
  limitBy(clock);
  const before = good.connections();
  const pending = servers.map(async ([what, address]) => ({
    what,
    ...(await serveWith(address, { clock })),
  }));
  // All other servers have replied and are closed before any time passes.
  await good.left(before + servers.length * OTHER_SERVERS.length);
  clock.advance(SHARED_MS);
  for (const { what, entrance, took, areOthersWell, othersTook } of await Promise.all(pending)) {
    const { online, players, performance, latencyMs, source } = entrance;
    expect({ what, online, players, performance, latencyMs, source, areOthersWell }).toEqual({
      what,
      online: false,
      players: { online: 0, max: 0, list: [] },
      performance: { tps: 20, mspt: 0, measured: false },
      latencyMs: null,
      source: null,
      areOthersWell: true,
    });
    expect([what, othersTook]).toEqual([what, 0]);
    expect([0, SHARED_MS]).toContain(took);
  }
});

test.each(Object.entries(oddServers))(
  'of a status with %s only what is clean is shown',
  async (_what, odd) => {
    const server = await start(startGameServer({ status: odd.says }));
    const { entrance, areOthersWell } = await serveWith(server.address);
    expect(entrance).toMatchObject({ online: true, source: 'ping', players: odd.players });
    expect(entrance.latencyMs).toBeGreaterThanOrEqual(1);
    expect(areOthersWell).toBe(true);
    expect(Object.prototype).not.toHaveProperty('polluted');
  },
);

test('with the game server, both lookups and Redis hanging at once the response still comes within 4 s', async () => {
  const database = await start(startTestDatabase());
  const silent = await start(startTcpServer(() => undefined));
  const events = new EventEmitter();
  const lookups = await start(startLookupHost(() => void events.emit('asked')));
  const clock = new FakeClock();
  limitBy(clock);
  database.freeze();
  const before = good.connections();
  const urls = { STATUS_LOOKUP_URL: lookups.url, STATUS_FALLBACK_URL: lookups.url };
  const pending = serveWith(silent.address, { variables: { ...database.variables, ...urls }, clock });
  // Redis uses its half second, the game server and the first lookup their limits, and the last lookup the remainder.
  await clock.untilWaitingFor(FAST_MS);
  clock.advance(FAST_MS);
  await good.left(before + OTHER_SERVERS.length);
  for (const limitMs of [PING_MS, LOOKUP_MS]) {
    const asked = once(events, 'asked');
    clock.advance(limitMs);
    await asked;
  }
  for (let passed = 0; passed < 1_500; passed += 50) {
    clock.advance(50);
    await setImmediate();
  }
  const { entrance, took, areOthersWell, othersTook } = await pending;
  expect(entrance).toMatchObject({ online: false, source: null });
  expect(areOthersWell).toBe(true);
  expect(othersTook).toBe(FAST_MS);
  expect(took).toBeLessThan(4_000);
  expect(lookups.requests.map(({ path }) => path.split('?')[0])).toEqual([
    `/3/${silent.address}`,
    '/server/status',
  ]);
});

test('the lookups stand in for a server that cannot be reached, in the order of STATUS_SOURCES', async () => {
  const address = await unusedAddress();
  const players = { online: 40, max: 100, names: ['Alex'] };
  const lookups = await start(startPublicLookups({ [address]: { online: true, players } }));
  const urls = { STATUS_LOOKUP_URL: lookups.url, STATUS_FALLBACK_URL: lookups.url };
  const expected = { online: true, latencyMs: null, players: { online: 40, max: 100, list: ['Alex'] } };
  expect((await serveWith(address, { variables: urls })).entrance).toMatchObject({
    ...expected,
    source: 'lookup',
  });
  const reversed = { ...urls, STATUS_SOURCES: 'fallback,lookup,ping' };
  expect((await serveWith(address, { variables: reversed })).entrance).toMatchObject({
    ...expected,
    source: 'fallback',
  });
});

test('a server that hides its players gets their names from the lookup, and keeps its own figures', async () => {
  const server = await start(startGameServer({ status: statusWith(40) }));
  const players = { online: 3, max: 5, names: ['Alex', 'Steve'] };
  const lookups = await start(startPublicLookups({ [server.address]: { online: true, players } }));
  const variables = { STATUS_LOOKUP_URL: lookups.url };
  const { entrance } = await serveWith(server.address, { variables });
  expect(entrance).toMatchObject({
    source: 'ping',
    players: { online: 40, max: 100, list: ['Alex', 'Steve'] },
  });
  expect(entrance.latencyMs).toBeGreaterThanOrEqual(1);
  expect(lookups.requests).toHaveLength(1);
});

test('a lookup out in the world is not asked about a server on this machine', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  const variables = {
    STATUS_LOOKUP_URL: 'https://lookup.invalid',
    STATUS_FALLBACK_URL: 'https://lookup.invalid',
  };
  const { entrance } = await serveWith(await unusedAddress(), { variables });
  expect(entrance).toMatchObject({ online: false, source: null });
  expect(fetching).not.toHaveBeenCalled();
});
