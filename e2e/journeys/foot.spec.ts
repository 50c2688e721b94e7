import type { Page } from '@playwright/test';
import { homeTexts } from '#messages/home';
import { banner as texts } from '#messages/published';
import { BANNER_HEIGHT } from '@/theme/foot';
import { longNameOf, openPositions } from '../../test/support/fixtures/applications';
import { contentResponse } from '../../test/support/fixtures/content-responses';
import { ApplicationsDesk } from '../pages/applications-desk';
import { apply } from '../support/apply';
import { servePublished } from '../support/published';
import { deskPaths, publicPaths } from '../support/routes';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';

const TEXT = 'The season ends on Sunday: empty your chests before the world starts again.';
const withBanner = contentResponse({ banner: { text: TEXT, href: null, tone: 'info', until: null } });

/**
 * Returns the controls whose middle something else covers. The browser scrolls to each before, unless it sticks to an edge of the
 * window, where nothing scrolls it, and must be in reach from anywhere.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const isStuck = (control: Element): boolean => {
      for (let part: Element | null = control; part; part = part.parentElement) {
        const { position, overflowY } = getComputedStyle(part);
        if (position === 'sticky' || position === 'fixed')
          return overflowY === 'visible' && part.getBoundingClientRect().bottom <= innerHeight;
      }
      return false;
    };
    scrollTo({ top: 0, behavior: 'instant' });
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        // The link to the content is out of sight until it has the focus.
        'a[href]:not([href="#main"]), button, input, select, textarea, summary, [role="tab"]',
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const stuck = all.filter(isStuck);
    for (const control of [...stuck, ...all.filter((one) => !stuck.includes(one))]) {
      if (!stuck.includes(control)) control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // A link over several lines has no middle of its own.
      const box = control.getClientRects()[0];
      if (!box || box.width < 2 || box.height < 2) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      const isOwn =
        hit !== null &&
        (control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control);
      if (!isOwn)
        found.push(
          `${control.tagName} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}" at ${String(Math.round(y))} is covered by ${hit?.tagName ?? 'nothing'} "${(hit?.textContent ?? '').trim().slice(0, 40)}"`,
        );
    }
    return found;
  });

const expectNothingCovered = async (page: Page): Promise<void> => {
  await expect(page.getByRole('region', { name: texts.label })).toBeVisible();
  // The page makes room once the browser has drawn the banner.
  await expect(page.locator('html')).toHaveAttribute('style', new RegExp(`${BANNER_HEIGHT}: [1-9]`));
  expect.soft(await covered(page)).toEqual([]);
};

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`with a banner along the bottom, at ${String(width)} px,`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await servePublished(page, withBanner);
    });

    test('nothing on a public page is covered', async ({ page }) => {
      for (const path of publicPaths)
        await test.step(path, async () => {
          await page.goto(path);
          await page.keyboard.press('Shift');
          await expectNothingCovered(page);
        });
    });

    test('nothing at a desk is covered', async ({ page }) => {
      await beSignedIn(page, ADMIN);
      for (const path of deskPaths)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByText(/^(Loading|CHECKING)/)).toHaveCount(0);
          await expectNothingCovered(page);
        });
    });

    // Phones get no film.
    if (width === 1440)
      test('the film can be stopped', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto('/');
        await expect(page.getByRole('region', { name: texts.label })).toBeVisible();
        await page.mouse.move(200, 300);
        await page.getByRole('button', { name: homeTexts.videoPause }).click();
        await expect(page.getByRole('button', { name: homeTexts.videoPlay })).toBeVisible();
      });

    for (const position of openPositions.slice(0, 1))
      test('an application can be decided on', async ({ page, request }) => {
        const applicant = await apply(request, position, {
          [longNameOf(position)]: 'A line of the story.\n'.repeat(40),
        });
        const desk = new ApplicationsDesk(page);
        await desk.enter();
        await desk.line(applicant.ign).click();
        await expect(desk.heading(applicant.ign)).toBeVisible();
        await expectNothingCovered(page);
        await desk.state('in_review').click();
        await expect(desk.state('in_review')).toHaveAttribute('aria-pressed', 'true');
      });
  });
}
