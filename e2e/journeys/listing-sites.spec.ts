import { randomUUID } from 'node:crypto';
import { admin } from '#messages/admin';
import { listingSitesDesk } from '#messages/listing-sites-desk';
import { syncOf } from '../../test/support/fixtures/companion-calls';
import { siteCalled } from '../../test/support/fixtures/network-parts';
import { VoteDesk } from '../pages/vote-desk';
import { expectNoFindings } from '../support/axe';
import { forgetCompanions } from '../support/companion';
import { openDialog } from '../support/elements';
import { clockAhead } from '../support/session';
import { ADMIN, GAME_KEY } from '../support/site';
import { expect, test } from '../support/test';

const { unnamed, say, named, takeBack, tests } = listingSitesDesk;

for (const width of [390, 1440])
  test(`votes under an unknown name count once an admin says which site it is, by the keyboard at ${String(width)} px`, async ({
    page,
    request,
    site,
  }) => {
    await forgetCompanions(site);
    const [service, player] = [`Listing ${String(width)}`, `Voter${String(width)}`];
    const receivedAt = new Date(Date.now() + (await clockAhead(request, ADMIN))).toISOString();
    const vote = { id: randomUUID(), username: player, receivedAt, service, protocol: 2 as const };
    const trial = { service: `Portal ${String(width)}`, receivedAt, protocol: 1 as const };
    const answer = await request.post('/api/companion/sync', {
      headers: { Authorization: `Bearer ${GAME_KEY}` },
      data: syncOf({ players: null, vitals: null, votes: [vote], tests: [trial] }),
    });
    expect(answer.status()).toBe(200);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const desk = new VoteDesk(page);
    await desk.enter();
    await expect(page.getByText(tests.received(trial.service))).toBeVisible();

    await page.getByRole('button', { name: unnamed.of(unnamed.show, service) }).press('Enter');
    const votes = page.getByRole('list', { name: listingSitesDesk.votes.list(service) });
    await expect(votes).toContainText(player);
    await expectNoFindings(page);
    await page.getByRole('button', { name: unnamed.of(unnamed.say, service) }).press('Enter');
    const dialog = openDialog(page, say.title(service));
    await expectNoFindings(page, 'dialog');
    await dialog.getByLabel(say.field).selectOption('second');
    await dialog.getByRole('button', { name: say.submit }).press('Enter');
    await page.getByLabel(admin.confirmation.password).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    const line = named.line(service, siteCalled('second').name);
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    await desk.search.fill(player);
    await expect(desk.ledger).toContainText(service);

    await page.getByRole('button', { name: unnamed.of(named.takeBack, service) }).press('Enter');
    await openDialog(page).getByRole('button', { name: takeBack.confirm }).press('Enter');
    await expect(page.getByText(line)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
