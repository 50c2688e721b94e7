import { serverVariable } from '@/contract/network/servers';
import { serverIds } from '@/lib/servers';
import { openDatabase } from '../../functions/core/database/database';
import { readEnvironment } from '../../functions/core/env/env';
import { buildStatusService } from '../../functions/status/build-status';
import { startGameServer, statusWith } from '../support/fakes/game-server';
import { aNetwork } from '../support/fixtures/a-network';
import { setUpBridge } from '../support/server/bridge';

const world = setUpBridge();
const MINUTE_MS = 60_000;

const written = (id: string) => ({ id, title: id, group: id, hue: 'grass' });
const hidden = (id: string) => ({ ...written(id), status: 'companion' });
beforeEach(() => {
  const asked = ['proxy-a', 'proxy-b'].map((id) => ({ ...written(id), address: `${id}.example.org` }));
  aNetwork({ servers: { servers: [...asked, hidden('behind')] } });
});

/** Returns a new instance's response and log lines, with both pinged servers at this address. */
async function look(address: string) {
  const lines: object[] = [];
  const variables = serverIds()
    .slice(0, 2)
    .map((id) => [serverVariable(id), address]);
  const environment = readEnvironment({ STATUS_SOURCES: 'ping', ...Object.fromEntries(variables) });
  const database = openDatabase(world.database, 5_000);
  const service = buildStatusService(environment, database, world.clock, (line) => lines.push(line));
  const { response, background } = await service.current();
  await background;
  return { total: response.total, server: Object.values(response.servers)[2], lines };
}

test('a server without an address is what its companion says, and offline when that is silent', async () => {
  const game = await startGameServer({ status: statusWith(3) });
  const [, , behind] = serverIds();
  if (behind === undefined) throw new Error('The network has three servers.');
  expect(await look(game.address)).toMatchObject({
    server: { online: false, source: null },
    lines: [{ event: 'server_offline', server: behind, sources: { companion: 'silent' } }],
  });

  await world.bridge.play(behind, ['Alex', 'Steve']);
  world.clock.advance(MINUTE_MS);
  expect(await look(game.address)).toMatchObject({
    server: { online: true, source: 'companion', players: { online: 2, max: null, list: [] } },
    // Two servers at one address are counted once.
    total: { online: 5, max: 100 },
    lines: [{ event: 'server_online', server: behind, source: 'companion' }],
  });

  world.clock.advance(12 * MINUTE_MS);
  expect(await look(game.address)).toMatchObject({
    ...{ server: { online: false }, total: { online: 3 } },
    lines: [{ event: 'server_offline', server: behind }],
  });
  await game.stop();
});

test('its variable must not name an address', () => {
  const name = serverVariable(serverIds()[2] ?? '');
  expect(() => readEnvironment({ [name]: 'behind.example.org' })).toThrow(`${name} must be unset`);
  expect(Object.values(readEnvironment({}).servers)[2]).toBeNull();
});
