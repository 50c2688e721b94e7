import { createGameServer } from '../../companion/game/game-server';
import { createConsole } from '../../companion/rcon/console';
import { cleanReading } from '../../functions/status/clean-reading';
import { bedrockPingSource } from '../../functions/status/sources/ping';
import { aNetwork } from '../../test/support/fixtures/a-network';
import { OTHER_SERVER, SERVER_IDS } from '../../test/support/fixtures/tracked-servers';
import { startGameNetwork } from './network';
import { playerNames } from './player-names';
import { createPopulation } from './population';

const names = playerNames(1);

function story(seed: number, steps: number) {
  const population = createPopulation({ names, typical: 12, max: 50, seed });
  return Array.from({ length: steps }, () => {
    population.step();
    return population.players();
  });
}

test('players come and go, the same ones for the same seed', () => {
  const told = story(7, 200);
  expect(told).toEqual(story(7, 200));
  expect(told).not.toEqual(story(8, 200));
  const counts = told.map(({ online }) => online);
  expect(counts.some((count) => count > 12)).toBe(true);
  expect(counts.some((count) => count < 12)).toBe(true);
});

test('nobody plays twice at a time, and the names are as many as the players', () => {
  for (const { online, names: present } of story(7, 500)) {
    expect(new Set(present).size).toBe(online);
    expect(present.length).toBe(online);
  }
});

test('all names are possible names, each of one player on one server', () => {
  const all = [0, 1, 2, 3, 4, 5, 6].flatMap(playerNames);
  expect(all.filter((name) => !/^\w{1,16}$/.test(name))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test('every tracked server has an address of its own, or only those that are asked for', async () => {
  const network = await startGameNetwork();
  const one = await startGameNetwork([OTHER_SERVER]);
  expect(Object.keys(network.addresses)).toEqual([...SERVER_IDS]);
  expect(new Set(Object.values(network.addresses)).size).toBe(SERVER_IDS.length);
  expect(Object.keys(one.addresses)).toEqual([OTHER_SERVER]);
  await Promise.all([network.close(), one.close()]);
});

test('a sample server’s console says who plays there, and how it does', async () => {
  const network = await startGameNetwork([OTHER_SERVER]);
  const place = network.consoles[OTHER_SERVER];
  const console = createConsole(async () => (place ? { host: '127.0.0.1', ...place } : null));
  const game = createGameServer(console);
  const present = await game.players();
  expect(present?.length).toBeGreaterThan(0);
  expect(present?.every(({ name }) => SERVER_IDS.some((_id, n) => playerNames(n).includes(name)))).toBe(true);
  expect(await game.vitals()).toEqual({ tps: 20, mspt: 6.2 });
  console.close();
  await network.close();
});

test('a sample server without an address has a console, by which its companion knows it', async () => {
  const server = { id: 'sky', title: 'Sky', group: 'Sky', hue: 'grass', status: 'companion' };
  aNetwork({ servers: { servers: [server] } });
  const network = await startGameNetwork();
  expect([network.addresses, Object.keys(network.consoles)]).toEqual([{}, ['sky']]);
  await network.close();
});

test('a sample server of the Bedrock Edition speaks RakNet, and has no console', async () => {
  const server = {
    id: 'sky',
    title: 'Sky; and more',
    group: 'Sky; and more',
    hue: 'grass',
    address: 'sky.example',
  };
  aNetwork({ servers: { servers: [{ ...server, edition: 'bedrock' }] } });
  const network = await startGameNetwork();
  const [address = ''] = Object.values(network.addresses);
  const place = { host: '127.0.0.1', port: Number(address.split(':')[1]) };
  const { players, version } = await bedrockPingSource().read(place, new AbortController().signal);
  expect(
    cleanReading({ online: true, players, performance: null, latencyMs: null }).players.online,
  ).toBeGreaterThan(0);
  expect(version).toMatchObject({ protocol: expect.any(Number) });
  expect(network.consoles).toEqual({});
  await network.close();
});
