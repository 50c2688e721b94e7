import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { playerLink } from '#messages/player-link';
import { API_PATHS } from '@/contract/paths';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { apiUrl, refuse } from '../../../../test/support/browser/render-account';
import { leaderboardPlayer, placeResponse } from '../../../../test/support/fixtures/leaderboard-responses';
import { gameMetrics, gameModes } from '../../../../test/support/fixtures/network-parts';
import { OwnPlaces } from './own-places';

const network = startApiServer();
const { places: texts } = playerLink;
const listOf = (mode: keyof typeof gameModes) =>
  screen.findByRole('list', { name: texts.label(gameModes[mode].title) });

test('shows the place by each metric in the modes where the player has one, and says where there is none', async () => {
  const asked: unknown[] = [];
  network.use(
    http.get(apiUrl(API_PATHS.leaderboardPlayer), ({ params }) => {
      asked.push(params);
      if (params['mode'] === 'skywars') return refuse('not_found');
      return Response.json(
        placeResponse(leaderboardPlayer(1, { username: 'Alex', kills: 1234 }), { mode: 'parkour' }),
      );
    }),
  );
  renderWithProviders(<OwnPlaces player="Alex" />);
  expect(await screen.findByText(counted(texts.among, 5_000, formatNumber))).toBeVisible();
  expect(await screen.findByText(texts.none)).toBeVisible();
  const tilesOf = async (mode: keyof typeof gameModes) =>
    within(await listOf(mode))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect((await tilesOf('parkour'))[0]).toBe(`${gameMetrics.kills.title}#111,234`);
  expect(await tilesOf('skywars')).toEqual(Object.values(gameMetrics).map(({ title }) => `${title}–`));
  expect(asked).toEqual([
    { mode: 'skywars', player: 'Alex' },
    { mode: 'parkour', player: 'Alex' },
  ]);
});

test('says when it could not be loaded, and tries again', async () => {
  network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => refuse('unavailable', { retryAfter: 10 })));
  renderWithProviders(<OwnPlaces player="Alex" />);
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('try again in 10 seconds');
  network.use(
    http.get(apiUrl(API_PATHS.leaderboardPlayer), () => Response.json(placeResponse(leaderboardPlayer(1)))),
  );
  await userEvent.click(retry as HTMLElement);
  expect(await listOf('skywars')).toBeVisible();
});
