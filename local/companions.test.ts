import { readFile } from 'node:fs/promises';
import {
  type CompanionSite,
  GAME_SERVER_KEY,
  startCompanionSite,
} from '../test/support/fakes/companion-site';
import { SERVER_IDS, ENTRANCE_SERVER } from '../test/support/fixtures/tracked-servers';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { startCompanions } from './companions';
import { type GameNetwork, startGameNetwork } from './game-servers/network';

const inFolder = setUpFolder();
let site: CompanionSite;
let network: GameNetwork;
beforeEach(async () => {
  site = await startCompanionSite();
  network = await startGameNetwork();
});
afterEach(() => Promise.all([site.close(), network.close()]));

test('each sample server has a companion that tells the site who plays there, and hands out what waits', async () => {
  const { consoles } = network;
  const companions = startCompanions({
    site: site.url,
    key: GAME_SERVER_KEY,
    consoles,
    directory: inFolder(),
  });
  await companions.ready;
  expect(new Set(site.calls.map(({ server }) => server))).toEqual(new Set(SERVER_IDS));
  expect(site.calls.every(({ players, vitals }) => (players?.length ?? 0) > 0 && vitals?.tps === 20)).toBe(
    true,
  );
  await companions.stop();
  expect(await readFile(inFolder(ENTRANCE_SERVER, 'log.txt'), 'utf8')).toContain(
    `Companion ready: ${ENTRANCE_SERVER}`,
  );
});
