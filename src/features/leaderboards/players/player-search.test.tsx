import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import type { LeaderboardResponse } from '@/contract/leaderboard';
import { API_PATHS } from '@/contract/paths';
import { leaderboardWords } from '@/messages/en/leaderboard';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { apiUrl, refuse } from '../../../../test/support/browser/render-account';
import { gameMetrics, gameModes as modes } from '../../../../test/support/fixtures/game-modes';
import {
  leaderboardResponse,
  leaderboardPlayer,
  placeResponse,
} from '../../../../test/support/fixtures/leaderboard-responses';
import { leaderboardApi } from '../leaderboard-api';
import { PlayerSearch } from './player-search';

const network = startApiServer();

const search = async (name: string, store = makeStore()) => {
  const { user } = renderWithProviders(<PlayerSearch mode={modes.lifesteal} />, { store });
  const type = async (text: string) => {
    await user.clear(screen.getByLabelText('Player name'));
    await user.type(screen.getByLabelText('Player name'), `${text}{Enter}`);
  };
  await type(name);
  return { user, type };
};

it('shows the place by each metric, of the mode that is shown, under the name as it is written', async () => {
  const asked: unknown[] = [];
  network.use(
    http.get(apiUrl(API_PATHS.leaderboardPlayer), ({ params }) => {
      asked.push(params);
      const steve = leaderboardPlayer(1, {
        username: 'Steve',
        kills: 1234,
        deaths: 2,
        playtime: 7.5,
        level: 12,
      });
      return Response.json(placeResponse(steve, { mode: 'lifesteal' }));
    }),
  );
  await search(' steve ');
  const places = within(await screen.findByRole('list', { name: 'Places of Steve' })).getAllByRole(
    'listitem',
  );
  expect(places.map(({ textContent }) => textContent)).toEqual([
    `${gameMetrics.kills.title}1,234#11`,
    `${gameMetrics.kdr.title}617.00#12`,
    `${gameMetrics.playtime.title}7h#13`,
    `${gameMetrics.blocks.title}0#1,234`,
    `${gameMetrics.mobkills.title}0#1`,
  ]);
  expect(screen.getByText('Level 12, among 5,000 players')).toBeVisible();
  expect(asked).toEqual([{ mode: 'lifesteal', player: 'steve' }]);
});

it('escapes a name that tries to be a path', async () => {
  const asked: unknown[] = [];
  network.use(
    http.get(apiUrl(API_PATHS.leaderboardPlayer), ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return refuse('not_found');
    }),
  );
  await search('../pvp?x');
  await screen.findByText(/Nobody called/);
  expect(asked).toEqual(['/api/leaderboard/lifesteal/players/..%2Fpvp%3Fx']);
});

it('says when nobody of that name has a place, and finds the next one', async () => {
  network.use(
    http.get(apiUrl(API_PATHS.leaderboardPlayer), ({ params }) =>
      params['player'] === 'nobody'
        ? refuse('not_found')
        : Response.json(placeResponse(leaderboardPlayer(1, { username: 'Алексей' }))),
    ),
  );
  const { type } = await search('nobody');
  expect(await screen.findByText(/Nobody called/)).toHaveTextContent(
    `Nobody called nobody has a place in ${modes.lifesteal.title}.`,
  );
  await type('алексей');
  expect(await screen.findByText('Алексей')).toBeVisible();
  expect(screen.queryByText(/Nobody called/)).not.toBeInTheDocument();
});

it('looks again when the same name is searched for again', async () => {
  network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => refuse('not_found')));
  const { user } = await search('steve');
  await screen.findByText(/Nobody called/);
  const first = placeResponse(leaderboardPlayer(1, { username: 'Steve' }), { total: 1 });
  network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => Response.json(first)));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('among 1 player')).toBeVisible();
  network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => Response.json({ ...first, total: 2 })));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('among 2 players')).toBeVisible();
});

describe('while the board shows samples', () => {
  const samples = [
    leaderboardPlayer(1, { username: 'jeb_', kills: 9000, deaths: 100, level: 7 }),
    leaderboardPlayer(2, { username: 'Notch', kills: 8000, deaths: 50, playtime: 3 }),
  ];
  const searchBoard = async (source: LeaderboardResponse['source'], name: string) => {
    const store = makeStore();
    const board = leaderboardResponse(samples, { mode: 'lifesteal', source });
    await store.dispatch(leaderboardApi.util.upsertQueryData('getLeaderboard', 'lifesteal', board));
    return search(name, store);
  };
  const serveNobody = () =>
    network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => refuse('not_found')));

  it('finds those that are on it, at their places, and says that they are made up', async () => {
    serveNobody();
    await searchBoard('sample', 'NOTCH');
    const list = await screen.findByRole('list', { name: 'Places of Notch' });
    expect(within(list).getAllByRole('listitem').at(0)).toHaveTextContent('PvP Kills8,000#2');
    expect(within(list).getAllByRole('listitem').at(1)).toHaveTextContent('K/D Ratio160.00#1');
    expect(within(list).getAllByRole('listitem').at(2)).toHaveTextContent('Playtime3h#1');
    expect(screen.getByText(leaderboardWords.sample.label)).toBeVisible();
    expect(screen.getByText('among 2 made-up players')).toBeVisible();
  });

  it('finds nobody else', async () => {
    serveNobody();
    await searchBoard('sample', 'nobody');
    expect(await screen.findByText(/Nobody called/)).toBeVisible();
  });

  it('prefers a real player of that name, who has been sent since', async () => {
    const real = placeResponse(leaderboardPlayer(3, { username: 'Notch', kills: 1 }), { total: 1 });
    network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => Response.json(real)));
    await searchBoard('sample', 'notch');
    expect(await screen.findByText('among 1 player')).toBeVisible();
    expect(screen.queryByText(leaderboardWords.sample.label)).not.toBeInTheDocument();
  });

  it('but not once its players are real: who has no place then has none', async () => {
    serveNobody();
    await searchBoard('snapshot', 'Notch');
    expect(await screen.findByText(/Nobody called/)).toBeVisible();
  });
});

it('says when the search failed, and retries', async () => {
  network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => refuse('unavailable', { retryAfter: 10 })));
  const { user } = await search('steve');
  expect(await screen.findByRole('alert')).toHaveTextContent('try again in 10 seconds');
  network.use(
    http.get(apiUrl(API_PATHS.leaderboardPlayer), () => Response.json(placeResponse(leaderboardPlayer(1)))),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('player1')).toBeVisible();
});
