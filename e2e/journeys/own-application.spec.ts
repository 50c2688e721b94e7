import type { APIRequestContext } from '@playwright/test';
import { admin } from '#messages/admin';
import { applicationStates, ownApplications } from '#messages/applications/own';
import type { ApplicationChanges } from '@/contract/application-requests';
import { positionTitle } from '@/lib/positions';
import { applicationFor, openPositions } from '../../test/support/fixtures/applications';
import { AccountPages } from '../pages/account-pages';
import { OwnApplicationPage } from '../pages/own-application-page';
import { apply, type Applicant } from '../support/apply';
import { expectNoFindings } from '../support/axe';
import { bearer } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test as base } from '../support/test';

const { status } = ownApplications;
const HALF_A_MINUTE = 30_000;

const test = base.extend<{ own: OwnApplicationPage }>({
  own: async ({ page }, use) => {
    await use(new OwnApplicationPage(page));
  },
});

/** Decides as an admin, without the desk. */
const decide = async (request: APIRequestContext, { id }: { id: string }, changes: ApplicationChanges) => {
  const headers = await bearer(request, ADMIN);
  const answer = await request.patch(`/api/admin/applications/${id}`, { headers, data: changes });
  expect(answer.status()).toBe(200);
};
const erase = async (request: APIRequestContext, { id }: Applicant) => {
  const headers = await bearer(request, ADMIN);
  expect((await request.delete(`/api/admin/applications/${id}`, { headers })).status()).toBe(204);
};

/** Nobody can apply if all positions are closed. */
for (const position of openPositions.slice(0, 1)) {
  test('an applicant withdraws by keyboard, and the team sees a line without a name', async ({
    page,
    request,
    own,
  }) => {
    const { withdraw } = ownApplications;
    const applicant = await apply(request, position);
    await own.open(applicant);
    await page.getByRole('button', { name: withdraw.label }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: withdraw.question(positionTitle(position)) });
    await expect(dialog).toBeVisible();
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: withdraw.label }).press('Enter');
    await expect(page.getByText(withdraw.done.title)).toBeVisible();
    await page.reload();
    await expect(page.getByText(status.missing.title)).toBeVisible();

    const headers = await bearer(request, ADMIN);
    const left = await request.get(`/api/admin/applications/${applicant.id}`, { headers });
    expect(await left.json()).toMatchObject({ application: { state: 'withdrawn', ign: '', answers: {} } });
    await apply(request, position, { ign: applicant.ign, discord: applicant.ign });
  });

  test('the private link shows how an application is doing, from its sending to the decision', async ({
    page,
    request,
    own,
  }) => {
    await page.clock.install();
    const applicant = await apply(request, position);
    await own.open(applicant);
    const card = own.card(position);
    await expect(card).toContainText(applicationStates.new.label);
    await expect(own.steps.locator('[aria-current]')).toContainText(status.steps.sent);

    await decide(request, applicant, { state: 'in_review' });
    await page.clock.fastForward(HALF_A_MINUTE);
    await expect(own.steps.locator('[aria-current]')).toContainText(status.steps.review);

    await decide(request, applicant, { state: 'accepted', note: 'Welcome!\n<b>See you</b> on Friday.' });
    await page.clock.fastForward(HALF_A_MINUTE);
    await expect(own.steps.locator('[aria-current]')).toContainText(applicationStates.accepted.label);
    await expect(card.getByText('<b>See you</b> on Friday.')).toBeVisible();
    await expect(card.locator('b')).toHaveCount(0);

    await erase(request, applicant);
    await page.clock.fastForward(HALF_A_MINUTE);
    await expect(page.getByText(status.missing.title)).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test('a link with another key, a part of a link and no link say what to do', async ({
    page,
    request,
    own,
  }) => {
    const { id, key } = await apply(request, position);
    await own.open({ id, key: key.replace(/.$/, (last) => (last === '0' ? '1' : '0')) });
    await expect(page.getByText(status.missing.title)).toBeVisible();
    await expect(own.help.getByRole('link')).toHaveText([
      status.help.browserLabel,
      status.help.accountLabel,
      status.help.supportLabel,
    ]);
    await expectNoFindings(page);

    await page.goto(`/apply/status#${id}`);
    await expect(page.getByText(status.incomplete.title)).toBeVisible();
    await page.goto('/apply/status');
    await expect(page.getByText(status.incomplete.title)).toBeVisible();
    await page.goto('/apply/status#%E0');
    await expect(page.getByText(status.incomplete.title)).toBeVisible();

    // Enters the correct link in the address bar of the same tab.
    await own.open({ id, key });
    await expect(own.card(position)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(status.incomplete.title)).toBeVisible();
  });

  test('the applications page keeps the links of what was sent from this browser', async ({
    page,
    request,
    own,
  }) => {
    const { id, key } = await apply(request, position);
    await page.addInitScript(
      (submissions) => {
        localStorage['persist:application'] ??= JSON.stringify({
          submissions,
          _persist: '{"version":1,"rehydrated":true}',
        });
      },
      JSON.stringify([{ id, key, position, at: Date.now() }]),
    );
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/apply');
    await page.getByRole('region', { name: ownApplications.title }).getByRole('link').click();
    await expect(own.card(position)).toContainText(applicationStates.new.label);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('somebody who applied with an account finds state and note in the dashboard, and the answers on the applications page', async ({
    page,
    request,
  }) => {
    const name = `p_${Date.now().toString(36)}`;
    const account = new AccountPages(page);
    const credentials = { email: `${name}@example.org`, password: 'a lantern in the rain' };
    await account.register({ username: name, ...credentials });
    await expect(page).toHaveURL(/\/user\/dashboard$/);
    const card = page.getByRole('region', { name: ownApplications.dashboard.title });
    await expect(card.getByRole('link', { name: ownApplications.guidelines.readLabel })).toBeVisible();
    await expect(card.getByRole('list')).toHaveCount(0);

    const headers = await bearer(request, credentials);
    const sent = await request.post('/api/applications', { headers, data: applicationFor(position) });
    const { id } = (await sent.json()) as { id: string };
    await decide(request, { id }, { state: 'rejected', note: 'Not this time.' });
    await page.reload();
    const list = card.getByRole('list', { name: ownApplications.title });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    for (const text of [positionTitle(position), applicationStates.rejected.label, 'Not this time.'])
      await expect(list).toContainText(text);
    await expectNoFindings(page);

    await page.goto('/apply');
    const item = page.getByRole('region', { name: ownApplications.title }).getByRole('listitem');
    await expect(item).toHaveCount(1);
    await expect(item).toContainText('Not this time.');
    await item.getByText(status.answers.label).click();
    await page.getByLabel(admin.confirmation.password).fill(credentials.password);
    await page.getByRole('button', { name: admin.confirmation.submit }).click();
    await expect(item.getByRole('definition').first()).toBeVisible();
    await expectNoFindings(page);
  });

  test('an application has no accessibility findings in either theme, and fits every screen', async ({
    page,
    request,
    own,
    frame,
  }) => {
    const applicant = await apply(request, position);
    await decide(request, applicant, { state: 'in_review', note: 'We like your videos.' });
    await own.open(applicant);
    await expect(own.card(position)).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['Light', 'Dark'] as const) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
