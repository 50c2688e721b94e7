import { serverVariable } from '@/contract/network/servers';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { openDatabase } from '../../functions/core/database/database';
import { readEnvironment } from '../../functions/core/env/env';
import { serve } from '../../functions/core/http/serve';
import { systemClock } from '../../functions/core/time/clock';
import { buildStatusService } from '../../functions/status/build-status';
import { createHistoryStore } from '../../functions/status/history/history-store';
import { createStatusHistory } from '../../functions/status/history/status-history';
import { statusRoutes } from '../../functions/status/routes';
import { startGameNetwork } from '../../local/game-servers/network';
import { aNetwork, testNetwork } from '../support/fixtures/a-network';
import { setUpBridge } from '../support/server/bridge';
import { callFunction } from '../support/server/call-function';
import { testAuthContext } from '../support/server/test-auth-context';

const world = setUpBridge();

const idsOf = (count: number) => Array.from({ length: count }, (_, n) => `sky-${String(n)}`);
const become = (ids: readonly string[]) =>
  aNetwork({
    servers: {
      servers: ids.map((id) => ({ id, title: id, group: id, hue: 'grass', address: `${id}.example.org` })),
    },
  });
const companionOf = (server: string) => world.bridge.sync({ server });

test.each([1, 12])('a network of %i servers is looked up, remembered and heard', async (count) => {
  const ids = idsOf(count);
  become(ids);
  const game = await startGameNetwork();
  const database = openDatabase(world.database, 5_000);
  const addresses = Object.entries(game.addresses).map(([id, address]) => [serverVariable(id), address]);
  const environment = readEnvironment({ STATUS_SOURCES: 'ping', ...Object.fromEntries(addresses) });
  const status = buildStatusService(environment, database, systemClock, () => undefined);
  const store = createHistoryStore(database);
  const history = createStatusHistory({ store, status, clock: systemClock });
  const handler = serve(statusRoutes({ status, history }), testAuthContext());
  const ask = async (target: string) =>
    JSON.parse(await (await callFunction(handler, API_BASE + target)).response.text());

  const { servers } = await ask(API_PATHS.status);
  expect(Object.entries(servers)).toEqual(ids.map((id) => [id, expect.objectContaining({ online: true })]));
  await history.record();
  const { points } = await ask(`${API_PATHS.statusHistory}?range=24h`);
  expect(points.map(({ players }: { players: object }) => Object.keys(players))).toEqual([ids]);

  for (const id of ids) await companionOf(id);
  expect((await world.bridge.companions.list()).companions.map(({ server }) => server)).toEqual(ids);
  await game.close();
});

test('without a variable, a server is asked at the address that its owner wrote', () => {
  const [id = ''] = idsOf(1);
  become([id]);
  expect(Object.entries(readEnvironment({}).servers)).toEqual([
    [id, { host: `${id}.example.org`, port: 25_565, isPortLeftOut: true }],
  ]);
});

test('a companion of a server that is gone is told so', async () => {
  const [gone] = testNetwork.servers.servers;
  become(idsOf(2));
  await expect(companionOf(gone?.id ?? '')).rejects.toMatchObject({ code: 'validation_failed' });
});
