import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { votePage } from '#messages/vote-page';
import { uses } from '#network/vote-uses';
import { streakMilestones, voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import { VOTE_PATHS } from '@/contract/votes';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { formatCountdown } from '@/lib/countdown';
import { nextVoteAt } from '@/lib/next-vote';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../test/support/browser/render';
import { apiUrl, refuse, restore } from '../../../test/support/browser/render-account';
import { serveNoBridge } from '../../../test/support/browser/vote-service';
import { titles } from '../../../test/support/fixtures/content-walk';
import VotePage from './vote-page';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Noon of the machine's time zone. */
const noon = new Date(2025, 4, 25, 12).getTime();

const [first, second, third] = voteSites;
const [nearest, later = nearest] = streakMilestones;
if (!first || !second || !third || !nearest || !later) throw new Error('Sites and milestones are promised');
const { sites: texts, streak: streakTexts, toasts, voter: voterTexts } = votePage;
const restOf = ({ again }: VoteSite) => nextVoteAt(again, noon) - noon;
const countdown = (milliseconds: number) => texts.countdown(formatCountdown(milliseconds));

const network = startApiServer();
withFakeClock();
beforeEach(() => {
  serveNoBridge(network);
  localStorage.clear();
  jest.setSystemTime(noon);
  jest.spyOn(window, 'open').mockReturnValue(null);
});
// Toasts outlive the screen, and only a limited number is shown at once.
afterEach(() => {
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(dismiss);
});

/** Stores votes like redux-persist, each by its site and the milliseconds before noon. */
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

const page = (
  <AuthProvider>
    <VotePage />
  </AuthProvider>
);
const render = async () => {
  const store = makeStore();
  const view = renderWithProviders(page, {
    store,
    route: '/vote',
    advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds),
  });
  await restore(store);
  return view;
};
/** Renders the page, and waits until it knows that only this browser counts. */
const open = async () => {
  const view = await render();
  await screen.findByText(voterTexts.local);
  return view;
};
const card = (site: { name: string }) => within(screen.getByRole('article', { name: site.name }));
const button = (site: { name: string }) => card(site).getByRole('button');
const milestone = (days: number) =>
  within(
    within(screen.getByRole('list', { name: streakTexts.milestonesLabel }))
      .getByText(streakTexts.days(days))
      .closest('li') ?? document.body,
  );

const streakRegion = () => screen.getByRole('region', { name: streakTexts.title });
const expectStreak = (days: number) => {
  const figure = `${String(days)} ${streakTexts.unit(days)}`;
  expect(streakRegion().textContent.slice(0, figure.length)).toBe(figure);
};

const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  // Also waits for content that is rendered in slices.
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
};

describe('the vote page', () => {
  it('offers nothing before it knows the votes of this browser, and that no others count', async () => {
    renderWithProviders(page, { route: '/vote' });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    network.use(http.get(apiUrl(VOTE_PATHS.bridge), () => new Promise<Response>(() => undefined)));
    await render();
    await pass(SECOND);
    expect(screen.queryByRole('button')).toBeNull();
    expect(streakRegion()).toHaveAttribute('aria-busy', 'true');
  });

  it('opens the site in a tab that cannot reach back, thanks, and counts down by the second', async () => {
    const { user } = await open();
    expect(button(first).textContent).toBe(texts.voteLabel);
    await user.click(button(first));
    expect(window.open).toHaveBeenCalledWith(first.url, '_blank', expect.stringContaining('noopener'));
    expect(await screen.findByText(toasts.thanks(first.name))).toBeVisible();
    expect(button(first).textContent).toBe(texts.votedLabel);
    expect(button(first)).toHaveAttribute('aria-disabled', 'true');
    expect(button(first)).toHaveFocus();
    const before = card(first).getByRole('timer').textContent;
    await pass(SECOND);
    const atFirst = [0, 1, 2, 3].map((seconds) => countdown(restOf(first) - seconds * SECOND));
    expect(atFirst).toContain(before);
    expect(card(first).getByRole('timer').textContent).not.toBe(before);
    expect(button(second).textContent).toBe(texts.voteLabel);
  });

  it('congratulates once all sites were voted on in one day', async () => {
    const { user } = await open();
    for (const site of voteSites) {
      expect(screen.queryByText(toasts.all)).toBeNull();
      await user.click(button(site));
      await screen.findByText(toasts.thanks(site.name));
    }
    expect(await screen.findAllByText(toasts.all)).toHaveLength(1);
  });

  it('keeps the cooldown over a reload, and refuses a vote until it is over', async () => {
    remember([first.name, restOf(first) - 60 * SECOND]);
    const { user, store } = await open();
    expect(button(first).textContent).toBe(texts.cooldownLabel);
    expect(card(first).getByText(countdown(60 * SECOND))).toBeVisible();
    await user.click(button(first));
    expect(await screen.findByText(toasts.refused(first.name))).toBeVisible();
    expect(window.open).not.toHaveBeenCalled();
    expect(store.getState().votes?.history).toHaveLength(1);
    await pass(60 * SECOND);
    expect(button(first).textContent).toBe(texts.voteLabel);
    expect(card(first).queryByRole('timer')).toBeNull();
  });

  it('shows no countdown below zero or above the cooldown after the clock was set back', async () => {
    remember([first.name, -3 * HOUR], [second.name, -90 * DAY]);
    await open();
    expect(card(first).getByText(countdown(restOf(first)))).toBeVisible();
    expect(button(second).textContent).toBe(texts.voteLabel);
  });

  it('runs one timer for all countdowns, none while it is hidden, and is right at once when it is back', async () => {
    remember([first.name, HOUR], [second.name, 2 * HOUR], [third.name, 3 * HOUR]);
    await open();
    await pass(3 * SECOND);
    expect(jest.getTimerCount()).toBe(1);
    await hide(true);
    expect(jest.getTimerCount()).toBe(0);
    jest.setSystemTime(noon + HOUR);
    await hide(false);
    expect(card(third).getByText(countdown(restOf(third) - 4 * HOUR))).toBeVisible();
    expect(jest.getTimerCount()).toBe(1);
  });

  it('loses the streak at midnight, also when no countdown runs', async () => {
    remember([first.name, DAY], [first.name, 2 * DAY]);
    jest.setSystemTime(noon + 12 * HOUR - 70 * SECOND);
    await open();
    expectStreak(2);
    await pass(70 * SECOND - 1);
    expectStreak(2);
    await pass(1);
    expectStreak(0);
  });

  it('follows a clock that is set while it is open within a minute, also when no countdown runs', async () => {
    remember([first.name, -2 * DAY], [second.name, DAY]);
    await open();
    expect(button(first).textContent).toBe(texts.voteLabel);
    jest.setSystemTime(noon + 2 * DAY);
    await pass(60 * SECOND);
    expect(button(first).textContent).toBe(texts.cooldownLabel);
    expect(card(first).getByText(countdown(restOf(first) - 60 * SECOND))).toBeVisible();
    expectStreak(1);
  });

  it('fills the way to the next milestone, and hands out a reward once', async () => {
    const days = Array.from({ length: nearest.days }, (_, index) => index + 1);
    remember(...days.map((day): [string, number] => [first.name, day * DAY]));
    const { user } = await open();
    const meter = screen.getByRole('meter', { name: streakTexts.nextLabel });
    expect(meter).toHaveAttribute('aria-valuetext', streakTexts.progress(nearest.days, nearest.days));
    for (const { days: far } of streakMilestones.slice(1))
      expect(milestone(far).getByText(streakTexts.lockedLabel)).toBeVisible();
    await user.click(milestone(nearest.days).getByRole('button', { name: streakTexts.claimLabel }));
    expect(await screen.findByText(toasts.claimed(nearest.days))).toBeVisible();
    expect(milestone(nearest.days).queryByRole('button')).toBeNull();
    expect(milestone(nearest.days).getByText(streakTexts.claimedLabel)).toHaveFocus();
    expect(meter).toHaveAttribute('aria-valuetext', streakTexts.progress(nearest.days, later.days));
    expect(meter).toHaveAttribute('aria-valuenow', String(nearest.days));
    expect(meter).toHaveAttribute('aria-valuemax', String(later.days));
  });

  it('leads to the sites and claims nothing while it cannot be asked who counts, and asks again', async () => {
    network.use(http.get(apiUrl(VOTE_PATHS.bridge), () => refuse('unavailable'), { once: true }));
    const { user } = await render();
    expect(await screen.findByText(voterTexts.failed)).toBeVisible();
    expect(card(first).getByRole('link', { name: RegExp(texts.voteLabel) })).toHaveAttribute(
      'href',
      first.url,
    );
    expect(streakRegion()).toHaveAttribute('aria-busy', 'false');
    await user.click(screen.getByRole('button', { name: voterTexts.retry }));
    expect(await screen.findByText(voterTexts.local)).toBeVisible();
    expect(button(first)).toHaveTextContent(texts.voteLabel);
  });

  it('asks again by itself when a visitor is back who could not be told', async () => {
    network.use(http.get(apiUrl(VOTE_PATHS.bridge), () => Response.error(), { once: true }));
    await render();
    await screen.findByText(voterTexts.failed);
    await hide(false);
    expect(await screen.findByText(voterTexts.local)).toBeVisible();
  });

  it('explains what votes are worth, where /rewards leads', async () => {
    await open();
    const rewards = screen.getByRole('region', { name: uses.title });
    expect(rewards).toHaveAttribute('id', 'rewards');
    expect(
      within(rewards)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(titles(uses.items));
  });
});
