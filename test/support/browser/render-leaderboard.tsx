import { screen, within } from '@testing-library/react';
import { leaderboardTexts } from '#messages/leaderboard';
import { Leaderboard } from '@/features/leaderboards/leaderboard';
import { startApiServer } from './api-server';
import { hearConsole } from './console-lines';
import { withFakeClock } from './fake-timers';
import { renderWithProviders } from './render';

/** Starts the API that the leaderboard calls for the tests of a file, with a clock that only they advance. Call once at its top. */
export function startLeaderboard() {
  const network = startApiServer();
  withFakeClock();
  return {
    network,
    lines: hearConsole(),
    open: (route = '/leaderboard') =>
      renderWithProviders(<Leaderboard />, { route, advanceTimers: jest.advanceTimersByTime }),
  };
}

/** Returns the steps of the podium, the first place first. */
export const podium = async () =>
  within(await screen.findByRole('list', { name: leaderboardTexts.podium })).getAllByRole('listitem');

/** Returns the rows below the podium. */
export const rows = () =>
  within(screen.getByRole('list', { name: leaderboardTexts.rows })).queryAllByRole('listitem');
