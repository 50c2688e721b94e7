import { admin } from '#messages/admin';
import { announcementFailures, applicationsDesk, deskStates } from '#messages/applications/desk';
import { audit } from '#messages/audit';
import { privatePages } from '#network/pages';
import { documentTitle } from '@/lib/pages';
import { longNameOf, openPositions } from '../../test/support/fixtures/applications';
import { AccountPages } from '../pages/account-pages';
import { ApplicationsDesk } from '../pages/applications-desk';
import { apply, readOwn } from '../support/apply';
import { expectNoFindings } from '../support/axe';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

/** Query that selects a position. */
const asked = (position: string) => new URLSearchParams({ position }).toString();

/** Nobody can apply if all positions are closed. */
for (const position of openPositions.slice(0, 1)) {
  test('an admin reads, reviews and accepts an application, and the applicant sees it', async ({
    page,
    request,
  }) => {
    const markup = '<b>ten years</b>\n<script>document.title = "taken over"</script>';
    const applicant = await apply(request, position, { [longNameOf(position)]: markup });
    const desk = new ApplicationsDesk(page);
    await desk.enter();
    await desk.line(applicant.ign).click();
    await expect(desk.heading(applicant.ign)).toBeVisible();
    const answer = desk.pane.getByText('<b>ten years</b>');
    expect(await answer.textContent()).toBe(markup);
    expect((await answer.innerText()).split('\n')).toHaveLength(2);
    await expect(page).toHaveTitle(documentTitle(privatePages.adminApplications.title));

    await desk.state('in_review').click();
    await expect(desk.state('in_review')).toHaveAttribute('aria-pressed', 'true');
    await expect(desk.line(applicant.ign)).toContainText(deskStates.in_review);
    await expect.poll(async () => (await readOwn(request, applicant)).state).toBe('in_review');

    await desk.comment.fill('Lovely <i>roofs</i>');
    await desk.pane.getByRole('button', { name: applicationsDesk.comments.submit }).click();
    await expect(desk.comments).toContainText('Lovely <i>roofs</i>');
    await desk.decide('accepted', 'Welcome!\nCome and say hello.');
    expect(await readOwn(request, applicant)).toMatchObject({
      state: 'accepted',
      note: 'Welcome!\nCome and say hello.',
    });

    await page.reload();
    await expect(desk.state('accepted')).toHaveAttribute('aria-pressed', 'true');
    await expect(desk.comments).toContainText('Lovely');
    await page.goto('/admin/audit');
    const log = page.getByRole('list', { name: audit.label });
    await expect(log).toContainText(`changed an application for ${position}`);
    await expect(log).toContainText('State: In review → Accepted');
  });

  test('an admin rejects some of many at once, and deletes them', async ({ page, request }) => {
    const [one, two] = [await apply(request, position), await apply(request, position)];
    const desk = new ApplicationsDesk(page);
    await desk.enter();
    await page.getByRole('button', { name: applicationsDesk.list.choose }).click();
    const bar = page.getByRole('group', { name: applicationsDesk.bulk.label });
    for (const { ign } of [one, two]) await page.getByRole('checkbox', { name: new RegExp(ign) }).check();
    await expect(bar.getByText(applicationsDesk.bulk.chosen(2))).toBeVisible();
    await expectNoFindings(page);
    await bar.getByRole('button', { name: applicationsDesk.bulk.actions.reject.label }).click();
    await page.getByRole('button', { name: applicationsDesk.bulk.actions.reject.confirmLabel(2) }).click();
    for (const applicant of [one, two]) {
      await expect.poll(async () => (await readOwn(request, applicant)).state).toBe('rejected');
    }
    for (const { ign } of [one, two]) await page.getByRole('checkbox', { name: new RegExp(ign) }).check();
    await bar.getByRole('button', { name: applicationsDesk.bulk.actions.delete.label }).click();
    await page.getByRole('button', { name: applicationsDesk.bulk.actions.delete.confirmLabel(2) }).click();
    for (const { ign } of [one, two]) await expect(page.getByText(ign)).toBeHidden();
    await bar.getByRole('button', { name: applicationsDesk.bulk.finish }).click();
    await expect(bar).toBeHidden();
  });

  for (const other of openPositions.slice(1, 2))
    test('the filters are part of the address: they can be shared, and the back button undoes them', async ({
      page,
      request,
    }) => {
      const one = await apply(request, position);
      const two = await apply(request, other);
      const desk = new ApplicationsDesk(page);
      await page.goto(`/admin/applications?${asked(other)}`);
      await new AccountPages(page).fillIn(ADMIN);
      await expect(page).toHaveURL(`/admin/applications?${asked(other)}`);
      await expect(desk.line(two.ign)).toBeVisible();
      await expect(desk.line(one.ign)).toBeHidden();
      await desk.filter('position').selectOption(position);
      await expect(desk.line(one.ign)).toBeVisible();
      await desk.filter('state').selectOption(deskStates.rejected);
      await expect(desk.line(one.ign)).toBeHidden();
      await page.goBack();
      await expect(desk.line(one.ign)).toBeVisible();
      await desk.line(one.ign).click();
      await expect(page).toHaveURL(`/admin/applications?${asked(position)}&id=${one.id}`);
      await page.reload();
      await expect(desk.heading(one.ign)).toBeVisible();
      await page.goBack();
      await expect(desk.pane).toBeHidden();
      await expect(desk.filter('position')).toHaveValue(position);
    });

  test('a new application appears without a reload, and does not disturb who reads', async ({
    page,
    request,
  }) => {
    const first = await apply(request, position);
    await page.clock.install();
    const desk = new ApplicationsDesk(page);
    await desk.enter(`?${asked(position)}`);
    await desk.line(first.ign).click();
    await expect(desk.heading(first.ign)).toBeVisible();
    await desk.comment.fill('Half a sent');
    const second = await apply(request, position);
    await page.clock.fastForward(31_000);
    await expect(desk.newOnes).toHaveText(applicationsDesk.list.waiting(1));
    await expect(desk.line(second.ign)).toBeHidden();
    await desk.newOnes.click();
    await expect(desk.line(second.ign)).toBeVisible();
    await expect(desk.heading(first.ign)).toBeVisible();
    await expect(desk.comment).toHaveValue('Half a sent');
  });

  test('a deleted application is gone for everybody', async ({ page, request }) => {
    const applicant = await apply(request, position);
    const desk = new ApplicationsDesk(page);
    await desk.enter(`?id=${applicant.id}`);
    await desk.pane.getByRole('button', { name: applicationsDesk.deletion.label }).click();
    await expect(desk.dialog).toContainText(applicationsDesk.deletion.text);
    await desk.dialog.getByRole('button', { name: applicationsDesk.deletion.label }).click();
    await expect(page.getByText(applicationsDesk.deletion.named.done(applicant.ign))).toBeVisible();
    await expect(desk.line(applicant.ign)).toBeHidden();
    const own = await request.get(`/api/applications/${applicant.id}`, { params: { key: applicant.key } });
    expect(own.status()).toBe(404);
    await page.goto(`/admin/applications?id=${applicant.id}`);
    await expect(page.getByText(applicationsDesk.pane.missing.title)).toBeVisible();
  });

  test('an announcement that was given up is found from the landing, and sent again', async ({
    page,
    request,
    site,
  }) => {
    site.chat.mode = 'gone';
    const applicant = await apply(request, position);
    const desk = new ApplicationsDesk(page);
    await desk.enter(`?id=${applicant.id}`);
    await expect(desk.announcement).toContainText(announcementFailures.gone(404));
    await page.goto('/admin');
    await page.getByRole('link', { name: admin.health.webhook.failingLink }).click();
    await expect(page).toHaveURL('/admin/applications?announcement=dead');
    await desk.line(applicant.ign).click();
    site.chat.mode = 'ok';
    await desk.announcement.getByRole('button', { name: applicationsDesk.announcement.resend }).click();
    await expect(desk.announcement).toContainText(applicationsDesk.announcement.sent);
    expect(JSON.stringify(site.chat.messages)).toContain(applicant.id);
  });

  test('the keyboard alone goes from one application to the next, and rejects one', async ({
    page,
    request,
  }) => {
    const older = await apply(request, position);
    const newer = await apply(request, position);
    const desk = new ApplicationsDesk(page);
    await desk.enter(`?${asked(position)}`);
    await desk.line(newer.ign).focus();
    await page.keyboard.press('ArrowDown');
    await expect(desk.line(older.ign)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(desk.heading(older.ign)).toBeVisible();
    await expect(desk.pane.getByRole('group', { name: older.ign })).toBeFocused();
    await page.keyboard.press('k');
    await expect(desk.heading(newer.ign)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(newer.id));
    await desk.state('rejected').focus();
    await page.keyboard.press('Enter');
    await expect(desk.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(desk.state('rejected')).toBeFocused();
    await expect(desk.state('new')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await desk.note.focus();
    await page.keyboard.type('Not this time.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(desk.dialog).toHaveCount(0);
    await expect(desk.state('rejected')).toBeFocused();
    expect(await readOwn(request, newer)).toMatchObject({ state: 'rejected', note: 'Not this time.' });
  });

  test('the desk has no accessibility findings in either theme, and fits every screen', async ({
    page,
    frame,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { ign, id } = await apply(request, position, { [longNameOf(position)]: 'w'.repeat(4_000) });
    const desk = new ApplicationsDesk(page);
    await desk.enter();
    for (const path of [`/admin/applications?${asked(position)}`, `/admin/applications?id=${id}`])
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(path.includes('id=') ? desk.heading(ign) : desk.line(ign)).toBeVisible();
        for (const theme of ['Light', 'Dark'] as const) {
          await frame.chooseTheme(theme);
          await expectNoFindings(page);
        }
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, path).toBeLessThanOrEqual(width);
      }
    for (const theme of ['Light', 'Dark'] as const) {
      await frame.chooseTheme(theme);
      await desk.state('accepted').click();
      await expect(desk.dialog).toBeVisible();
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoFindings(page);
      }
      await page.keyboard.press('Escape');
      await expect(desk.dialog).toHaveCount(0);
    }
  });
}
