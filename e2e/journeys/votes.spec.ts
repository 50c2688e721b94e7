import type { Locator } from '@playwright/test';
import { votePage } from '#messages/vote-page';
import { uses } from '#network/vote-uses';
import { streakMilestones, voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import { formatCountdown } from '@/lib/countdown';
import { nextVoteAt } from '@/lib/next-vote';
import { voteOnDevice, VotePage } from '../pages/vote-page';
import { expectNoFindings } from '../support/axe';
import { expectNoShifts, watchShifts } from '../support/layout-shifts';
import { expect, test as base } from '../support/test';
import { expectToast } from '../support/toasts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [first, second, third] = voteSites;
const [nearest, later = nearest] = streakMilestones.map(({ days }) => days);
if (!first || !second || !third || !nearest || !later) throw new Error('Sites and milestones are promised');
const { sites: texts, streak, toasts, voter } = votePage;
const restOf = ({ again }: VoteSite) => nextVoteAt(again, 0);
const streakOf = (days: number) => `${String(days)} ${streak.unit(days)}`;
/** Returns past days from `days - 1` on: with a vote today they make a streak of that many days. */
const daysBefore = (days: number) => Array.from({ length: days - 1 }, (_, index) => index + 1);

const test = base.extend<{ votes: VotePage }>({
  votes: async ({ page, context }, use) => {
    await voteOnDevice(context);
    await use(new VotePage(page));
  },
});
test.use({ timezoneId: 'America/New_York' });

/** Half past eleven in the evening, in that time zone. */
const EVENING = new Date('2025-05-25T23:30:00-04:00');
/** Votes on the first site, that many whole days before that evening. */
const daysAgo = (...days: number[]) =>
  days.map((day) => ({ site: first.id, timestamp: EVENING.getTime() - day * DAY_MS }));

/** Expects a countdown within a minute below that time. */
const expectLeft = (countdown: Locator, milliseconds: number) => {
  const possible = Array.from({ length: 61 }, (_, second) =>
    texts.countdown(formatCountdown(milliseconds - second * 1_000)),
  );
  return expect.poll(async () => possible.includes((await countdown.textContent()) ?? '')).toBe(true);
};

test('a vote on each site in an evening, and the next ones after midnight', async ({ page, votes }) => {
  await page.clock.install({ time: EVENING });
  await votes.open();
  await expect(page.getByText(voter.local)).toBeVisible();
  await expect(votes.streak).toContainText(streakOf(0));

  const tab = await votes.vote(first);
  await expect(tab).toHaveURL(first.url);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  const thanks = toasts.thanks(first.name);
  await expectToast(page, thanks);
  await expect(votes.button(first)).toHaveText(texts.votedLabel);
  await expect(votes.button(first)).toBeDisabled();
  await expect(votes.streak).toContainText(streakOf(1));

  for (const site of voteSites.slice(1)) await votes.vote(site);
  await expect(votes.toast(toasts.all)).toHaveCount(1);

  await page.reload();
  for (const site of voteSites) {
    await expect(votes.button(site)).toHaveText(texts.cooldownLabel);
    await expectLeft(votes.countdown(site), restOf(site));
  }

  await page.clock.fastForward(HOUR_MS);
  await expectLeft(votes.countdown(first), restOf(first) - HOUR_MS);
  await expect(votes.streak).toContainText(streakOf(1));

  await page.clock.fastForward(restOf(first) - HOUR_MS);
  await expect(votes.button(first)).toHaveText(texts.voteLabel);
  await votes.vote(first);
  await expect(votes.streak).toContainText(streakOf(2));
  // Fast-forwarding would also make pending requests time out.
  await expectToast(page, thanks);
  await page.clock.fastForward(49 * HOUR_MS);
  await expect(votes.streak).toContainText(streakOf(0));
});

test('a day of 25 hours, on which a site takes two votes, is complete once', async ({ page, votes }) => {
  await page.clock.install({ time: new Date('2025-11-02T00:10:00-04:00') });
  await votes.open();
  const congratulation = votes.toast(toasts.all);
  for (const site of voteSites) await (await votes.vote(site)).close();
  await expect(congratulation).toBeVisible();
  await page.reload();
  await expect(votes.button(first)).toHaveText(texts.cooldownLabel);
  await page.clock.fastForward(DAY_MS);
  await expect(votes.button(first)).toHaveText(texts.voteLabel);
  await votes.vote(first);
  await expectToast(page, toasts.thanks(first.name));
  await expect(congratulation).toHaveCount(0);
  await expect(votes.streak).toContainText(streakOf(1));
});

test('a vote during the cooldown is refused @firefox', async ({ page, votes }) => {
  await page.clock.install({ time: EVENING });
  await votes.remember([{ site: first.id, timestamp: EVENING.getTime() - HOUR_MS }]);
  await votes.open();
  await expect(votes.button(first)).toHaveText(texts.cooldownLabel);
  await votes.button(first).click({ force: true });
  await expectToast(page, toasts.refused(first.name));
  expect(page.context().pages()).toHaveLength(1);
});

test('a reward is claimed once: after a reload and in a second tab it is gone', async ({
  page,
  context,
  votes,
}) => {
  await context.clock.install({ time: EVENING });
  await votes.remember(daysAgo(...daysBefore(nearest)));
  await votes.open();
  const other = new VotePage(await context.newPage());
  await other.open();
  await expect(votes.milestone(nearest)).toContainText(streak.lockedLabel);

  await votes.vote(first);
  await expect(other.claim(nearest)).toBeVisible();
  await expect(other.button(first)).toHaveText(texts.cooldownLabel);

  await votes.claim(nearest).click();
  await expectToast(page, toasts.claimed(nearest));
  await expect(votes.meter).toHaveAttribute('aria-valuetext', streak.progress(nearest, later));
  for (const tab of [votes, other]) {
    await expect(tab.milestone(nearest)).toContainText(streak.claimedLabel);
    await expect(tab.claim(nearest)).toHaveCount(0);
  }
  await page.reload();
  await expect(votes.milestone(nearest)).toContainText(streak.claimedLabel);
});

test('votes of two tabs at the same moment add up', async ({ context, votes }) => {
  await context.clock.install({ time: EVENING });
  await votes.open();
  const other = new VotePage(await context.newPage());
  await other.open();
  await expect(other.button(second)).toHaveText(texts.voteLabel);
  await Promise.all([votes.button(first).click(), other.button(second).click()]);
  for (const tab of [votes, other])
    for (const site of [first, second]) await expect(tab.button(site)).toBeDisabled();
  await expect(votes.button(third)).toHaveText(texts.voteLabel);
});

test('voting and claiming work by keyboard, and the focus stays where it was @firefox', async ({
  page,
  context,
  votes,
}) => {
  await page.clock.install({ time: EVENING });
  await votes.remember(daysAgo(...daysBefore(nearest)));
  await votes.open();
  await expect(votes.button(first)).toHaveText(texts.voteLabel);
  await page.getByRole('heading', { name: texts.title }).click();
  await page.keyboard.press('Tab');
  await expect(votes.button(first)).toBeFocused();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).close();
  await expect(votes.button(first)).toHaveText(texts.votedLabel);
  await expect(votes.button(first)).toBeFocused();
  await votes.button(third).focus();
  await page.keyboard.press('Tab');
  await expect(votes.claim(nearest)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(votes.milestone(nearest).getByText(streak.claimedLabel)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(votes.button(third)).toBeFocused();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the first way to vote is in the first window at ${String(viewport.width)} px`, async ({
    page,
    votes,
  }) => {
    await page.setViewportSize(viewport);
    await votes.open();
    await expect(votes.button(first)).toBeInViewport({ ratio: 1 });
  });

test('the page knows the votes of this browser, or that there are none, when it is come to from another page', async ({
  page,
  frame,
  votes,
}) => {
  await page.goto('/rules');
  await page.waitForLoadState('networkidle');
  await frame.goWithin('/vote');
  await expect(votes.streak).toContainText(streakOf(0));
  await votes.vote(first);
  await expect(votes.streak).toContainText(streakOf(1));

  await page.goto('/rules');
  await page.waitForLoadState('networkidle');
  await frame.goWithin('/vote');
  await expect(votes.streak).toContainText(streakOf(1));
  await expect(votes.button(first)).toHaveText(texts.cooldownLabel);
});

test('/rewards shows the explainer', async ({ page, votes }) => {
  await page.goto('/rewards');
  await expect(page).toHaveURL(/\/vote#rewards$/);
  await expect(votes.rewards).toBeInViewport();
  await expect(votes.rewards.getByRole('heading', { level: 3 })).toHaveText(
    uses.items.map(({ title }) => title),
  );
});

test('what lies broken in the browser does no harm', async ({ page, votes }) => {
  await page.addInitScript(() => {
    localStorage['persist:votes'] = '{"history":"[null,{\\"siteName\\":7},5]","_persist":"{}"}';
    localStorage['persist:streaks'] = '{"claimed":"\\"all\\"","_persist":"{\\"version\\":1}"}';
  });
  await votes.open();
  await expect(votes.button(first)).toHaveText(texts.voteLabel);
  await expect(votes.milestone(nearest)).toContainText(streak.lockedLabel);
});

test('every state has no accessibility findings in either theme', async ({ page, frame, votes }) => {
  await page.clock.install({ time: EVENING });
  await votes.remember([
    ...daysAgo(...daysBefore(later)),
    { site: second.id, timestamp: EVENING.getTime() - HOUR_MS },
  ]);
  await votes.open();
  await (await votes.vote(first)).close();
  await votes.claim(nearest).click();
  await expect(votes.milestone(nearest)).toContainText(streak.claimedLabel);
  await expect(votes.claim(later)).toBeVisible();
  await expect(votes.button(second)).toHaveText(texts.cooldownLabel);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['Light', 'Dark'] as const) {
      await frame.chooseTheme(theme);
      await expectNoFindings(page, 'main');
    }
  }
});

for (const width of [390, 1440])
  test(`nothing moves when the votes of this browser become known, at ${String(width)} px`, async ({
    page,
    votes,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const now = Date.now();
    await votes.remember([
      ...daysBefore(later).map((day) => ({ site: first.id, timestamp: now - day * DAY_MS })),
      { site: second.id, timestamp: now - HOUR_MS },
    ]);
    await watchShifts(page);
    await votes.open();
    await expect(votes.claim(nearest)).toBeVisible();
    await expect(votes.countdown(second)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expectNoShifts(page);
  });
