import { randomUUID } from 'node:crypto';
import { voteDesk } from '#messages/vote-desk';
import { syncOf } from '../../test/support/fixtures/companion-calls';
import { servers, ENTRANCE_SERVER, OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { VoteDesk } from '../pages/vote-desk';
import { expectNoFindings } from '../support/axe';
import { forgetCompanions, startCompanion } from '../support/companion';
import { clockAhead } from '../support/session';
import { ADMIN, GAME_KEY } from '../support/site';
import { expect, test } from '../support/test';

const REWARDS = {
  coins: ['eco give {player} {count}'],
  'vote-key': ['crate key give {player} vote {count}'],
  'coinshop-coins': ['coinshop give {player} {count}'],
};
const commandsFor = (player: string) => [
  `eco give ${player} 250`,
  `crate key give ${player} vote 1`,
  `coinshop give ${player} 5`,
];

test('a test vote goes through everything, and each step is shown', async ({ page, site }) => {
  const companion = await startCompanion(site, OTHER_SERVER, REWARDS);
  try {
    const desk = new VoteDesk(page);
    await desk.enter();
    await desk.sendTestVote('Tester');
    await expect(page.getByText(voteDesk.test.join('Tester'))).toBeVisible();
    expect(companion.game.commands).toEqual([]);

    companion.game.players.add('Tester');
    await expect(page.getByText(voteDesk.test.finished)).toBeVisible();
    await expect(desk.steps.getByText(voteDesk.test.states.done)).toHaveCount(5);
    expect(companion.game.commands).toEqual(commandsFor('Tester'));
    await page.reload();
    const seen = desk.companion(servers[OTHER_SERVER].title);
    await expect(seen).toContainText(voteDesk.companions.alive);
    await expect(seen).toContainText('Tester');
    await expect(seen).toContainText('20.0 TPS, 3.4 ms per tick');

    await desk.search.fill('teste');
    await expect(desk.ledger.getByRole('listitem').first()).toContainText(voteDesk.ledger.sources.test);
  } finally {
    await companion.stop();
  }
});

test('a reward whose console went away is uncertain, until an admin gives it again', async ({
  page,
  site,
}) => {
  const companion = await startCompanion(site, OTHER_SERVER, REWARDS);
  try {
    const desk = new VoteDesk(page);
    const { game } = companion;
    game.players.add('Unlucky');
    game.onCommand = async (command) => {
      if (!command.startsWith('coinshop')) return;
      game.onCommand = () => undefined;
      await game.restart();
    };
    await desk.enter();
    await desk.sendTestVote('Unlucky');
    await expect(page.getByText(voteDesk.test.decide)).toBeVisible();

    await page.reload();
    const reward = desk.uncertain.getByRole('listitem').filter({ hasText: 'coinshop-coins for Unlucky' });
    await expect(reward).toContainText(servers[OTHER_SERVER].title);
    await reward.getByRole('button', { name: voteDesk.rewards.decisions.retry.button }).click();
    await expect(desk.dialog).toContainText(voteDesk.rewards.decisions.retry.text);
    await expectNoFindings(page, '[role="dialog"], dialog');
    await page.keyboard.press('Escape');
    await expect(desk.dialog).toHaveCount(0);
    await reward.getByRole('button', { name: voteDesk.rewards.decisions.retry.button }).press('Enter');
    await desk.dialog.getByRole('button', { name: voteDesk.rewards.decisions.retry.confirm }).press('Enter');
    await expect(reward).toHaveCount(0);
    await expect
      .poll(() => game.commands.filter((command) => command.startsWith('coinshop')))
      .toEqual(['coinshop give Unlucky 5', 'coinshop give Unlucky 5']);
  } finally {
    await companion.stop();
  }
});

for (const width of [390, 1440])
  test(`what needs an admin is shown, fits, and has no accessibility findings at ${String(width)} px`, async ({
    page,
    frame,
    request,
    site,
  }) => {
    await forgetCompanions(site);
    const receivedAt = new Date(Date.now() + (await clockAhead(request, ADMIN))).toISOString();
    const vote = {
      ...{ id: randomUUID(), username: 'Alex', receivedAt },
      ...{ service: 'votes.example', protocol: 1 as const },
    };
    const answer = await request.post('/api/companion/sync', {
      headers: { Authorization: `Bearer ${GAME_KEY}` },
      data: syncOf({
        players: null,
        vitals: null,
        votes: [vote, { ...vote, id: randomUUID(), service: 'TopG.org' }],
      }),
    });
    expect(answer.status()).toBe(200);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const desk = new VoteDesk(page);
    await desk.enter();
    await expect(page.getByText('votes.example')).toBeVisible();
    await expect(desk.companion(servers[ENTRANCE_SERVER].title)).toContainText(
      voteDesk.companions.consoleSilent,
    );
    await desk.search.fill('alex');
    await expect(desk.ledger).toContainText(voteDesk.ledger.forgeable);
    await desk.tab('Uncertain').press('ArrowRight');
    await expect(desk.tab('Failed')).toBeFocused();
    for (const theme of ['Light', 'Dark'] as const) {
      await frame.chooseTheme(theme);
      await expectNoFindings(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
