import type { ServerStatus } from '@/contract/status';
import type { ServerId } from '@/content/servers';
import { makeStore } from '@/store/store';
import { hearConsole } from '../../../test/support/browser/console-lines';
import {
  offlineServer,
  onlineServer,
  playerNames,
  statusResponse,
} from '../../../test/support/fixtures/status-responses';
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
      lobby: onlineServer(4, { players: { online: 4, max: 100, list: [] } }),
      pvp: onlineServer(12, { players: { online: 12, max: 500, list: [] } }),
      lifesteal: offlineServer(),
    });
    expect(selectTotals(state)).toEqual({
      playersOnline: 16,
      activeServers: 2,
      trackedServers: 3,
      peakPlayers: 500,
    });
  });

  it('are unknown before any answer: nobody, nowhere, and no largest number', () => {
    expect(selectTotals(makeStore().getState())).toEqual({
      playersOnline: 0,
      activeServers: 0,
      trackedServers: 3,
      peakPlayers: null,
    });
  });
});

describe('the groups of online players', () => {
  const groupOf = async (online: number, names: number) => {
    const state = await stateWith({
      pvp: onlineServer(0, { players: { online, max: 100, list: playerNames(names) } }),
    });
    return selectPlayerGroups(state).at(0);
  };

  it.each([
    // online, names known, tiles, more
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
    expect(group).toMatchObject({ id: 'pvp', online, more });
    expect(group?.shown.map(({ name }) => name)).toEqual(playerNames(tiles));
  });

  it('leave out servers without players and keep the order Lobby, PvP, Lifesteal', async () => {
    const state = await stateWith({
      lobby: onlineServer(0),
      pvp: onlineServer(1),
      lifesteal: onlineServer(2),
    });
    expect(selectPlayerGroups(state).map(({ id }) => id)).toEqual(['pvp', 'lifesteal']);
  });
});
