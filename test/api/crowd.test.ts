import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import { perServer } from '@/lib/servers';
import { openDatabase } from '../../functions/core/database/database';
import { readEnvironment } from '../../functions/core/env/env';
import type { Handler } from '../../functions/core/http/respond';
import { serve } from '../../functions/core/http/serve';
import { systemClock } from '../../functions/core/time/clock';
import { buildStatusService } from '../../functions/status/build-status';
import { createHistoryStore } from '../../functions/status/history/history-store';
import { createStatusHistory } from '../../functions/status/history/status-history';
import { statusRoutes } from '../../functions/status/routes';
import { type GameServer, startGameServer, statusWith } from '../support/fakes/game-server';
import {
  OTHER_SERVER,
  serverVariables,
  ENTRANCE_SERVER,
  SERVER_IDS,
} from '../support/fixtures/tracked-servers';
import { callFunction } from '../support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { ShiftedClock } from '../support/server/fake-clock';
import { testAuthContext } from '../support/server/test-auth-context';

const CLIENTS = 1_000;
const POLL_SECONDS = 30;
const NOON = Date.parse('2026-05-25T12:00:00.000Z');
/** An empty server, one with a single player, and one with more players than names. */
const PLAYERS = { ...perServer(() => 1), [ENTRANCE_SERVER]: 0, [OTHER_SERVER]: 40 };

let database: TestDatabase;
let servers: GameServer[];
beforeEach(async () => {
  database = await startTestDatabase();
  servers = await Promise.all(
    SERVER_IDS.map((id) => startGameServer({ status: statusWith(PLAYERS[id], names(PLAYERS[id])) })),
  );
});
afterEach(async () => {
  await Promise.all([database.stop(), ...servers.map(({ stop }) => stop())]);
});

/** Time passes only when the test says so, even if a machine is slow. */
const startClock = () => new ShiftedClock({ ...systemClock, now: () => NOON });

const names = (count: number) =>
  Array.from({ length: Math.min(count, 12) }, (_, index) => `player_${String(index)}`);
/** Checks that each server shows its players. */
const isTrue = ({ servers: found }: StatusResponse<ServerId>) =>
  SERVER_IDS.every((id) => found[id].players.online === PLAYERS[id]);
const asked = () => servers.map(({ connections }) => connections());

function startInstance(clock: ShiftedClock): Handler {
  const addresses = serverVariables((id) => servers[SERVER_IDS.indexOf(id)]?.address ?? '');
  const environment = readEnvironment({ ...database.variables, ...addresses });
  // A long timeout, so that a machine busy with other suites does not make Redis appear unavailable.
  const opened = openDatabase(environment.database, 10_000);
  const status = buildStatusService(environment, opened, clock, () => undefined);
  const history = createStatusHistory({ store: createHistoryStore(opened), status, clock });
  return serve(statusRoutes({ status, history }), testAuthContext());
}

/** Every client polls every 30 s for a minute, each time with a new query string. */
async function pollForAMinute(
  clock: ShiftedClock,
  instances: readonly Handler[],
): Promise<StatusResponse<ServerId>[]> {
  const responses: StatusResponse<ServerId>[] = [];
  for (let second = 0; second <= 60; second += 1) {
    const due = Array.from({ length: CLIENTS }, (_, client) => client).filter(
      (client) => client % POLL_SECONDS === second % POLL_SECONDS,
    );
    const calls = await Promise.all(
      due.map((client) => {
        const handler = instances[client % instances.length];
        if (!handler) throw new Error('There is no such instance.');
        return callFunction(handler, `/api/status?${String(client)}=${String(Math.random())}`);
      }),
    );
    for (const { response } of calls) responses.push(await response.json());
    await Promise.all(calls.map(({ background }) => background));
    clock.shift += 1_000;
  }
  return responses;
}

test('1,000 clients on one instance for a minute: each game server is asked at most 3 times', async () => {
  const clock = startClock();
  const responses = await pollForAMinute(clock, [startInstance(clock)]);
  expect(responses.length).toBeGreaterThanOrEqual(2 * CLIENTS);
  expect(responses.every(isTrue)).toBe(true);
  for (const times of asked()) expect(times).toBeLessThanOrEqual(3);
  // The first renewal reads and publishes; all other responses come from memory and polls.
  expect(database.commands.length).toBeLessThanOrEqual(2);
});

test('1,000 clients spread over seven instances for a minute: each of them asks each game server at most 3 times', async () => {
  const clock = startClock();
  const instances = Array.from({ length: 7 }, () => startInstance(clock));
  const responses = await pollForAMinute(clock, instances);
  expect(responses.every(isTrue)).toBe(true);
  for (const times of asked()) expect(times).toBeLessThanOrEqual(7 * 3);
});

test('with Redis gone, each of three instances asks each game server at most 3 times in a minute', async () => {
  await database.stop();
  const clock = startClock();
  const responses = await pollForAMinute(clock, [
    startInstance(clock),
    startInstance(clock),
    startInstance(clock),
  ]);
  expect(responses.every(isTrue)).toBe(true);
  for (const times of asked()) expect(times).toBeLessThanOrEqual(9);
});

test('a fresh response takes at most two commands from Redis and none from memory', async () => {
  const clock = startClock();
  await (
    await callFunction(startInstance(clock), '/api/status')
  ).background;
  const instance = startInstance(clock);
  database.commands.length = 0;
  await callFunction(instance, '/api/status');
  expect(database.commands.length).toBeGreaterThan(0);
  expect(database.commands.length).toBeLessThanOrEqual(2);
  database.commands.length = 0;
  await callFunction(instance, '/api/status');
  expect(database.commands).toHaveLength(0);
  expect(asked()).toEqual(SERVER_IDS.map(() => 1));
});
