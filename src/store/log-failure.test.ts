import { http } from 'msw';
import { API_BASE } from '@/contract/paths';
import { startApiServer } from '../../test/support/browser/api-server';
import { hearConsole } from '../../test/support/browser/console-lines';
import { api } from './api';
import { logOutage } from './log-failure';
import { makeStore } from './store';

const network = startApiServer();
const lines = hearConsole();

const { readThing } = api.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<unknown, undefined>({
      query: () => ({
        url: '/thing',
        validateStatus: (response, body) => response.ok && body !== null,
      }),
      onQueryStarted: (_argument, round) => void logOutage('The thing could not be fetched', round),
    }),
  }),
}).endpoints;

const startAsking = () => {
  const store = makeStore();
  return async (...responses: (() => Response)[]) => {
    for (const respond of responses) {
      network.use(http.get(`${API_BASE}/thing`, respond));
      await store.dispatch(readThing.initiate(undefined, { forceRefetch: true }));
    }
    return lines.error.splice(0);
  };
};

const personal = { error: { code: 'unavailable', message: 'steve@example.org', fields: { token: 'tok-1' } } };
const away = () => Response.json(personal, { status: 503 });

it.each([
  ['an error status', away, 'status 503'],
  ['a response of another shape', () => Response.json(null), 'unreadable answer with status 200'],
  ['a response that is no JSON', () => new Response('<html>'), 'unreadable answer with status 200'],
  ['no response', () => Response.error(), 'FETCH_ERROR'],
])('%s is logged with its kind and nothing of what it says', async (_name, respond, reason) => {
  expect(await startAsking()(respond)).toEqual([`The thing could not be fetched: ${reason}`]);
});

it('an outage is logged once, however often it is asked again, and again when its reason changes or after its end', async () => {
  const ask = startAsking();
  const well = () => Response.json({});
  expect(await ask(away, away, away)).toHaveLength(1);
  expect(await ask(() => Response.error())).toEqual(['The thing could not be fetched: FETCH_ERROR']);
  expect(await ask(well, well)).toEqual([]);
  expect(await ask(away, away)).toEqual(['The thing could not be fetched: status 503']);
});
