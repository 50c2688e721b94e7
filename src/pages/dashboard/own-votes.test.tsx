import { screen } from '@testing-library/react';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import { describeReward } from '@/features/votes/month/reward-lines';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { startApiServer } from '../../../test/support/browser/api-server';
import { renderSignedIn, steve } from '../../../test/support/browser/render-account';
import { serveBridge } from '../../../test/support/browser/vote-service';
import { votesResponse } from '../../../test/support/fixtures/votes-responses';
import { OwnStreak } from './own-streak';

const network = startApiServer();
beforeEach(() => localStorage.clear());

it('with a bridge and a linked player the dashboard shows streak, place, votes of the month and rewards of that player', async () => {
  const service = serveBridge(network, {
    votes: votesResponse({
      streak: { days: 4, best: 9, keptUntil: null, spared: null },
      month: { votes: 7, rank: 3 },
      rewards: [{ id: '1', reward: 'vote-key', count: 2, state: 'waiting', at: '2025-05-25T12:00:00.000Z' }],
    }),
  });
  await renderSignedIn(<OwnStreak />, { ...steve, player: 'Steve' }, '/user/dashboard');
  expect(await screen.findByText('#3')).toBeVisible();
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.getByRole('region', { name: votePage.streak.title })).toHaveTextContent('4 days');
  expect(screen.getByRole('list', { name: voteBridge.rewards.title })).toHaveTextContent(
    counted(describeReward('vote-key').words, 2, formatNumber),
  );
  expect(screen.getByRole('link', { name: votePage.streak.voteLabel })).toHaveAttribute('href', '/vote');
  expect(service.calls[0]?.path).toBe('/votes/Steve');
});

it('with a bridge and no player it says how to get there', async () => {
  const service = serveBridge(network);
  await renderSignedIn(<OwnStreak />, steve, '/user/dashboard');
  expect(await screen.findByText(voteBridge.dashboard.nameless)).toBeVisible();
  expect(service.calls).toEqual([]);
});
