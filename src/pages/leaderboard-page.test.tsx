import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { makeStore } from '@/store/store';
import { theme } from '@/theme/theme';
import { startApiServer } from '../../test/api-server';
import { serveLeaderboard } from '../../test/leaderboard-service';
import { renderWithProviders } from '../../test/render';
import LeaderboardPage from './leaderboard-page';

const network = startApiServer();

describe('the Leaderboard page', () => {
  it('has its title, its subtitle, two modes and five metrics', async () => {
    serveLeaderboard(network);
    renderWithProviders(<LeaderboardPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leaderboard');
    expect(screen.getByText('Top players across our game modes')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['PvP', 'Lifesteal']);
    const metrics = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
    expect(metrics.map((button) => button.textContent)).toEqual([
      'PvP Kills',
      'K/D Ratio',
      'Playtime',
      'Blocks Mined',
      'Mob Kills',
    ]);
    await screen.findByText('Nobody is on this leaderboard yet');
  });

  it('is prerendered with the loading state whatever the address asks for, and says what needs JavaScript', () => {
    document.body.innerHTML = renderToString(
      <Provider store={makeStore()}>
        <ThemeProvider theme={theme}>
          <MemoryRouter initialEntries={['/leaderboard?mode=lifesteal']}>
            <LeaderboardPage />
          </MemoryRouter>
        </ThemeProvider>
      </Provider>,
    );
    expect(screen.getByRole('tab', { name: 'PvP' })).toHaveAttribute('aria-selected', 'true');
    expect(document.body).toHaveTextContent('Loading leaderboard data...');
    expect(document.querySelector('noscript')).toHaveTextContent('The leaderboard needs JavaScript');
    expect(document.querySelector('[style]')).toBeNull();
  });
});
