import { screen, within } from '@testing-library/react';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import type { User } from '@/contract/users';
import { AuthProvider } from '@/features/accounts/auth-provider';
import VotePage from '@/pages/vote/vote-page';
import { makeStore } from '@/store/store';
import { renderWithProviders } from './render';
import { restore, storeAccount } from './render-account';

/** Stores the player's name and votes made without a server, as redux-persist does. */
export const rememberVoter = (name: string | null, rest: object = {}, history: object[] = []): void => {
  const voter = { name, namedAt: 1, ballots: [], completed: [], ...rest };
  localStorage.setItem(
    'persist:votes',
    JSON.stringify({
      history: JSON.stringify(history),
      voter: JSON.stringify(voter),
      _persist: JSON.stringify({ version: 3, rehydrated: true }),
    }),
  );
};

/** Opens and renders the vote page with votes arriving from the game, for tests with fake timers. */
export const openVotes = async (account: User | null = null) => {
  if (account) storeAccount(account);
  const store = makeStore();
  const view = renderWithProviders(
    <AuthProvider>
      <VotePage />
    </AuthProvider>,
    { store, route: '/vote', advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) },
  );
  await restore(store);
  await screen.findByRole('heading', { name: voteBridge.month.title });
  return view;
};

export const card = (site: { name: string }) => within(screen.getByRole('article', { name: site.name }));

export const streakRegion = () => within(screen.getByRole('region', { name: votePage.streak.title }));
export const voterRegion = () => within(screen.getByRole('region', { name: votePage.voter.title }));

export const milestone = (days: number) =>
  within(
    within(screen.getByRole('list', { name: votePage.streak.milestonesLabel }))
      .getByText(votePage.streak.days(days))
      .closest('li') ?? document.body,
  );

/** Stand-in for the tab that a click opens. */
export const serveTab = () => {
  const tab = {
    opener: window as Window | null,
    document: { title: '', body: { textContent: '' } },
    location: { replace: jest.fn<undefined, [string]>() },
    closed: false,
    close: jest.fn(),
  };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
};
