import { screen, waitFor, within } from '@testing-library/react';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import { monthly, rewards } from '#network/vote-rewards';
import { sparedDays, streakMilestones } from '#network/voting';
import { VOTERS_SHOWN, type VotesResponse } from '@/contract/votes';
import { describeReward } from '@/features/votes/month/reward-lines';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { startApiServer } from '../../../test/support/browser/api-server';
import { serveCsrf } from '../../../test/support/browser/csrf-service';
import { HALF_A_MINUTE, pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { refuse } from '../../../test/support/browser/render-account';
import {
  milestone,
  openVotes,
  rememberVoter,
  streakRegion,
  voterRegion,
} from '../../../test/support/browser/render-votes';
import { clearToasts } from '../../../test/support/browser/toasts';
import { serveBridge } from '../../../test/support/browser/vote-service';
import { servers } from '../../../test/support/fixtures/tracked-servers';
import { votersResponse, votesResponse } from '../../../test/support/fixtures/votes-responses';

const [nearest, later] = streakMilestones.map(({ days }) => days);
if (!nearest || !later) throw new Error('Milestones are promised');
const { streak: pageTexts, toasts } = votePage;
const { streak: bridgeTexts, rewards: rewardTexts, month: monthTexts, own: ownTexts } = voteBridge;

const network = startApiServer();
serveCsrf(network);
clearToasts();
withFakeClock();
beforeEach(() => {
  localStorage.clear();
  jest.setSystemTime(Date.parse('2025-05-25T12:00:00Z'));
  rememberVoter('Steve');
});

const inStates = (states: Record<number, VotesResponse['milestones'][number]['state']>) =>
  streakMilestones.map(({ days }) => ({ days, state: states[days] ?? 'locked' }));
const meter = () => screen.getByRole('meter', { name: pageTexts.nextLabel });

describe('the streak', () => {
  it('is the server’s, with its best, the time until when it is kept in the visitor’s zone, and the spared day', async () => {
    const keptUntil = '2025-05-27T00:00:00.000Z';
    const streak = { days: 5, best: 12, keptUntil, spared: '2025-05-24' };
    serveBridge(network, { votes: votesResponse({ streak }) });
    await openVotes();
    expect(await streakRegion().findByText('5')).toBeVisible();
    const moment = new Date(keptUntil);
    const [hours, day] = [String(moment.getHours()).padStart(2, '0'), String(moment.getDate())];
    expect(streakRegion().getByText(RegExp(`^Vote before .*May ${day}, ${hours}:`))).toBeVisible();
    expect(streakRegion().getByText(bridgeTexts.best(pageTexts.days(12)))).toBeVisible();
    expect(streakRegion().getByText(bridgeTexts.spared('May 24'))).toBeVisible();
    expect(meter()).toHaveAttribute('aria-valuetext', pageTexts.progress(5, nearest));
  });

  it('of somebody who never voted, or of nobody, says how it begins', async () => {
    serveBridge(network);
    const { unmount } = await openVotes();
    expect(await streakRegion().findByText(bridgeTexts.begin)).toBeVisible();
    expect(streakRegion().getByText(bridgeTexts.spare(sparedDays))).toBeVisible();
    unmount();
    localStorage.clear();
    await openVotes();
    expect(streakRegion().getByText(bridgeTexts.nameless)).toBeVisible();
    expect(milestone(nearest).getByText(pageTexts.lockedLabel)).toBeVisible();
  });

  it('follows the server every half a minute', async () => {
    const service = serveBridge(network);
    await openVotes();
    await streakRegion().findByText('0');
    service.votes = votesResponse({ streak: { days: 1, best: 1, keptUntil: null, spared: null } });
    await pass(HALF_A_MINUTE);
    expect(await streakRegion().findByText('1')).toBeVisible();
  });

  it('hands out a milestone once the server has answered, and keeps the focus there', async () => {
    const service = serveBridge(network, {
      votes: votesResponse({
        milestones: inStates({ [nearest]: 'claimable' }),
        streak: { days: 1, best: nearest, keptUntil: null, spared: null },
      }),
    });
    service.claim = () => {
      const milestones = inStates({ [nearest]: 'claimed' });
      service.votes = votesResponse({ milestones });
      return Response.json({ milestones });
    };
    const { user } = await openVotes();
    const claim = await milestone(nearest).findByRole('button', { name: pageTexts.claimLabel });
    // Reached by the best streak, whatever the current days.
    expect(meter()).toHaveAttribute('aria-valuetext', pageTexts.progress(nearest, nearest));
    await user.click(claim);
    expect(await screen.findByText(toasts.claimed(nearest))).toBeVisible();
    expect(service.sent('/Steve/claim')).toEqual([{ days: nearest }]);
    const claimed = await milestone(nearest).findByText(pageTexts.claimedLabel);
    await waitFor(() => expect(claimed).toHaveFocus());
    expect(meter()).toHaveAttribute('aria-valuemax', String(later));
  });

  it('says why a claim was refused, and congratulates for nothing', async () => {
    serveBridge(network, {
      votes: votesResponse({ milestones: inStates({ [nearest]: 'claimable' }) }),
      claim: () => refuse('conflict', { message: 'Nothing to claim.' }),
    });
    const { user } = await openVotes();
    await user.click(await milestone(nearest).findByRole('button', { name: pageTexts.claimLabel }));
    expect(await screen.findByText('Nothing to claim.')).toBeVisible();
    expect(screen.queryByText(toasts.claimed(nearest))).toBeNull();
    expect(milestone(nearest).getByRole('button')).toBeEnabled();
  });
});

describe('rewards', () => {
  const at = '2025-05-25T11:00:00.000Z';
  const { id: placed = '', place } = rewards.find((one) => one.place !== null) ?? {};

  it('that wait are put together and say which server to join, others what became of them', async () => {
    const reward = (
      id: string,
      name: string,
      state: VotesResponse['rewards'][number]['state'],
      count = 1,
    ) => ({
      ...{ id, reward: name, count, state, at },
    });
    serveBridge(network, {
      votes: votesResponse({
        rewards: [
          reward('1', 'coins', 'waiting', 250),
          reward('2', 'coins', 'waiting', 1_000),
          reward('3', placed, 'waiting'),
          reward('4', 'vote-key', 'delivered', 2),
          reward('5', 'huge-chest', 'uncertain', 3),
          reward('6', 'constructor', 'failed'),
        ],
      }),
    });
    await openVotes();
    const list = await screen.findByRole('list', { name: rewardTexts.title });
    const items = within(list).getAllByRole('listitem');
    expect(Object.values(servers).map(({ group }) => group)).toContain(place);
    const expected = [
      [
        counted(describeReward('coins').words, 1_250, formatNumber),
        rewardTexts.join(null),
        rewardTexts.states.waiting.label,
      ],
      [counted(describeReward(placed).words, 1, formatNumber), `Join ${String(place)} to receive it`],
      [
        counted(describeReward('vote-key').words, 2, formatNumber),
        'Delivered on May 25, 2025',
        rewardTexts.states.delivered.label,
      ],
      ['3 × huge chest', rewardTexts.uncertain, rewardTexts.states.uncertain.label],
      ['1 × constructor', rewardTexts.failed, rewardTexts.states.failed.label],
    ];
    expect(items).toHaveLength(expected.length);
    for (const [index, texts] of expected.entries())
      for (const text of texts) expect(items[index]).toHaveTextContent(text);
    expect(voterRegion().getByText(voteBridge.voter.waiting(2))).toBeVisible();
    expect(voterRegion().getByRole('link')).toHaveAttribute('href', '#your-rewards');
    expect(document.querySelector('#your-rewards')).toContainElement(list);
  });

  it('that there are none of say what will be here, and without a name how to see them', async () => {
    serveBridge(network);
    const { unmount } = await openVotes();
    expect(await screen.findByText(rewardTexts.empty)).toBeVisible();
    unmount();
    localStorage.clear();
    await openVotes();
    expect(screen.getByText(ownTexts.nameless)).toBeVisible();
  });

  it.each(monthly.map((given, index) => [voteBridge.prizes.place(index + 1), given] as const))(
    'of the month are told: %s',
    async (place, given) => {
      serveBridge(network);
      await openVotes();
      const line = screen.getByText(place).closest('li');
      for (const { reward, count } of given)
        expect(line).toHaveTextContent(counted(describeReward(reward).words, count, formatNumber));
    },
  );
});

describe('the month', () => {
  const list = () => screen.findByRole('list', { name: monthTexts.listTitle('May 2025') });

  it('lists its most loyal voters in order, with the goal, and where the visitor stands', async () => {
    const players = [
      { player: 'Alex', votes: 1_200 },
      { player: 'STEVE', votes: 1 },
    ];
    serveBridge(network, {
      voters: votersResponse({ players, goal: { target: 1_500, votes: 1_201 } }),
      votes: votesResponse({ month: { votes: 1, rank: 2 } }),
    });
    await openVotes();
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1Alex1,200 votes',
      `2STEVE${monthTexts.own}1 vote`,
    ]);
    const goal = screen.getByRole('meter', { name: monthTexts.goal });
    expect(goal).toHaveAttribute('aria-valuetext', monthTexts.goalValue('1,201', '1,500'));
    expect(screen.getByText(monthTexts.free(VOTERS_SHOWN - 2))).toBeVisible();
    expect(screen.getByText('#2')).toBeVisible();
  });

  it('in which nobody has voted says so', async () => {
    serveBridge(network);
    await openVotes();
    expect(await screen.findByText(monthTexts.emptyTitle)).toBeVisible();
    expect(await screen.findByText(ownTexts.noPlace)).toBeVisible();
  });

  it('that could not be loaded is asked for again', async () => {
    const service = serveBridge(network, { voters: () => refuse('unavailable') });
    const { user } = await openVotes();
    expect(await screen.findByRole('alert')).toHaveTextContent(monthTexts.failed);
    service.voters = votersResponse({ players: [{ player: 'Alex', votes: 2 }] });
    await user.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(await list()).toHaveTextContent('Alex');
  });
});
