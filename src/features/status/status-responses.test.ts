import { HttpResponse } from 'msw';
import { startApiServer } from '../../../test/support/browser/api-server';
import { hearConsole } from '../../../test/support/browser/console-lines';
import { statusStores } from '../../../test/support/browser/status-store';
import { offlineServer, onlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import { OTHER_SERVER, ENTRANCE_SERVER } from '../../../test/support/fixtures/tracked-servers';
import { statusApi } from './status-api';
import { selectConnect, selectLastUpdated, selectOutage } from './status-slice';

const network = startApiServer();
hearConsole();
const { respondWith, storeAfter } = statusStores(network);

describe('a response that is not of the contract', () => {
  const good = statusResponse();
  const withEntrance = (changes: object) => ({
    ...good,
    servers: { ...good.servers, [ENTRANCE_SERVER]: { ...good.servers[ENTRANCE_SERVER], ...changes } },
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'ok'],
    ['a list', []],
    ['no servers', { ...good, servers: undefined }],
    [
      'a server missing',
      {
        ...good,
        servers: {
          [ENTRANCE_SERVER]: good.servers[ENTRANCE_SERVER],
          [OTHER_SERVER]: good.servers[OTHER_SERVER],
        },
      },
    ],
    ['a time that is none', { ...good, fetchedAt: 'yesterday' }],
    ['a total that is a number', { ...good, total: 5 }],
    ['a staleness that is none', { ...good, stale: 'no' }],
    ['a server that is a text', { ...good, servers: { ...good.servers, [ENTRANCE_SERVER]: 'online' } }],
    ['an online that is a text', withEntrance({ online: 'true' })],
    ['players as a number', withEntrance({ players: 5 })],
    ['a negative count', withEntrance({ players: { online: -1, max: 10, list: [] } })],
    ['names that are objects', withEntrance({ players: { online: 1, max: 10, list: [{ name: 'a' }] } })],
    ['no list of names', withEntrance({ players: { online: 1, max: 10 } })],
    ['ticks as a text', withEntrance({ performance: { tps: '20', mspt: 0 } })],
    ['a measurement as a text', withEntrance({ performance: { tps: 20, mspt: 0, measured: 'yes' } })],
    ['a latency as a text', withEntrance({ latencyMs: '12' })],
    ['an unknown source', withEntrance({ source: 'rumour' })],
    ['no time of the poll', withEntrance({ checkedAt: undefined })],
  ])('is a failed fetch: %s', async (_, body) => {
    const store = await storeAfter(new Response(JSON.stringify(body)));
    expect(selectOutage(store.getState())).toBe('unannounced');
    expect(selectLastUpdated(store.getState())).toBeNull();
  });

  it('is a failed fetch: a page instead of JSON', async () => {
    const store = await storeAfter(new Response('<!doctype html><title>Gateway</title>'));
    expect(selectOutage(store.getState())).toBe('unannounced');
  });
});

describe('the connect dialog status', () => {
  it('shows the entrance with the latency of its own ping', async () => {
    const store = await storeAfter(statusResponse({ [ENTRANCE_SERVER]: onlineServer(4, { latencyMs: 31 }) }));
    expect(selectConnect(store.getState())).toEqual({
      online: true,
      latency: 31,
      pinged: true,
    });
  });

  it('measures the latency with a second, identical call when nothing pinged the entrance', async () => {
    const store = await storeAfter(
      statusResponse({ [ENTRANCE_SERVER]: onlineServer(4, { latencyMs: null, source: 'lookup' }) }),
    );
    expect(selectConnect(store.getState())).toMatchObject({ online: true, latency: null, pinged: false });
    respondWith(statusResponse());
    await store.dispatch(statusApi.endpoints.measureLatency.initiate(undefined));
    expect(selectConnect(store.getState()).latency).toEqual(expect.any(Number));
  });

  it.each([
    ['unknown', 'a failed fetch', null, () => HttpResponse.error()],
    ['offline', 'an offline entrance', false, () => statusResponse({ [ENTRANCE_SERVER]: offlineServer() })],
  ])('is %s, without a latency, after %s', async (_, __, online, second) => {
    const store = await storeAfter(statusResponse({ [ENTRANCE_SERVER]: onlineServer(4) }), second());
    expect(selectConnect(store.getState())).toEqual({
      online,
      latency: null,
      pinged: false,
    });
  });
});
