import { expectNoFindings } from '../support/axe';
import { publicPaths } from '../support/routes';
import { expect, test } from '../support/test';

const themes = ['Light', 'Dark'] as const;

for (const [name, width] of [
  ['phone', 390],
  ['desktop', 1440],
] as const)
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    for (const path of [...publicPaths, '/no-such-page'])
      test(`${path} has no accessibility findings in either theme`, async ({ page, frame }) => {
        await page.goto(path);
        for (const theme of themes) {
          await frame.chooseTheme(theme);
          await expectNoFindings(page);
        }
      });

    for (const theme of themes) {
      test(`opened tabs and accordions have no accessibility findings (${theme})`, async ({
        page,
        frame,
      }) => {
        for (const path of ['/versions', '/required-mods'] as const) {
          await page.goto(path);
          await frame.chooseTheme(theme);
          for (const tab of await page.getByRole('tab').all()) {
            await tab.click();
            await expectNoFindings(page);
          }
        }
        await page.goto('/support');
        for (const question of await page.getByRole('main').locator('button[aria-expanded]').all())
          await question.click();
        await expectNoFindings(page);
      });

      test(`menus and the connect dialog have no accessibility findings (${theme})`, async ({
        page,
        frame,
        connectDialog,
      }) => {
        await page.goto('/');
        await frame.chooseTheme(theme);
        await frame.themeButton.click();
        await expectNoFindings(page);
        await page.keyboard.press('Escape');
        await (name === 'phone' ? frame.menuButton : frame.moreButton).click();
        await expectNoFindings(page);
        await page.keyboard.press('Escape');
        await connectDialog.opener.click();
        await expect(connectDialog.root).toBeVisible();
        await expectNoFindings(page);
      });
    }
  });

for (const path of publicPaths)
  test(`${path} loses nothing at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
