import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/test';

const themes = ['Light', 'Dark'] as const;

for (const [name, width] of [
  ['phone', 390],
  ['desktop', 1440],
] as const)
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('the not-found page has no accessibility findings in either theme', async ({ page, frame }) => {
      await page.goto('/no-such-page');
      for (const theme of themes) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page);
      }
    });

    for (const path of ['/versions', '/required-mods'] as const)
      test(`the tabs of ${path} have no accessibility findings in either theme`, async ({ page, frame }) => {
        await page.goto(path);
        for (const theme of themes) {
          await frame.chooseTheme(theme);
          for (const tab of await page.getByRole('tab').all()) {
            await tab.click();
            await expectNoFindings(page, 'main');
          }
        }
      });

    test('opened questions have no accessibility findings in either theme', async ({ page, frame }) => {
      await page.goto('/support');
      for (const question of await page.getByRole('main').locator('button[aria-expanded]').all())
        await question.click();
      for (const theme of themes) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page, 'main');
      }
    });

    test('menus and the connect dialog have no accessibility findings in either theme', async ({
      page,
      frame,
      connectDialog,
    }) => {
      await page.goto('/');
      for (const theme of themes) {
        await frame.chooseTheme(theme);
        await frame.themeButton.click();
        await expectNoFindings(page, 'header');
        await page.keyboard.press('Escape');
        await (name === 'phone' ? frame.menuButton : frame.moreButton).click();
        await expectNoFindings(page, 'header');
        await page.keyboard.press('Escape');
        await connectDialog.opener.click();
        await expect(connectDialog.root).toBeVisible();
        await expectNoFindings(page);
        await connectDialog.closeButton.click();
      }
    });
  });
