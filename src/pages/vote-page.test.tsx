import { act, fireEvent, screen, within } from '@testing-library/react';
import { voteSites } from '@/content/votes';
import { makeStore } from '@/store/store';
import { pass, withFakeClock } from '../../test/fake-timers';
import { restore } from '../../test/render-account';
import { renderWithProviders } from '../../test/render';
import VotePage from './vote-page';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Noon of the machine's zone. */
const noon = new Date(2025, 4, 25, 12).getTime();

const [first, second, third] = voteSites;
if (!first || !second || !third) throw new Error('Three sites are promised');

withFakeClock();
beforeEach(() => {
  localStorage.clear();
  jest.setSystemTime(noon);
  jest.spyOn(window, 'open').mockReturnValue(null);
});
// Messages outlive the screen, and only so many are shown at once.
afterEach(() => {
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(dismiss);
});

/** What redux-persist has left in this browser: a vote on the site, so many milliseconds before noon. */
const remember = (...votes: [siteName: string, ago: number][]) => {
  const history = votes.map(([siteName, ago]) => ({ siteName, timestamp: noon - ago }));
  localStorage.setItem(
    'persist:votes',
    JSON.stringify({
      history: JSON.stringify(history),
      _persist: JSON.stringify({ version: 1, rehydrated: true }),
    }),
  );
};

const open = async () => {
  const store = makeStore();
  const view = renderWithProviders(<VotePage />, {
    store,
    route: '/vote',
    advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds),
  });
  await restore(store);
  return view;
};
const card = (site: { name: string }) => within(screen.getByRole('article', { name: site.name }));
const button = (site: { name: string }) => card(site).getByRole('button');
const milestone = (days: number) =>
  within(
    within(screen.getByRole('list', { name: 'Milestones' }))
      .getByText(`${String(days)} days`)
      .closest('li') ?? document.body,
  );

const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

describe('the vote page', () => {
  it('offers nothing before it knows the votes of this browser', () => {
    renderWithProviders(<VotePage />, { route: '/vote' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('region', { name: 'Voting Streak' })).toHaveAttribute('aria-busy', 'true');
  });

  it('opens the site in a tab that cannot reach back, thanks, and counts down by the second', async () => {
    const { user } = await open();
    expect(button(first)).toHaveTextContent(/^Vote Now$/);
    await user.click(button(first));
    expect(window.open).toHaveBeenCalledWith(first.url, '_blank', expect.stringContaining('noopener'));
    expect(
      await screen.findByText(`Thanks for voting on ${first.name}! Rewards sent to your account.`),
    ).toBeVisible();
    expect(button(first)).toHaveTextContent(/^Voted$/);
    expect(button(first)).toHaveAttribute('aria-disabled', 'true');
    expect(button(first)).toHaveFocus();
    const before = card(first).getByRole('timer').textContent;
    await pass(SECOND);
    expect(before).toMatch(/^Next vote in: (24:00:00|23:59:\d\d)$/);
    expect(card(first).getByRole('timer').textContent).not.toBe(before);
    expect(button(second)).toHaveTextContent(/^Vote Now$/);
  });

  it('congratulates once all three sites were voted on in one day', async () => {
    const { user } = await open();
    const congratulation = "Congratulations! You've voted on all sites today!";
    await user.click(button(first));
    await user.click(button(second));
    await screen.findByText(new RegExp(`^Thanks for voting on ${second.name}`));
    expect(screen.queryByText(congratulation)).toBeNull();
    await user.click(button(third));
    expect(await screen.findAllByText(congratulation)).toHaveLength(1);
  });

  it('keeps the cooldown over a reload, and refuses a vote until it is over', async () => {
    remember([first.name, 23 * HOUR + 59 * 60 * SECOND]);
    const { user, store } = await open();
    expect(button(first)).toHaveTextContent(/^On Cooldown$/);
    expect(card(first).getByText('Next vote in: 00:01:00')).toBeVisible();
    await user.click(button(first));
    expect(
      await screen.findByText(`Please wait until the cooldown period is over to vote again on ${first.name}`),
    ).toBeVisible();
    expect(window.open).not.toHaveBeenCalled();
    expect(store.getState().votes?.history).toHaveLength(1);
    await pass(60 * SECOND);
    expect(button(first)).toHaveTextContent(/^Vote Now$/);
    expect(card(first).queryByRole('timer')).toBeNull();
  });

  it('shows no countdown below zero or above 24 hours after the clock was set back', async () => {
    remember([first.name, -3 * HOUR], [second.name, -90 * DAY]);
    await open();
    expect(card(first).getByText('Next vote in: 24:00:00')).toBeVisible();
    expect(button(second)).toHaveTextContent(/^Vote Now$/);
  });

  it('runs one timer for all countdowns, none while it is hidden, and is right at once when it is back', async () => {
    remember([first.name, HOUR], [second.name, 2 * HOUR], [third.name, 3 * HOUR]);
    await open();
    await pass(3 * SECOND);
    expect(jest.getTimerCount()).toBe(1);
    hide(true);
    expect(jest.getTimerCount()).toBe(0);
    jest.setSystemTime(noon + 10 * HOUR);
    hide(false);
    expect(card(third).getByText('Next vote in: 11:00:00')).toBeVisible();
    expect(jest.getTimerCount()).toBe(1);
  });

  it('loses the streak at midnight, also when no countdown runs', async () => {
    remember([first.name, DAY], [first.name, 2 * DAY]);
    await open();
    const region = screen.getByRole('region', { name: 'Voting Streak' });
    expect(region).toHaveTextContent('2 days');
    await pass(12 * HOUR - 1);
    expect(region).toHaveTextContent(/^2 days/);
    await pass(1);
    expect(region).toHaveTextContent(/^0 days/);
  });

  it('follows a clock that is set while it is open within a minute, also when no countdown runs', async () => {
    remember([first.name, -2 * DAY], [second.name, DAY]);
    await open();
    expect(button(first)).toHaveTextContent(/^Vote Now$/);
    jest.setSystemTime(noon + 2 * DAY);
    await pass(60 * SECOND);
    expect(button(first)).toHaveTextContent(/^On Cooldown$/);
    expect(card(first).getByText('Next vote in: 23:59:00')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Voting Streak' })).toHaveTextContent(/^1 day/);
  });

  it('fills the way to the next milestone, and hands out a reward once', async () => {
    remember(...[1, 2, 3, 4, 5].map((day): [string, number] => [first.name, day * DAY]));
    const { user } = await open();
    const meter = screen.getByRole('meter', { name: 'Next milestone' });
    expect(meter).toHaveAttribute('aria-valuetext', '3 of 3 days');
    expect(milestone(7).getByText('Locked')).toBeVisible();
    await user.click(milestone(3).getByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('Claimed reward for 3 day streak!')).toBeVisible();
    expect(milestone(3).queryByRole('button')).toBeNull();
    expect(milestone(3).getByText('Claimed')).toHaveFocus();
    expect(meter).toHaveAttribute('aria-valuetext', '5 of 7 days');
    expect(meter).toHaveAttribute('aria-valuenow', '5');
  });

  it('explains what votes are worth, where /rewards leads', async () => {
    await open();
    const rewards = screen.getByRole('region', { name: 'Vote Rewards' });
    expect(rewards).toHaveAttribute('id', 'rewards');
    expect(
      within(rewards)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Vote Keys', 'In-game Currency', 'Monthly Rewards']);
  });
});
