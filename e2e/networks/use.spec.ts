import { leaderboardTexts } from '#messages/leaderboard';
import { leaderboardSearch } from '#messages/leaderboard-parts';
import { voteBridge } from '#messages/vote-bridge';
import { identity } from '#network/identity';
import { modes } from '#network/modes';
import { privatePages } from '#network/pages';
import { positions } from '#network/positions';
import { metrics as writtenMetrics } from '#network/private/metrics';
import { addresses } from '#network/private/servers';
import { servers } from '#network/servers';
import { voteSites } from '#network/voting';
import { describeReward } from '@/features/votes/month/reward-lines';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { positionTitle } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import { hasSubject } from '@/lib/subjects';
import { answersFor } from '../../test/support/fixtures/applications';
import { onlineAs, syncOf } from '../../test/support/fixtures/companion-calls';
import { uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { serviceOf, siteCalled } from '../../test/support/fixtures/network-parts';
import { AccountPages, newAccount } from '../pages/account-pages';
import { ApplyForm } from '../pages/apply-form';
import { BridgedVotePage } from '../pages/bridged-vote-page';
import { serveVoteSites } from '../pages/vote-page';
import { readClipboard, setClipboard } from '../support/clipboard';
import { players } from '../support/players';
import { GAME_KEY } from '../support/site';
import { expect, test } from '../support/test';
import { startVoteCompanion } from '../support/vote-companion';

test.use({ reducedMotion: 'reduce' });

const asGame = { Authorization: `Bearer ${GAME_KEY}` };

test('the status has every server: asked by its edition’s ping, or as its companion says', async ({
  page,
  request,
  site,
  statusPage,
}) => {
  for (const server of Object.values(site.servers)) server.setPlayers(players(3));
  // Makes the cached status expire.
  await site.advance(3_600_000);
  for (const { id } of servers.filter((server) => addresses[server.id] === null)) {
    const data = syncOf({ server: id, players: [onlineAs('Anna'), onlineAs('Ben')] });
    await expect(await request.post('/api/companion/sync', { headers: asGame, data })).toBeOK();
  }
  await statusPage.open();
  for (const { id } of servers) await expect(statusPage.card(id)).toContainText('ONLINE');
  await expect(page.getByRole('main')).toContainText(`${String(servers.length)}/${String(servers.length)}`);
});

test('the join dialog copies the address', async ({ page, connectDialog }) => {
  await connectDialog.open();
  await setClipboard(page, 'granted');
  await connectDialog.copyButton.click();
  await expect.poll(() => readClipboard(page)).toBe(identity.address);
});

test('an account is made, left and entered again, and nothing is promised that is not there', async ({
  page,
}) => {
  const pages = new AccountPages(page);
  const account = newAccount();
  const expectNoPromise = async () => {
    const main = page.getByRole('main');
    if (!hasSubject('applications')) await expect(main).not.toContainText(/applicat/i);
    if (!hasSubject('voting')) await expect(main).not.toContainText(/\bvote/i);
    if (!hasSubject('leaderboards')) await expect(main).not.toContainText(/\byour (?:place|rank)\b|leaderboard/i);
  };
  await pages.register(account);
  await expect(pages.profile).toContainText(account.username);
  await expectNoPromise();
  await pages.choose('signOut');
  await page.goto('/login');
  await expectNoPromise();
  await pages.fillIn(account);
  await expect(page).toHaveURL(new RegExp(`${privatePages.dashboard.path}$`));
});

if (hasSubject('leaderboards'))
  test('the leaderboard ranks by what was pushed, and its search finds a player', async ({ page, request }) => {
    await page.goto('/leaderboard');
    for (const { id, title, metrics } of modes) {
      const named = (name: string, n: number, figure: number) => ({
        uuid: uuidOf(n),
        username: name,
        metrics: Object.fromEntries(
          (writtenMetrics[id] ?? [])
            .filter(({ unit }) => unit !== 'ratio')
            .map((metric) => [metric.id, figure] as const),
        ),
      });
      const data = { players: [named('Anna', 1, 1), named('Ben', 2, 2)] };
      await expect(
        await request.post(`/api/leaderboard/${id}`, { headers: asGame, data }),
      ).toBeOK();
      await page.goto(`/leaderboard?mode=${id}`);
      await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
      for (const metric of metrics) {
        const bar = page.getByRole('group', { name: leaderboardTexts.metrics });
        if (metrics.length > 1) await bar.getByRole('button', { name: metric.title, exact: true }).click();
        const best = page.getByRole('list', { name: leaderboardTexts.podium }).getByRole('listitem').first();
        const isLowest = metric.sign === -1;
        if (metric.unit !== 'ratio') await expect(best).toContainText(isLowest ? 'Anna' : 'Ben');
        if (metric.steps) await expect(best).toContainText(metric.steps[2] ?? '');
      }
    }
    await page.getByLabel(leaderboardSearch.name).fill('anna');
    await page.getByLabel(leaderboardSearch.name).press('Enter');
    await expect(page.getByRole('list', { name: leaderboardSearch.ranks('Anna') })).toBeVisible();
  });

if (hasSubject('voting'))
  test('a vote is counted, and its rewards are handed out in the game', async ({ page, context, site }) => {
    await serveVoteSites(context);
    const [voted] = voteSites;
    const [given] = siteCalled(voted?.id ?? '').rewards;
    if (!voted || !given) throw new Error('The network has no vote site with a reward');
    const companion = await startVoteCompanion(site, servers[0].id, {
      [given.reward]: [`give ${given.reward} {count} {player}`],
    });
    try {
      const votes = new BridgedVotePage(page);
      await votes.open();
      await votes.giveName('Bridget');
      await (await votes.vote(voted)).close();
      companion.game.players.add('Bridget');
      await companion.sendV2({ service: serviceOf(voted.id), username: 'Bridget' });
      await expect(async () => {
        await votes.comeBack();
        await expect(votes.state(voted)).toHaveText(voteBridge.sites.counted, { timeout: 1_000 });
        await expect(
          votes.reward(voteBridge.rewards.states.delivered.label).first(),
        ).toContainText(counted(describeReward(given.reward).words, given.count, formatNumber), { timeout: 1_000 });
      }).toPass();
      expect(companion.game.commands).toContain(`give ${given.reward} ${String(given.count)} Bridget`);
    } finally {
      await companion.stop();
    }
  });

for (const { id, guidelines, open } of positions)
  if (open)
    test(`an application as ${positionTitle(id)} is sent without what need not be answered`, async ({ page }) => {
      const form = new ApplyForm(page);
      if (guidelines) await form.haveRead();
      await form.open();
      await form.choose(id);
      const answers = answersFor(id);
      for (const question of questionsOf(id).filter(({ required }) => required !== false)) {
        const field = form.field(question.label);
        const isChoice = (await field.evaluate((node) => node.tagName)) === 'SELECT';
        if (isChoice) await field.selectOption(answers[question.id] ?? '');
        else await field.fill(answers[question.id] ?? '');
      }
      await form.submit.click();
      await expect(form.sent).toBeVisible();
    });
