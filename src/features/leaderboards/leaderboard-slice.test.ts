import { http, HttpResponse } from 'msw';
import type { LeaderboardMode } from '@/contract/leaderboard';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { makeStore, type AppStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { hearConsole } from '../../../test/support/browser/console-lines';
import {
  leaderboardResponse,
  leaderboardPlayer,
  rankedPlayers,
} from '../../../test/support/fixtures/leaderboard-responses';
import { leaderboardApi } from './leaderboard-api';
import { selectBoard } from './leaderboard-slice';

const network = startApiServer();
hearConsole();

const fetchInto = async (store: AppStore, body: unknown, mode: LeaderboardMode = 'skywars') => {
  network.use(
    http.get(`${API_BASE}${API_PATHS.leaderboard}`, () =>
      body instanceof Response ? body : new Response(JSON.stringify(body)),
    ),
  );
  const { initiate } = leaderboardApi.endpoints.getLeaderboard;
  await store.dispatch(initiate(mode, { forceRefetch: true, subscribe: false }));
  return selectBoard(store.getState(), mode);
};

it('starts as loading, without anybody, in both modes', () => {
  const state = makeStore().getState();
  for (const mode of ['skywars', 'parkour', 'constructor'])
    expect(selectBoard(state, mode)).toMatchObject({ phase: 'loading', players: [], capturedAt: null });
});

it('keeps the players, the source and the time of a response, for its mode alone', async () => {
  const store = makeStore();
  const players = rankedPlayers(2);
  const board = await fetchInto(store, leaderboardResponse(players, { mode: 'parkour' }), 'parkour');
  expect(board).toEqual({
    phase: 'loaded',
    isFailing: false,
    source: 'snapshot',
    capturedAt: '2025-05-25T14:03:09.000Z',
    players,
  });
  expect(selectBoard(store.getState(), 'skywars').phase).toBe('loading');
});

it('takes figures that nobody has sent for missing', async () => {
  const { uuid, username } = leaderboardPlayer(1);
  const players = [{ uuid, username, metrics: { kills: 7 } }];
  expect((await fetchInto(makeStore(), leaderboardResponse(players))).players).toEqual(players);
});

it('keeps a mode that is called as objects are made', async () => {
  const store = makeStore();
  const answer = leaderboardResponse(rankedPlayers(2), { mode: 'constructor' });
  expect((await fetchInto(store, answer, 'constructor')).players).toHaveLength(2);
  expect(selectBoard(store.getState(), 'to-string').phase).toBe('loading');
});

it('a failed fetch keeps the last response, until the next one', async () => {
  const store = makeStore();
  await fetchInto(store, leaderboardResponse(rankedPlayers(2)));
  expect(await fetchInto(store, HttpResponse.error())).toMatchObject({
    isFailing: true,
    capturedAt: '2025-05-25T14:03:09.000Z',
    players: rankedPlayers(2),
  });
  expect(await fetchInto(store, leaderboardResponse(rankedPlayers(3)))).toMatchObject({ isFailing: false });
});

it('a first fetch that fails ends the loading', async () => {
  const board = await fetchInto(makeStore(), HttpResponse.error());
  expect(board).toMatchObject({ phase: 'loaded', isFailing: true, capturedAt: null });
});

describe('a response that is not of the contract is a failed fetch:', () => {
  const good = leaderboardResponse(rankedPlayers(1));
  const withPlayer = (changes: object) => ({ ...good, players: [{ ...leaderboardPlayer(1), ...changes }] });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a mode as a number', { ...good, mode: 5 }],
    ['an unknown source', { ...good, source: 'rumour' }],
    ['a time that is none', { ...good, capturedAt: 'yesterday' }],
    ['players as a number', { ...good, players: 5 }],
    ['a player without a name', withPlayer({ username: undefined })],
    ['a player without a UUID', withPlayer({ uuid: 7 })],
    ['a player without metrics', withPlayer({ metrics: undefined })],
    ['kills as a text', withPlayer({ metrics: { kills: '5' } })],
    ['negative deaths', withPlayer({ metrics: { deaths: -1 } })],
    ['a level as a text', withPlayer({ level: '12' })],
  ])('%s', async (_, body) => {
    expect(await fetchInto(makeStore(), body)).toMatchObject({ isFailing: true, players: [] });
  });
});
