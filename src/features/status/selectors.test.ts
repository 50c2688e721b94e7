import type { ServerId } from '@/contract/network/servers';
import type { ServerStatus } from '@/contract/status';
import { perServer } from '@/lib/servers';
import { makeStore } from '@/store/store';
import { hearConsole } from '../../../test/support/browser/console-lines';
import {
  offlineServer,
  onlineServer,
  playerNames,
  statusResponse,
} from '../../../test/support/fixtures/status-responses';
import {
  OTHER_SERVER,
  OTHER_SERVERS,
  ENTRANCE_SERVER,
  SERVER_IDS,
} from '../../../test/support/fixtures/tracked-servers';
import { selectPlayerGroups, selectTotals } from './selectors';
import { statusApi } from './status-api';

hearConsole();

const stateWith = async (servers: Partial<Record<ServerId, ServerStatus>>) => {
  const store = makeStore();
  await store.dispatch(
    statusApi.util.upsertQueryData('getStatus', undefined, statusResponse({ ...servers })),
  );
  return store.getState();
};

describe('the network totals', () => {
  it('are the players of all servers, the servers that are online and the largest number of places', async () => {
    const state = await stateWith({
      ...perServer(() => offlineServer()),
      [ENTRANCE_SERVER]: onlineServer(4, { players: { online: 4, max: 100, list: [] } }),
      [OTHER_SERVER]: onlineServer(12, { players: { online: 12, max: 500, list: [] } }),
    });
    expect(selectTotals(state)).toEqual({
      playersOnline: 16,
      places: 600,
      activeServers: 2,
      trackedServers: SERVER_IDS.length,
      peakPlayers: 500,
    });
  });

  it('count the players of servers that tell, and are unknown where none does', async () => {
    const untold = onlineServer(0, { players: { online: null, max: null, list: [] } });
    const partly = await stateWith({ ...perServer(() => untold), [OTHER_SERVER]: onlineServer(12) });
    expect(selectTotals(partly)).toMatchObject({ playersOnline: 12, peakPlayers: 100 });
    expect(selectTotals(await stateWith(perServer(() => untold)))).toEqual({
      playersOnline: null,
      places: null,
      activeServers: SERVER_IDS.length,
      trackedServers: SERVER_IDS.length,
      peakPlayers: null,
    });
  });

  it('take the players of the whole network from the response, in which an address counts once', async () => {
    const store = makeStore();
    const serve = (response: ReturnType<typeof statusResponse>) =>
      store.dispatch(statusApi.util.upsertQueryData('getStatus', undefined, response));
    const behindProxy = perServer(() => onlineServer(9));
    await serve(statusResponse(behindProxy, { total: { online: 9, max: 100 } }));
    expect(selectTotals(store.getState()).playersOnline).toBe(9);
    await serve(statusResponse(perServer(() => offlineServer({ source: 'ping' }))));
    expect(selectTotals(store.getState()).playersOnline).toBe(9);
  });

  it('are unknown before any response', () => {
    expect(selectTotals(makeStore().getState())).toEqual({
      playersOnline: null,
      places: null,
      activeServers: null,
      trackedServers: SERVER_IDS.length,
      peakPlayers: null,
    });
  });
});

describe('the groups of online players', () => {
  const groupOf = async (online: number, names: number) => {
    const state = await stateWith({
      [OTHER_SERVER]: onlineServer(0, { players: { online, max: 100, list: playerNames(names) } }),
    });
    return selectPlayerGroups(state).at(0);
  };

  it.each([
    // online, known names, tiles, more
    [1, 1, 1, 0],
    [11, 11, 11, 0],
    [12, 12, 11, 1],
    [40, 40, 11, 29],
    [40, 12, 11, 29],
    [40, 5, 5, 35],
    [40, 0, 0, 40],
    [11, 3, 3, 0],
  ])('%i online of whom %i are named: %i tiles and %i more', async (online, names, tiles, more) => {
    const group = await groupOf(online, names);
    expect(group).toMatchObject({ server: { id: OTHER_SERVER }, online, more });
    expect(group?.shown.map(({ name }) => name)).toEqual(playerNames(tiles));
  });

  it('leave out servers without players and keep the order of the others', async () => {
    const state = await stateWith({
      ...perServer(() => onlineServer(1)),
      [ENTRANCE_SERVER]: onlineServer(0),
    });
    expect(selectPlayerGroups(state).map(({ server }) => server.id)).toEqual(OTHER_SERVERS);
  });
});
