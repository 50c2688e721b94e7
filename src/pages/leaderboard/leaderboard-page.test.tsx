import { setImmediate } from 'node:timers';
import { screen } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { leaderboardTexts } from '#messages/leaderboard';
import { leaderboardTrouble } from '#messages/leaderboard-parts';
import { leaderboards } from '#network/leaderboards';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { serveLeaderboard } from '../../../test/support/browser/leaderboard-service';
import { Providers, renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import { gameModes } from '../../../test/support/fixtures/network-parts';
import LeaderboardPage from './leaderboard-page';

// React's renderer for Node needs it, and jsdom lacks it.
Object.assign(globalThis, { setImmediate });

const network = startApiServer();

describe('the Leaderboard page', () => {
  it('has its title, its subtitle, the modes and the metrics', async () => {
    serveLeaderboard(network);
    renderWithProviders(<LeaderboardPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(leaderboards.title);
    expect(screen.getByText(leaderboards.subtitle)).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
      titles(Object.values(gameModes)),
    );
    const shown = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
    expect(shown.map((button) => button.textContent)).toEqual(
      gameModes.skywars.metrics.map(({ title }) => title),
    );
    await screen.findByText(leaderboardTexts.empty.title);
  });

  it('is prerendered with the loading state whatever the address asks for, and says what needs JavaScript', async () => {
    const { prelude } = await prerender(
      <Providers route="/leaderboard?mode=parkour" store={makeStore()}>
        <LeaderboardPage />
      </Providers>,
    );
    document.body.innerHTML = await new Response(prelude).text();
    const tab = screen.getByRole('tab', { name: gameModes.skywars.title });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(document.body).toHaveTextContent(leaderboardTexts.loading);
    expect(document.querySelector('noscript')).toHaveTextContent(leaderboardTrouble.withoutScript.title);
    expect(document.querySelector('[style]')).toBeNull();
  });
});
