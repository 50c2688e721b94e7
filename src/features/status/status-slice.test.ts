import { configureStore, type Action } from '@reduxjs/toolkit';
import { HttpResponse } from 'msw';
import { perServer } from '@/lib/servers';
import { api } from '@/store/api';
import { rootReducer, type RootState } from '@/store/reducer';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { hearConsole } from '../../../test/support/browser/console-lines';
import { fetchInto, statusStores } from '../../../test/support/browser/status-store';
import { offlineServer, onlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import { OTHER_SERVER, ENTRANCE_SERVER } from '../../../test/support/fixtures/tracked-servers';
import { statusApi } from './status-api';
import {
  outageAnnounced,
  selectIsLive,
  selectLastUpdated,
  selectOutage,
  selectPhase,
  selectServers,
} from './status-slice';

const network = startApiServer();
hearConsole();

const { respondWith, storeAfter } = statusStores(network);

/** Returns a store that records every action and the outage after it. */
const recordingStore = () => {
  const log: Action[] = [];
  const outages: string[] = [];
  const store = configureStore({
    reducer: (state: RootState | undefined, action: Action) => {
      const next = rootReducer(state, action);
      log.push(action);
      outages.push(selectOutage(next));
      return next;
    },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  return { store, log, outages };
};

describe('a first visit', () => {
  it('starts as loading, with every server unknown', () => {
    const state = makeStore().getState();
    expect(selectPhase(state)).toBe('loading');
    expect(selectLastUpdated(state)).toBeNull();
    for (const server of Object.values(selectServers(state))) {
      expect(server).toMatchObject({ online: null, players: { online: null, max: null, list: [] } });
    }
  });

  it('is loaded after the first response, with its time', async () => {
    const store = await storeAfter(statusResponse({}, { fetchedAt: '2025-05-25T10:00:00Z' }));
    expect(selectPhase(store.getState())).toBe('loaded');
    expect(selectLastUpdated(store.getState())).toBe('2025-05-25T10:00:00Z');
  });

  it('is loaded after a first fetch that failed, too', async () => {
    const store = await storeAfter(new Response(null, { status: 503 }));
    expect(selectPhase(store.getState())).toBe('loaded');
    expect(selectLastUpdated(store.getState())).toBeNull();
  });
});

describe('an online response', () => {
  it('makes every name a player of rank Player who is Active', async () => {
    const store = await storeAfter(statusResponse({ [OTHER_SERVER]: onlineServer(2) }));
    expect(selectServers(store.getState())[OTHER_SERVER]).toEqual({
      online: true,
      players: {
        online: 2,
        max: 100,
        list: [
          { name: 'player1', rank: 'Player', playtime: 'Active' },
          { name: 'player2', rank: 'Player', playtime: 'Active' },
        ],
      },
      performance: { tps: 20, mspt: 0, measured: false },
      plugins: [],
      unresponsiveSince: null,
    });
  });

  it('runs at 20 ticks and 0 milliseconds when nothing says otherwise', async () => {
    const response = statusResponse();
    const entrance = { ...response.servers[ENTRANCE_SERVER], performance: undefined };
    const store = await storeAfter(
      Response.json({ ...response, servers: { ...response.servers, [ENTRANCE_SERVER]: entrance } }),
    );
    expect(selectServers(store.getState())[ENTRANCE_SERVER].performance).toEqual({
      tps: 20,
      mspt: 0,
      measured: false,
    });
  });
});

describe('ticks', () => {
  it.each([
    [
      { tps: 18.5, mspt: 41, measured: true },
      { tps: 18.5, measured: true },
    ],
    [
      { tps: 18.5, mspt: 41 },
      { tps: 18.5, measured: false },
    ],
    [
      { mspt: 41, measured: true },
      { tps: 20, measured: false },
    ],
  ])('of %j count as measured only where that is said of them', async (performance, expected) => {
    const response = statusResponse();
    const entrance = { ...response.servers[ENTRANCE_SERVER], performance };
    const store = await storeAfter(
      Response.json({ ...response, servers: { ...response.servers, [ENTRANCE_SERVER]: entrance } }),
    );
    expect(selectServers(store.getState())[ENTRANCE_SERVER].performance).toMatchObject(expected);
  });
});

describe('a response with no poll behind it', () => {
  it('is an outage, and changes nothing else that is known but that it is of now', async () => {
    const off = offlineServer();
    const before = await storeAfter(statusResponse({ [OTHER_SERVER]: onlineServer(5) }));
    const { servers, lastUpdated } = before.getState().serverStatus ?? {};
    respondWith(
      statusResponse(
        perServer(() => off),
        { stale: true },
      ),
    );
    expect(selectIsLive(before.getState())).toBe(true);
    await fetchInto(before);
    expect(before.getState().serverStatus).toMatchObject({ servers, lastUpdated, outage: 'unannounced' });
    expect(selectIsLive(before.getState())).toBe(false);
  });
});

describe('an offline response', () => {
  it('leaves what was known of a server and remembers since when there is no response', async () => {
    const store = await storeAfter(
      statusResponse({ [OTHER_SERVER]: onlineServer(5) }),
      statusResponse({ [OTHER_SERVER]: offlineServer({ checkedAt: '2025-05-25T14:04:00Z' }) }),
      statusResponse({ [OTHER_SERVER]: offlineServer({ checkedAt: '2025-05-25T14:05:00Z' }) }),
    );
    expect(selectServers(store.getState())[OTHER_SERVER]).toMatchObject({
      online: true,
      players: { online: 5, max: 100 },
      unresponsiveSince: '2025-05-25T14:04:00Z',
    });
  });

  it('does not touch the other servers', async () => {
    const store = await storeAfter(
      statusResponse({ [OTHER_SERVER]: offlineServer(), [ENTRANCE_SERVER]: onlineServer(3) }),
    );
    expect(selectServers(store.getState())[ENTRANCE_SERVER]).toMatchObject({
      online: true,
      players: { online: 3 },
    });
  });

  it('keeps a server that was never seen offline and empty, without a time', async () => {
    const store = await storeAfter(statusResponse({ [OTHER_SERVER]: offlineServer() }));
    expect(selectServers(store.getState())[OTHER_SERVER]).toMatchObject({
      online: false,
      players: { online: 0, max: 0, list: [] },
      unresponsiveSince: null,
    });
  });

  it('is forgotten when the server responds again', async () => {
    const store = await storeAfter(
      statusResponse({ [OTHER_SERVER]: onlineServer(5) }),
      statusResponse({ [OTHER_SERVER]: offlineServer() }),
      statusResponse({ [OTHER_SERVER]: onlineServer(2) }),
    );
    expect(selectServers(store.getState())[OTHER_SERVER]).toMatchObject({
      players: { online: 2 },
      unresponsiveSince: null,
    });
  });
});

describe('a failed fetch', () => {
  it('keeps all figures and their time', async () => {
    const store = await storeAfter(
      statusResponse({ [ENTRANCE_SERVER]: onlineServer(7) }),
      HttpResponse.error(),
    );
    expect(selectServers(store.getState())[ENTRANCE_SERVER].players.online).toBe(7);
    expect(selectLastUpdated(store.getState())).toBe(statusResponse().fetchedAt);
    expect(selectOutage(store.getState())).toBe('unannounced');
  });

  it('counts as one outage, told once, until a response ends it', async () => {
    const store = await storeAfter(HttpResponse.error());
    store.dispatch(outageAnnounced());
    respondWith(HttpResponse.error(), statusResponse(), HttpResponse.error());
    await fetchInto(store);
    expect(selectOutage(store.getState())).toBe('announced');
    await fetchInto(store);
    expect(selectOutage(store.getState())).toBe('none');
    await fetchInto(store);
    expect(selectOutage(store.getState())).toBe('unannounced');
  });

  it('is not what a request that was never sent counts as', async () => {
    respondWith(statusResponse());
    const { store, log, outages } = recordingStore();
    await Promise.all([fetchInto(store), fetchInto(store)]);
    expect(log.filter(statusApi.endpoints.getStatus.matchRejected)).toHaveLength(1);
    expect(new Set(outages)).toEqual(new Set(['none']));
  });
});

it('replays a recorded log of actions, sent through JSON, to the same state', async () => {
  respondWith(statusResponse({ [ENTRANCE_SERVER]: onlineServer(3) }), HttpResponse.error());
  const { store, log } = recordingStore();
  await fetchInto(store);
  await fetchInto(store);

  const recorded: Action[] = JSON.parse(JSON.stringify(log));
  const replayed = recorded.reduce<RootState | undefined>(rootReducer, undefined);
  expect(replayed?.serverStatus).toEqual(store.getState().serverStatus);
  expect(replayed?.serverStatus?.outage).toBe('unannounced');
});
