import { draftOffer } from '#messages/applications/answers';
import { applicationForm as texts } from '#messages/applications/form';
import { reapplyText, refusals } from '#messages/applications/refusals';
import { landing } from '#network/landing';
import { REAPPLY_FIELD } from '@/contract/applications';
import { positionTitle } from '@/lib/positions';
import { longNameOf, openPositions } from '../../test/support/fixtures/applications';
import { ApplyForm } from '../pages/apply-form';
import { answerWith, CALL, somebody, test } from '../support/apply-form';
import { expectNoFindings } from '../support/axe';
import { expect } from '../support/test';

/** Nobody can write if all positions are closed. */
for (const position of openPositions.slice(0, 1)) {
  test.describe('a draft', () => {
    test('survives a reload in the middle, and is offered back', async ({ page, form }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await form.haveRead();
      await form.open();
      await form.choose(position);
      await form.fieldOf(position, 'ign').fill('Alex');
      await form.fieldOf(position, longNameOf(position)).pressSequentially('Because');
      await page.reload();
      await form.isReady();
      await expect(form.main).toContainText(
        `${draftOffer.before} ${positionTitle(position)} ${draftOffer.after}`,
      );
      await expect(form.continueDraft).toBeInViewport();
      await expectNoFindings(page);
      await form.continueDraft.click();
      await expect(form.heading).toHaveText(`${positionTitle(position)} ${texts.titleEnd}`);
      await expect(form.position).toBeFocused();
      await expect(form.fieldOf(position, 'ign')).toHaveValue('Alex');
      await expect(form.fieldOf(position, longNameOf(position))).toHaveValue('Because');
      await form.cancel.click();
      // The address changes before the page does.
      await expect(form.heading).toHaveText(landing.title);
      await page.goBack();
      await expect(form.continueDraft).toBeInViewport();
    });

    test('survives a closed tab, and is gone when it is discarded', async ({ context, page, form }) => {
      await form.haveRead();
      await form.open();
      await form.choose(position);
      await form.fieldOf(position, 'ign').pressSequentially('Alex');
      await page.close({ runBeforeUnload: true });
      const again = new ApplyForm(await context.newPage());
      await again.open();
      await again.discardDraft.click();
      await again.page
        .getByRole('dialog')
        .getByRole('button', { name: texts.draft.discard.confirmLabel })
        .click();
      await expect(again.position).toHaveValue('');
      await again.page.reload();
      await again.isReady();
      await expect(again.continueDraft).toBeHidden();
    });

    test('sent from one of two tabs is sent in the other', async ({ context, page, form }) => {
      await form.haveRead();
      await form.open();
      await form.fill(position, somebody());
      await page.reload();
      await form.goOn(position);
      const other = new ApplyForm(await context.newPage());
      await other.open();
      await other.continueDraft.click();
      const answered = page.waitForResponse(CALL);
      await form.submit.click();
      const { id } = (await (await answered).json()) as { id: string };
      await expect(other.sent).toBeVisible();
      await expect(other.privateLink).toHaveAttribute('href', new RegExp(`#${id}\\.`));
    });
  });

  test.describe('a failure', () => {
    test('says why, whichever it is, and loses nothing', async ({ page, form }) => {
      await form.haveRead();
      await form.open();
      await form.fill(position);
      for (const [status, error, headers, said] of [
        [409, { code: 'conflict', message: refusals.open }, {}, refusals.open],
        [503, { code: 'full', message: 'x' }, { 'Retry-After': '3600' }, refusals.full],
        [429, { code: 'rate_limited', message: 'x' }, { 'Retry-After': '120' }, /in 2 minutes/],
        [500, { code: 'internal', message: 'x' }, {}, texts.failure.rejected],
        [503, { code: 'unavailable', message: 'x' }, { 'Retry-After': '5' }, /in 5 seconds/],
      ] as const)
        await test.step(String(status), async () => {
          await answerWith(page, status, { error }, headers);
          await form.submit.click();
          await expect(form.failure).toContainText(texts.failure.title);
          await expect(form.failure).toContainText(said);
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
          await expect(form.fieldOf(position, 'discord')).toHaveValue('alex');
          await expect(form.submit).toBeEnabled();
        });
      await expectNoFindings(page, 'main');
    });

    for (const [timeZone, day] of [
      ['America/Los_Angeles', 'June 28, 2026'],
      ['Pacific/Auckland', 'June 29, 2026'],
    ] as const)
      test.describe(`in ${timeZone}`, () => {
        test.use({ timezoneId: timeZone });

        test('an application too soon after a rejection is told the day of the next one there', async ({
          page,
          form,
        }) => {
          await form.haveRead();
          await form.open();
          await form.fill(position);
          const from = '2026-06-29T05:00:00.000Z';
          await answerWith(page, 409, {
            error: {
              code: 'conflict',
              message: reapplyText(from, 'UTC'),
              fields: { [REAPPLY_FIELD]: from },
            },
          });
          await form.submit.click();
          await expect(form.failure).toContainText(day);
        });
      });

    test('an answer that gets lost makes no second application', async ({ page, form }) => {
      await form.haveRead();
      await form.open();
      await form.fill(position, somebody());
      const ids: unknown[] = [];
      await page.route(CALL, async (route) => {
        const answer = await route.fetch();
        ids.push(await answer.json());
        await route.abort();
      });
      await form.submit.click();
      await expect(form.failure).toContainText('We could not reach the server');
      await page.unroute(CALL);
      const answered = page.waitForResponse(CALL);
      await form.submit.click();
      await expect(form.sent).toBeVisible();
      expect([await (await answered).json()]).toEqual(ids);
    });

    test('what the server says of an answer stands at that answer', async ({ page, form }) => {
      await form.haveRead();
      await form.open();
      await form.fill(position);
      await answerWith(page, 422, {
        error: {
          code: 'validation_failed',
          message: 'Please check the fields.',
          fields: { 'answers.discord': 'Not this one' },
        },
      });
      await form.submit.click();
      await expect(form.failure).toContainText(texts.failure.invalid);
      await form.failure.getByRole('link', { name: /: Not this one$/ }).click();
      await expect(form.fieldOf(position, 'discord')).toBeFocused();
      await expect(form.fieldOf(position, 'discord')).toHaveAccessibleDescription(/Not this one/);
    });
  });
}
