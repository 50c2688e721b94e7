import { serverVariable } from '@/contract/network/servers';
import { openDatabase } from '../../functions/core/database/database';
import { readEnvironment } from '../../functions/core/env/env';
import type { LogEntry } from '../../functions/core/log';
import { systemClock } from '../../functions/core/time/clock';
import { buildStatusService } from '../../functions/status/build-status';
import { startGameServer as startPopulatedServer } from '../../local/game-servers/game-server';
import { startGameServer, statusWith, unusedAddress } from '../support/fakes/game-server';
import { type KnownServer, startLookupHost, startPublicLookups } from '../support/fakes/public-lookups';
import { OTHER_SERVER, serverVariables, ENTRANCE_SERVER } from '../support/fixtures/tracked-servers';
import { callFunction } from '../support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { ShiftedClock } from '../support/server/fake-clock';

const ENTRANCE_VARIABLE = serverVariable(ENTRANCE_SERVER);
const HALF_A_MINUTE = 30_000;
const fortyPlayers: KnownServer = { online: true, players: { online: 40, max: 100, names: ['Alex'] } };

let database: TestDatabase;
let clock: ShiftedClock;
let lines: LogEntry[];
let stops: (() => Promise<unknown>)[];
beforeEach(async () => {
  database = await startTestDatabase();
  clock = new ShiftedClock(systemClock);
  lines = [];
  stops = [database.stop];
});
afterEach(() => Promise.all(stops.map((stop) => stop())));

async function start<T extends { stop: () => Promise<unknown> }>(starting: Promise<T>): Promise<T> {
  const started = await starting;
  stops.push(started.stop);
  return started;
}

/** Lets two instances alternate, half a minute apart. Returns the entrance's status from the current one. */
async function takeTurns(variables: Record<string, string>) {
  const good = await start(startGameServer({ status: statusWith(0) }));
  const servers = serverVariables(() => good.address);
  const environment = readEnvironment({ ...database.variables, ...servers, ...variables });
  const startInstance = () => {
    // A long timeout, so that a machine busy with other suites does not make Redis appear unavailable.
    const opened = openDatabase(environment.database, 10_000);
    return buildStatusService(environment, opened, clock, (line) => lines.push(line));
  };
  const instances = [startInstance(), startInstance()];
  return async () => {
    const [instance] = instances;
    if (!instance) throw new Error('There is no instance.');
    instances.reverse();
    await (
      await instance.current()
    ).background;
    const { response } = await instance.current();
    clock.shift += HALF_A_MINUTE;
    return response.servers[ENTRANCE_SERVER];
  };
}

async function times<T>(count: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < count; round += 1) results.push(await run());
  return results;
}

describe('the fallback, which wants to be asked once a minute about a server', () => {
  test('is asked no more often by all instances together, and what it said last counts meanwhile', async () => {
    const address = await unusedAddress();
    const known: Record<string, KnownServer> = { [address]: fortyPlayers };
    const lookups = await start(startPublicLookups(known, () => clock.now()));
    const turn = await takeTurns({
      [ENTRANCE_VARIABLE]: address,
      STATUS_SOURCES: 'ping,fallback',
      STATUS_FALLBACK_URL: lookups.url,
    });
    for (const entrance of await times(8, turn)) {
      expect(entrance).toMatchObject({
        online: true,
        source: 'fallback',
        players: { online: 40, list: ['Alex'] },
      });
    }
    expect(lookups.requests).toHaveLength(4);

    known[address] = { online: false };
    expect((await times(2, turn)).map(({ online }) => online)).toEqual([false, false]);
    known[address] = fortyPlayers;
    expect((await times(2, turn)).map(({ online }) => online)).toEqual([true, true]);
    expect(lookups.requests).toHaveLength(6);
  });

  test('a reading that is repeated does not pass for a new one', async () => {
    const address = await unusedAddress();
    const lookups = await start(startPublicLookups({ [address]: fortyPlayers }, () => clock.now()));
    const turn = await takeTurns({
      [ENTRANCE_VARIABLE]: address,
      STATUS_SOURCES: 'fallback',
      STATUS_FALLBACK_URL: lookups.url,
    });
    const [first, second, third] = (await times(3, turn)).map(({ checkedAt }) => Date.parse(checkedAt));
    expect(second).toBeLessThanOrEqual(first ?? NaN);
    expect(third).toBeGreaterThan(first ?? NaN);
  });

  test('gives names to a server that hides them, no more often either', async () => {
    const hiding = await start(startGameServer({ status: statusWith(40) }));
    const lookups = await start(startPublicLookups({ [hiding.address]: fortyPlayers }, () => clock.now()));
    const turn = await takeTurns({
      [ENTRANCE_VARIABLE]: hiding.address,
      STATUS_SOURCES: 'ping,fallback',
      STATUS_FALLBACK_URL: lookups.url,
    });
    for (const entrance of await times(4, turn)) {
      expect(entrance).toMatchObject({ source: 'ping', players: { online: 40, list: ['Alex'] } });
    }
    expect(lookups.requests).toHaveLength(2);
  });

  test('is left alone as long when it fails, and costs no more commands', async () => {
    const failing = await start(startLookupHost((_request, response) => response.writeHead(502).end()));
    const turn = await takeTurns({
      [ENTRANCE_VARIABLE]: await unusedAddress(),
      STATUS_SOURCES: 'ping,fallback',
      STATUS_FALLBACK_URL: failing.url,
    });
    await times(2, turn);
    database.commands.length = 0;
    await times(2, turn);
    expect(failing.requests).toHaveLength(2);
    // One round asks, after a read and before a write; the other reads what it has said.
    expect(database.commands).toHaveLength(3);
  });
});

describe('the log of a server that shows OFFLINE', () => {
  test('has a line for each change, of each instance, that says why without any address', async () => {
    let entrance = await startPopulatedServer();
    let answer = (): [number, string] => [502, ''];
    const lookups = await start(
      startLookupHost((_request, response) => {
        const [status, body] = answer();
        response.writeHead(status).end(body);
      }),
    );
    const turn = await takeTurns({
      [ENTRANCE_VARIABLE]: entrance.address,
      STATUS_SOURCES: 'ping,lookup',
      STATUS_LOOKUP_URL: lookups.url,
    });
    const newLines = async (turns: number) => {
      await times(turns, turn);
      return lines.splice(0);
    };
    expect(await newLines(2)).toEqual([]);

    await entrance.close();
    const offline = { level: 'warn', event: 'server_offline', server: ENTRANCE_SERVER };
    const first = { ...offline, sources: { ping: 'refused', lookup: 'http_502' } };
    expect(await newLines(3)).toEqual([first, first]);

    answer = () => [200, '<html>'];
    const second = { ...offline, sources: { ping: 'refused', lookup: 'not_json' } };
    expect(await newLines(3)).toEqual([second, second]);
    answer = () => [200, '{"online":false}'];
    // An instance has by now read what the other one has stored.
    const third = { ...offline, sources: { ping: 'refused', lookup: 'offline' } };
    expect(await newLines(2)).toEqual([third]);

    entrance = await startPopulatedServer({ port: entrance.port });
    stops.push(() => entrance.close());
    const back = { level: 'info', event: 'server_online', server: ENTRANCE_SERVER, source: 'ping' };
    expect(await newLines(2)).toEqual([back, back]);
    expect(JSON.stringify([first, second])).not.toContain('127.0.0.1');
  });

  test('does not repeat itself when nobody but the scheduled run asks, every five minutes', async () => {
    const turn = await takeTurns({ [ENTRANCE_VARIABLE]: await unusedAddress(), STATUS_SOURCES: 'ping' });
    await turn();
    clock.shift += 300_000;
    await turn();
    expect(lines).toHaveLength(1);
    expect(await database.redis.pttl('status:snapshot')).toBeGreaterThan(3_500_000);
  });

  test('has one line of each instance while Redis is away', async () => {
    const turn = await takeTurns({ [ENTRANCE_VARIABLE]: await unusedAddress(), STATUS_SOURCES: 'ping' });
    await database.stop();
    await times(6, turn);
    expect(lines).toHaveLength(2);
  });
});

test('the function writes the line to its log', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const inherited = process.env;
  const unused = await unusedAddress();
  const good = await start(startGameServer({ status: statusWith(0) }));
  const servers = serverVariables((id) => (id === OTHER_SERVER ? unused : good.address));
  process.env = { ...database.variables, ...servers };
  await jest.isolateModulesAsync(async () => {
    const { default: handler } = await import('../../functions/api/status');
    await (
      await callFunction(handler, '/api/status')
    ).background;
  });
  process.env = inherited;
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warn',
      event: 'server_offline',
      requestId: expect.any(String),
      server: OTHER_SERVER,
      sources: { ping: 'refused' },
    },
  ]);
});
