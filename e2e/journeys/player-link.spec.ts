import { audit } from '#messages/audit';
import { playerLink } from '#messages/player-link';
import { privatePages } from '#network/pages';
import { PLAYER_LINK_MS } from '@/contract/votes';
import { OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { AccountPages, newAccount } from '../pages/account-pages';
import { PlayerCard } from '../pages/player-card';
import { UsersDesk } from '../pages/users-desk';
import { expectNoFindings } from '../support/axe';
import { startCompanion } from '../support/companion';
import { expectNoShifts, forgetShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { codeInChat, linkPlayer } from '../support/player-link';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

const { linked, waiting, places, desk: deskTexts } = playerLink;

test('a player is linked by the code in the chat, and unlinked, by the keyboard alone', async ({
  page,
  site,
}) => {
  const companion = await startCompanion(site, OTHER_SERVER, {});
  try {
    const card = new PlayerCard(page);
    await new AccountPages(page).register(newAccount());
    await card.name.focus();
    await page.keyboard.type('pixel_alex');
    await page.keyboard.press('Enter');
    await expect(card.waitingFor('pixel_alex')).toBeFocused();
    await expect(card.timeLeft).toHaveAttribute('aria-valuetext', /^1[45]:\d\d$/);
    expect(codeInChat(companion.game, 'Pixel_Alex')).toBeUndefined();

    companion.game.players.add('Pixel_Alex');
    await expect.poll(() => codeInChat(companion.game, 'Pixel_Alex')).toMatch(/^[A-Z0-9]{6}$/);
    const code = codeInChat(companion.game, 'Pixel_Alex') ?? '';
    await page.keyboard.press('Tab');
    await expect(card.code).toBeFocused();
    await page.keyboard.type('WRONG1');
    await page.keyboard.press('Enter');
    await expect(card.code).toHaveAttribute('aria-invalid', 'true');
    await expect(card.code).toBeFocused();

    await page.reload();
    await expect(card.waitingFor('pixel_alex')).toBeVisible();
    await card.code.focus();
    await page.keyboard.type(` ${code.toLowerCase()} `);
    await page.keyboard.press('Enter');
    await expect(page.getByText(waiting.linked('pixel_alex'))).toBeVisible();
    await expect(card.card.getByText('pixel_alex', { exact: true })).toBeFocused();

    await page.reload();
    await expect(card.card).toContainText(linked.text);
    for (const head of [card.profileHead, card.headerHead])
      await expect(head).toHaveAttribute('src', /pixel_alex/);
    await expect(page.getByRole('region', { name: places.title })).toContainText(places.none);

    await card.unlinkButton.focus();
    await page.keyboard.press('Enter');
    await expect(card.question).toContainText(linked.consequences);
    await card.question.getByRole('button', { name: linked.confirmLabel }).focus();
    await page.keyboard.press('Enter');
    await expect(card.name).toBeFocused();
    await expect(card.profileHead).toHaveCount(0);
    await expect(card.headerHead).toHaveCount(0);
  } finally {
    await companion.stop();
  }
});

test('an admin sees who is linked and releases the player, and the audit log tells', async ({
  page,
  request,
  site,
}) => {
  const [account, other] = [newAccount(), newAccount()];
  const desk = new UsersDesk(page);
  await beSignedIn(page, ADMIN);
  await page.goto('/admin/users');
  await desk.create(account);
  await desk.create(other);
  await linkPlayer(request, site, { account, player: 'Released' });
  await desk.search.fill(account.username);
  await expect(desk.row(account.username)).toContainText(deskTexts.linked('Released'));

  await desk.choose(account.username, 'player');
  await expect(desk.dialog).toContainText(deskTexts.consequences('Released', account.username));
  await expectNoFindings(page, 'dialog');
  await desk.dialog.getByRole('button', { name: deskTexts.label }).click();
  await expect(desk.row(account.username)).not.toContainText('Released');
  await page.goto(privatePages.adminAudit.path);
  await expect(page.getByRole('list', { name: audit.label })).toContainText(
    `unlinked the player of ${account.username}`,
  );
  await linkPlayer(request, site, { account: other, player: 'Released' });
});

for (const width of [390, 1440])
  test(`every state of the link fits, has no accessibility findings, and nothing jumps when it expires (${String(width)} px)`, async ({
    page,
    frame,
    request,
    site,
  }) => {
    const lookAround = async () => {
      for (const theme of ['Light', 'Dark'] as const) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    const account = newAccount();
    const card = new PlayerCard(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await new AccountPages(page).register(account);
    await expect(card.name).toBeVisible();
    await lookAround();
    await card.start('Nobody_Here');
    await lookAround();

    await watchShifts(page);
    await page.reload();
    await expect(card.code).toBeVisible();
    await hasLoaded(page);
    // Layout shifts outside the viewport are not counted.
    await card.timeLeft.evaluate((meter) => meter.scrollIntoView({ block: 'center' }));
    await forgetShifts(page);
    await page.clock.fastForward(PLAYER_LINK_MS);
    await expect(card.expired).toBeVisible();
    await expectNoShifts(page);
    await lookAround();

    await linkPlayer(request, site, { account, player: `Linked_${String(width)}` });
    await page.reload();
    await expect(card.unlinkButton).toBeVisible();
    await expect(card.headerHead).toBeVisible();
    await lookAround();
  });
