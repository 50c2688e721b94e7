import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { leaderboardTexts } from '#messages/leaderboard';
import { leaderboardSearch as texts } from '#messages/leaderboard-parts';
import type { LeaderboardPlayer, LeaderboardResponse } from '@/contract/leaderboard';
import { API_PATHS } from '@/contract/paths';
import { counted } from '@/lib/plural';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { apiUrl, refuse } from '../../../../test/support/browser/render-account';
import {
  leaderboardResponse,
  leaderboardPlayer,
  placeResponse,
} from '../../../../test/support/fixtures/leaderboard-responses';
import { gameMetrics, gameModes as modes } from '../../../../test/support/fixtures/network-parts';
import { leaderboardApi } from '../leaderboard-api';
import { PlayerSearch } from './player-search';

/** The sentence for a name without a rank. */
const MISSING = new RegExp(texts.missing.before);

const network = startApiServer();

const search = async (name: string, store = makeStore()) => {
  const { user } = renderWithProviders(<PlayerSearch mode={modes.parkour} />, { store });
  const type = async (text: string) => {
    await user.clear(screen.getByLabelText(texts.name));
    await user.type(screen.getByLabelText(texts.name), `${text}{Enter}`);
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
      return Response.json(placeResponse(steve, { mode: 'parkour' }));
    }),
  );
  await search(' steve ');
  const places = within(await screen.findByRole('list', { name: texts.ranks('Steve') })).getAllByRole(
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
  expect(asked).toEqual([{ mode: 'parkour', player: 'steve' }]);
});

it('shows neither figure nor place by a metric that nobody has sent', async () => {
  const { metrics, ...steve } = leaderboardPlayer(1, { username: 'Steve' });
  const { kills = NaN } = metrics;
  const place = placeResponse({ ...steve, metrics: { kills } }, { places: { kills: 2 } });
  network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => Response.json(place)));
  await search('steve');
  const list = within(await screen.findByRole('list', { name: texts.ranks('Steve') }));
  const [first, second] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([first, second]).toEqual([`${gameMetrics.kills.title}0#2`, `${gameMetrics.kdr.title}–`]);
});

it('escapes a name that tries to be a path', async () => {
  const asked: unknown[] = [];
  network.use(
    http.get(apiUrl(API_PATHS.leaderboardPlayer), ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return refuse('not_found');
    }),
  );
  await search('../skywars?x');
  await screen.findByText(MISSING);
  expect(asked).toEqual(['/api/leaderboard/parkour/players/..%2Fskywars%3Fx']);
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
  expect(await screen.findByText(MISSING)).toHaveTextContent(
    `${texts.missing.before}nobody${texts.missing.after(modes.parkour.title)}`,
  );
  await type('алексей');
  expect(await screen.findByText('Алексей')).toBeVisible();
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
});

it('looks again when the same name is searched for again', async () => {
  network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => refuse('not_found')));
  const { user } = await search('steve');
  await screen.findByText(MISSING);
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
  const searchBoard = async (
    source: LeaderboardResponse['source'],
    name: string,
    players: LeaderboardPlayer[] = samples,
  ) => {
    const store = makeStore();
    const board = leaderboardResponse(players, { mode: 'parkour', source });
    await store.dispatch(leaderboardApi.util.upsertQueryData('getLeaderboard', 'parkour', board));
    return search(name, store);
  };
  const serveNoPlayers = () =>
    network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => refuse('not_found')));

  it('finds those that are on it, at their places, and says that they are made up', async () => {
    serveNoPlayers();
    await searchBoard('sample', 'NOTCH');
    const list = await screen.findByRole('list', { name: texts.ranks('Notch') });
    expect(within(list).getAllByRole('listitem').at(0)).toHaveTextContent('Sky Wars Kills8,000#2');
    expect(within(list).getAllByRole('listitem').at(1)).toHaveTextContent('K/D Ratio160.00#1');
    expect(within(list).getAllByRole('listitem').at(2)).toHaveTextContent('Playtime3h#1');
    expect(screen.getByText(leaderboardTexts.sample.label)).toBeVisible();
    expect(screen.getByText(counted(texts.amongSamples, 2, String))).toBeVisible();
  });

  it('knows no place by a metric that was not there yet when they were made up', async () => {
    serveNoPlayers();
    await searchBoard('sample', 'notch', [{ ...leaderboardPlayer(2, { username: 'Notch' }), metrics: {} }]);
    const list = await screen.findByRole('list', { name: texts.ranks('Notch') });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(`${gameMetrics.kills.title}–`);
  });

  it('finds nobody else', async () => {
    serveNoPlayers();
    await searchBoard('sample', 'nobody');
    expect(await screen.findByText(MISSING)).toBeVisible();
  });

  it('prefers a real player of that name, who has been sent since', async () => {
    const real = placeResponse(leaderboardPlayer(3, { username: 'Notch', kills: 1 }), { total: 1 });
    network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => Response.json(real)));
    await searchBoard('sample', 'notch');
    expect(await screen.findByText('among 1 player')).toBeVisible();
    expect(screen.queryByText(leaderboardTexts.sample.label)).not.toBeInTheDocument();
  });

  it('but not once its players are real: who has no place then has none', async () => {
    serveNoPlayers();
    await searchBoard('snapshot', 'Notch');
    expect(await screen.findByText(MISSING)).toBeVisible();
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
