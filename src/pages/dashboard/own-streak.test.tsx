import { act, screen } from '@testing-library/react';
import { votePage } from '#messages/vote-page';
import { voteSites } from '#network/voting';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../test/support/browser/render';
import { restore } from '../../../test/support/browser/render-account';
import { serveNoBridge } from '../../../test/support/browser/vote-service';
import { OwnStreak } from './own-streak';

const network = startApiServer();
withFakeClock();
beforeEach(() => localStorage.clear());

it('the dashboard shows the streak of this browser, leads to the vote page and has no clock that ticks by the second', async () => {
  serveNoBridge(network);
  const noon = new Date(2025, 4, 25, 12).getTime();
  jest.setSystemTime(noon);
  const siteName = voteSites[0]?.name;
  const history = [noon - 3_600_000, noon - 86_400_000].map((timestamp) => ({ siteName, timestamp }));
  localStorage.setItem(
    'persist:votes',
    JSON.stringify({ history: JSON.stringify(history), _persist: '{"version":1,"rehydrated":true}' }),
  );
  const store = makeStore();
  renderWithProviders(
    <AuthProvider>
      <OwnStreak />
    </AuthProvider>,
    { store, route: '/user/dashboard' },
  );
  await restore(store);
  const { title, unit, voteLabel } = votePage.streak;
  expect(await screen.findByText(unit(2))).toBeVisible();
  expect(screen.getByRole('region', { name: title })).toHaveTextContent(`2 ${unit(2)}`);
  expect(screen.getByRole('link', { name: voteLabel })).toHaveAttribute('href', '/vote');
  await pass(1000);
  // The remaining timer checks once a minute.
  expect(jest.getTimerCount()).toBe(1);
  act(() => jest.advanceTimersToNextTimer());
  expect(Date.now()).toBe(noon + 60_000);
});
