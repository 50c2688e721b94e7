import { voteSites } from '@/content/votes';
import { serveVoteSites, VotePage } from '../pages/vote-page';
import { expectNoFindings } from '../support/axe';
import { expect, test as base } from '../support/test';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [first, second, third] = voteSites;
if (!first || !second || !third) throw new Error('Three sites are promised');

const test = base.extend<{ votes: VotePage }>({
  votes: async ({ page, context }, use) => {
    await serveVoteSites(context);
    await use(new VotePage(page));
  },
});
test.use({ timezoneId: 'America/New_York' });

/** Half past eleven in the evening there. */
const EVENING = new Date('2025-05-25T23:30:00-04:00');
/** Votes on the first site, so many whole days before that evening. */
const daysAgo = (...days: number[]) =>
  days.map((day) => ({ siteName: first.name, timestamp: EVENING.getTime() - day * DAY_MS }));

test('three votes in an evening, and the next ones after midnight', async ({ page, votes }) => {
  await page.clock.install({ time: EVENING });
  await votes.open();
  await expect(votes.streak).toContainText('0 days');

  const tab = await votes.vote(first);
  await expect(tab).toHaveURL(first.url);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  const thanks = `Thanks for voting on ${first.name}! Rewards sent to your account.`;
  await expect(votes.toast(thanks)).toBeVisible();
  await expect(votes.button(first)).toHaveText('Voted');
  await expect(votes.button(first)).toBeDisabled();
  await expect(votes.streak).toContainText('1 day');

  await votes.vote(second);
  await votes.vote(third);
  await expect(votes.toast("Congratulations! You've voted on all sites today!")).toHaveCount(1);

  await page.reload();
  for (const site of voteSites) {
    await expect(votes.button(site)).toHaveText('On Cooldown');
    await expect(votes.countdown(site)).toHaveText(/^Next vote in: (24:00:00|23:59:\d\d)$/);
  }

  await page.clock.fastForward(HOUR_MS);
  await expect(votes.countdown(first)).toHaveText(/^Next vote in: 22:59:\d\d$|^Next vote in: 23:00:00$/);
  await expect(votes.streak).toContainText('1 day');

  await page.clock.fastForward(23 * HOUR_MS);
  await expect(votes.button(first)).toHaveText('Vote Now');
  await votes.vote(first);
  await expect(votes.streak).toContainText('2 days');
  // Fast-forwarding would also time out what is on its way.
  await expect(votes.toast(thanks)).toBeVisible();
  await page.clock.fastForward(49 * HOUR_MS);
  await expect(votes.streak).toContainText('0 days');
});

test('a day of 25 hours, on which a site takes two votes, is complete once', async ({ page, votes }) => {
  await page.clock.install({ time: new Date('2025-11-02T00:10:00-04:00') });
  await votes.open();
  const congratulation = votes.toast("Congratulations! You've voted on all sites today!");
  for (const site of voteSites) await (await votes.vote(site)).close();
  await expect(congratulation).toBeVisible();
  await page.reload();
  await expect(votes.button(first)).toHaveText('On Cooldown');
  await page.clock.fastForward(DAY_MS);
  await expect(votes.button(first)).toHaveText('Vote Now');
  await votes.vote(first);
  await expect(
    votes.toast(`Thanks for voting on ${first.name}! Rewards sent to your account.`),
  ).toBeVisible();
  await expect(congratulation).toHaveCount(0);
  await expect(votes.streak).toContainText('1 day');
});

test('a vote during the cooldown is refused', async ({ page, votes }) => {
  await page.clock.install({ time: EVENING });
  await votes.remember([{ siteName: first.name, timestamp: EVENING.getTime() - HOUR_MS }]);
  await votes.open();
  await expect(votes.button(first)).toHaveText('On Cooldown');
  await votes.button(first).click({ force: true });
  await expect(
    votes.toast(`Please wait until the cooldown period is over to vote again on ${first.name}`),
  ).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});

test('a reward is claimed once: after a reload and in a second tab it is gone', async ({
  page,
  context,
  votes,
}) => {
  await context.clock.install({ time: EVENING });
  await votes.remember(daysAgo(2, 1));
  await votes.open();
  const other = new VotePage(await context.newPage());
  await other.open();
  await expect(votes.milestone(3)).toContainText('Locked');

  await votes.vote(first);
  await expect(other.claim(3)).toBeVisible();
  await expect(other.button(first)).toHaveText('On Cooldown');

  await votes.claim(3).click();
  await expect(votes.toast('Claimed reward for 3 day streak!')).toBeVisible();
  await expect(votes.meter).toHaveAttribute('aria-valuetext', '3 of 7 days');
  for (const tab of [votes, other]) {
    await expect(tab.milestone(3)).toContainText('Claimed');
    await expect(tab.claim(3)).toHaveCount(0);
  }
  await page.reload();
  await expect(votes.milestone(3)).toContainText('Claimed');
});

test('votes of two tabs at the same moment add up', async ({ context, votes }) => {
  await context.clock.install({ time: EVENING });
  await votes.open();
  const other = new VotePage(await context.newPage());
  await other.open();
  await expect(other.button(second)).toHaveText('Vote Now');
  await Promise.all([votes.button(first).click(), other.button(second).click()]);
  for (const tab of [votes, other])
    for (const site of [first, second]) await expect(tab.button(site)).toBeDisabled();
  await expect(votes.button(third)).toHaveText('Vote Now');
});

test('voting and claiming work by keyboard, and the focus stays where it was', async ({
  page,
  context,
  votes,
}) => {
  await page.clock.install({ time: EVENING });
  await votes.remember(daysAgo(2, 1));
  await votes.open();
  await expect(votes.button(first)).toHaveText('Vote Now');
  await votes.streak.getByRole('heading').click();
  await page.keyboard.press('Tab');
  await expect(votes.button(first)).toBeFocused();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).close();
  await expect(votes.button(first)).toHaveText('Voted');
  await expect(votes.button(first)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(votes.claim(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(votes.milestone(3).getByText('Claimed')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(votes.button(first)).toBeFocused();
});

test('the page knows the votes of this browser, or that there are none, when a link led to it', async ({
  page,
  frame,
  votes,
}) => {
  await page.goto('/rules');
  await page.waitForLoadState('networkidle');
  await frame.link('Vote').click();
  await expect(votes.streak).toContainText('0 days');
  await votes.vote(first);
  await expect(votes.streak).toContainText('1 day');

  await page.goto('/rules');
  await page.waitForLoadState('networkidle');
  await frame.link('Vote').click();
  await expect(votes.streak).toContainText('1 day');
  await expect(votes.button(first)).toHaveText('On Cooldown');
});

test('/rewards shows the explainer', async ({ page, votes }) => {
  await page.goto('/rewards');
  await expect(page).toHaveURL(/\/vote#rewards$/);
  await expect(votes.rewards).toBeInViewport();
  await expect(votes.rewards.getByRole('heading', { level: 3 })).toHaveText([
    'Vote Keys',
    'In-game Currency',
    'Monthly Rewards',
  ]);
});

test('what lies broken in the browser does no harm', async ({ page, votes }) => {
  await page.addInitScript(() => {
    localStorage['persist:votes'] = '{"history":"[null,{\\"siteName\\":7},5]","_persist":"{}"}';
    localStorage['persist:streaks'] = '{"claimed":"\\"all\\"","_persist":"{\\"version\\":1}"}';
  });
  await votes.open();
  await expect(votes.button(first)).toHaveText('Vote Now');
  await expect(votes.milestone(3)).toContainText('Locked');
});

for (const [name, width] of [
  ['phone', 390],
  ['desktop', 1440],
] as const)
  for (const theme of ['Light', 'Dark'] as const)
    test(`every state has no accessibility findings: ${name}, ${theme.toLowerCase()} theme`, async ({
      page,
      frame,
      votes,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.install({ time: EVENING });
      await votes.remember([
        ...daysAgo(6, 5, 4, 3, 2, 1),
        { siteName: second.name, timestamp: EVENING.getTime() - HOUR_MS },
      ]);
      await votes.open();
      await frame.chooseTheme(theme);
      await (await votes.vote(first)).close();
      await votes.claim(3).click();
      await expect(votes.milestone(3)).toContainText('Claimed');
      await expect(votes.claim(7)).toBeVisible();
      await expect(votes.button(second)).toHaveText('On Cooldown');
      await expectNoFindings(page, 'main');
    });

for (const width of [390, 1440])
  test(`nothing moves when the votes of this browser become known, at ${String(width)} px`, async ({
    page,
    votes,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const now = Date.now();
    await votes.remember([
      ...[6, 5, 4, 3, 2, 1].map((day) => ({ siteName: first.name, timestamp: now - day * DAY_MS })),
      { siteName: second.name, timestamp: now - HOUR_MS },
    ]);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await votes.open();
    await expect(votes.claim(3)).toBeVisible();
    await expect(votes.countdown(second)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
