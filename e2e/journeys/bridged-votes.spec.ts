import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import { voting } from '#network/private/voting';
import { streakMilestones, voteSites } from '#network/voting';
import { describeReward } from '@/features/votes/month/reward-lines';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { syncOf } from '../../test/support/fixtures/companion-calls';
import { serviceOf, siteCalled } from '../../test/support/fixtures/network-parts';
import { OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { BridgedVotePage } from '../pages/bridged-vote-page';
import { serveVoteSites } from '../pages/vote-page';
import { expectNoFindings } from '../support/axe';
import { forgetCompanions } from '../support/companion';
import { expectNoShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { beSignedIn, clockAhead } from '../support/session';
import { ADMIN, GAME_KEY } from '../support/site';
import { expect, test as base } from '../support/test';
import { expectToast } from '../support/toasts';
import { startVoteCompanion } from '../support/vote-companion';

const DAY_MS = 86_400_000;
const [first, second, third] = voteSites;
const [nearest] = streakMilestones.map(({ days }) => days);
if (!first || !second || !third || !nearest) throw new Error('Sites and milestones are promised');
const { sites: texts, streak, toasts } = votePage;
const { sites: bridgeTexts, rewards: rewardTexts, voter: voterTexts } = voteBridge;
const SOON = { timeout: 1_000 };

const REWARDS = Object.fromEntries(
  ['coins', 'vote-key', 'coinshop-coins', 'lifesteal-hearts'].map((reward) => [
    reward,
    [`give ${reward} {count} {player}`],
  ]),
);
const named = ({ reward, count }: { reward: string; count: number }) =>
  counted(describeReward(reward).words, count, formatNumber);

const test = base.extend<{ votes: BridgedVotePage }>({
  votes: async ({ page, context, site }, use) => {
    // The site caches for a while whether a companion was connected.
    await forgetCompanions(site);
    await serveVoteSites(context);
    await use(new BridgedVotePage(page));
  },
});

/** Returns to the page, which makes it poll at once, until the expected content appears. */
const lookUntil = (votes: BridgedVotePage, seen: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await votes.comeBack();
    await seen();
  }).toPass();

interface PastVote {
  player: string;
  site: { id: string };
  daysAgo: number;
}

/** Sends votes of past days, like a companion that could not reach the site and is connected again. */
const sendPast = async (request: APIRequestContext, votes: PastVote[]): Promise<void> => {
  const now = Date.now() + (await clockAhead(request, ADMIN));
  const answer = await request.post('/api/companion/sync', {
    headers: { Authorization: `Bearer ${GAME_KEY}` },
    data: syncOf({
      votes: votes.map(({ player, site, daysAgo }) => ({
        ...{ id: randomUUID(), service: serviceOf(site.id), username: player, protocol: 2 as const },
        receivedAt: new Date(now - daysAgo * DAY_MS - 60_000).toISOString(),
      })),
    }),
  });
  expect(answer.status()).toBe(200);
};

test('votes by Votifier 1 and 2 go from waiting to counted, and their rewards into the game when the player joins', async ({
  page,
  site,
  votes,
}) => {
  const companion = await startVoteCompanion(site, OTHER_SERVER, REWARDS);
  try {
    await votes.open();
    await votes.button(first).click();
    await expect(votes.name).toBeFocused();
    await expect(votes.card(first)).toContainText(voterTexts.missing);
    expect(page.context().pages()).toHaveLength(1);

    const opened = page.context().waitForEvent('page');
    await votes.giveName('Bridget');
    const tab = await opened;
    await expect(tab).toHaveURL(first.url);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    await expect(votes.state(first)).toHaveText(bridgeTexts.waiting);
    await expect(votes.toast(toasts.thanks(first.name))).toHaveCount(0);
    await page.reload();
    await expect(votes.state(first)).toHaveText(bridgeTexts.waiting);

    await companion.sendV2({ service: serviceOf(first.id), username: 'Bridget' });
    await lookUntil(votes, () => expect(votes.state(first)).toHaveText(bridgeTexts.counted, SOON));
    await expectToast(page, toasts.thanks(first.name));
    await expect(votes.countdown(first)).toBeVisible();
    await expect(votes.button(first)).toHaveText(texts.votedLabel);
    await expect(votes.streak).toContainText(`1 ${streak.unit(1)}`);

    await (await votes.vote(second)).close();
    await companion.sendV1({ service: serviceOf(second.id), username: 'BRIDGET' });
    await lookUntil(votes, () => expect(votes.state(second)).toHaveText(bridgeTexts.counted, SOON));
    await expectToast(page, toasts.thanks(second.name));
    await (await votes.vote(third)).close();
    await companion.sendV2({ service: serviceOf(third.id), username: 'Bridget' });
    await lookUntil(votes, () => expect(votes.state(third)).toHaveText(bridgeTexts.counted, SOON));
    await expectToast(page, toasts.all);

    await expect(votes.own).toContainText('3');
    const [coins] = siteCalled(first.id).rewards;
    if (!coins) throw new Error('A vote earns something');
    await expect(votes.reward(named({ ...coins, count: coins.count * 3 }))).toContainText(
      rewardTexts.join(null),
    );
    expect(companion.game.commands).toEqual([]);
    companion.game.players.add('Bridget');
    await lookUntil(votes, () => expect(votes.reward(rewardTexts.states.waiting.label)).toHaveCount(0, SOON));
    await expect(votes.reward(rewardTexts.states.delivered.label).first()).toContainText(named(coins));
    const given = voting.sites.flatMap(({ rewards }) => rewards);
    expect(companion.game.commands).toHaveLength(given.length);
    expect(companion.game.commands).toContain(`give ${coins.reward} ${String(coins.count)} Bridget`);
  } finally {
    await companion.stop();
  }
});

test('a milestone is claimed once, and its reward waits for the player', async ({ page, request, votes }) => {
  const days = Array.from({ length: nearest }, (_, daysAgo) => daysAgo);
  await sendPast(
    request,
    days.map((daysAgo) => ({ player: 'Miles', site: first, daysAgo })),
  );
  await votes.rememberPlayer('Miles');
  await votes.open();
  await expect(votes.button(first)).toHaveText(texts.cooldownLabel);
  await votes.button(first).click({ force: true });
  await expectToast(page, toasts.refused(first.name));
  await votes.claim(nearest).click();
  await expectToast(page, toasts.claimed(nearest));
  await expect(votes.milestone(nearest).getByText(streak.claimedLabel)).toBeFocused();
  const [prize] = voting.milestones[0]?.rewards ?? [];
  if (!prize) throw new Error('A milestone earns something');
  const ofVotes = siteCalled(first.id).rewards.find(({ reward }) => reward === prize.reward)?.count ?? 0;
  await expect(votes.rewardList).toContainText(named({ ...prize, count: prize.count + nearest * ofVotes }));
  await page.reload();
  await expect(votes.milestone(nearest)).toContainText(streak.claimedLabel);
  await expect(votes.claim(nearest)).toHaveCount(0);
});

test('the name, a vote and a claim work by keyboard, and the focus stays where it belongs', async ({
  page,
  context,
  request,
  votes,
}) => {
  const days = Array.from({ length: nearest }, (_, daysAgo) => daysAgo + 1);
  await sendPast(
    request,
    days.map((daysAgo) => ({ player: 'Keys', site: second, daysAgo })),
  );
  await votes.open();
  await votes.name.focus();
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  await expect(votes.change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(votes.name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(votes.change).toBeFocused();
  await expect(votes.claim(nearest)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(votes.claim(nearest)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(votes.milestone(nearest).getByText(streak.claimedLabel)).toBeFocused();
  await votes.button(first).focus();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).close();
  await expect(votes.button(first)).toHaveText(bridgeTexts.againLabel);
  await expect(votes.button(first)).toBeFocused();
});

test('the linked player stands there without a field, and the dashboard is where to change it', async ({
  page,
  request,
  votes,
}) => {
  await sendPast(request, [{ player: 'Linked_1', site: first, daysAgo: 0 }]);
  await beSignedIn(page, ADMIN);
  // Linking needs a code from the game, which has a journey of its own.
  await page.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem('persist:auth') ?? '{}') as Record<string, string>;
    const user = JSON.parse(stored['user'] ?? '{}') as object;
    localStorage.setItem(
      'persist:auth',
      JSON.stringify({ ...stored, user: JSON.stringify({ ...user, player: 'Linked_1' }) }),
    );
  });
  await votes.open();
  await expect(votes.voter).toContainText('Linked_1');
  await expect(votes.name).toHaveCount(0);
  await expect(votes.state(first)).toHaveText(bridgeTexts.counted);
  await expect(votes.voter.getByRole('link', { name: voterTexts.dashboardLabel })).toHaveAttribute(
    'href',
    '/user/dashboard',
  );
});

for (const width of [390, 1440])
  test(`every state fits and has no accessibility findings in either theme, and nothing moves when the server’s word arrives, at ${String(width)} px`, async ({
    page,
    frame,
    request,
    votes,
  }) => {
    const days = Array.from({ length: nearest }, (_, daysAgo) => daysAgo);
    await sendPast(request, [
      ...days.map((daysAgo) => ({ player: 'Wide_Name_Of_16_', site: first, daysAgo })),
      { player: 'Other', site: third, daysAgo: 1 },
    ]);
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    // Delays each response of the server.
    const answers = { bridge: Promise.withResolvers<undefined>(), rest: Promise.withResolvers<undefined>() };
    await page.route(/\/api\/(?:votes(?:\/[^/]+)?|voters)$/, async (route) => {
      await answers[route.request().url().endsWith('/votes') ? 'bridge' : 'rest'].promise;
      await route.continue();
    });
    await votes.rememberPlayer('Wide_Name_Of_16_');
    const asked = page.waitForRequest('**/api/votes');
    await page.goto('/vote');
    await asked;
    await expect(votes.streak).toHaveAttribute('aria-busy', 'true');
    answers.bridge.resolve(undefined);
    await expect(votes.voter).toContainText('Wide_Name_Of_16_');
    await expect(votes.streak).toHaveAttribute('aria-busy', 'true');
    answers.rest.resolve(undefined);
    await expect(votes.claim(nearest)).toBeVisible();
    await expect(votes.goal).toBeVisible();
    await hasLoaded(page);
    await expectNoShifts(page);

    await (await votes.vote(second)).close();
    await expect(votes.state(second)).toHaveText(bridgeTexts.waiting);
    await expect(votes.rewardList).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const theme of ['Light', 'Dark'] as const) {
      await frame.chooseTheme(theme);
      await expectNoFindings(page, 'main');
    }
    await votes.change.click();
    await votes.giveName('no name!');
    await expect(votes.voter).toContainText(voterTexts.invalid);
    await expectNoFindings(page, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
