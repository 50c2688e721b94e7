import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { API_PATHS } from '@/contract/paths';
import { playerLink } from '@/messages/en/player-link';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { apiUrl, refuse } from '../../../../test/support/browser/render-account';
import { gameMetrics, gameModes } from '../../../../test/support/fixtures/game-modes';
import { leaderboardPlayer, placeResponse } from '../../../../test/support/fixtures/leaderboard-responses';
import { OwnPlaces } from './own-places';

const network = startApiServer();
const { places: words } = playerLink;
const listOf = (mode: keyof typeof gameModes) =>
  screen.findByRole('list', { name: words.label(gameModes[mode].title) });

test('shows the place by each metric in the modes where the player has one, and says where there is none', async () => {
  const asked: unknown[] = [];
  network.use(
    http.get(apiUrl(API_PATHS.leaderboardPlayer), ({ params }) => {
      asked.push(params);
      if (params['mode'] === 'pvp') return refuse('not_found');
      return Response.json(
        placeResponse(leaderboardPlayer(1, { username: 'Alex', kills: 1234 }), { mode: 'lifesteal' }),
      );
    }),
  );
  renderWithProviders(<OwnPlaces player="Alex" />);
  expect(await screen.findByText(words.among('5,000'))).toBeVisible();
  expect(await screen.findByText(words.none)).toBeVisible();
  const tilesOf = async (mode: keyof typeof gameModes) =>
    within(await listOf(mode))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect((await tilesOf('lifesteal'))[0]).toBe(`${gameMetrics.kills.title}#111,234`);
  expect(await tilesOf('pvp')).toEqual(Object.values(gameMetrics).map(({ title }) => `${title}–`));
  expect(asked).toEqual([
    { mode: 'pvp', player: 'Alex' },
    { mode: 'lifesteal', player: 'Alex' },
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
  expect(await listOf('pvp')).toBeVisible();
});
