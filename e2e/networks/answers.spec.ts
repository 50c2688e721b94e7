import type { Page } from '@playwright/test';
import { questions } from '#network/faq';
import { pages } from '#network/pages';
import { isPlainText } from '@/lib/is-plain-text';
import { untilHydrated } from '../support/elements';
import { expect, test } from '../support/test';

/** Answers with Markdown. */
const formatted = questions.filter(({ answer }) => !isPlainText(answer));
const STRONG = /\*\*([^*]+)\*\*/g;
const LINK = /\[([^\]]+)\]\((\/[^)]*)\)/g;
const ITEM = /^(?:\d+\.|-) (\p{L}+)/gmu;
const links = formatted.flatMap(({ answer }) => [...answer.matchAll(LINK)]);

const expectFormatted = async (page: Page, answer: string): Promise<void> => {
  const main = page.getByRole('main');
  for (const [, text = ''] of answer.matchAll(STRONG))
    await expect(main.getByRole('strong').filter({ hasText: text })).toBeVisible();
  for (const [, word = ''] of answer.matchAll(ITEM))
    await expect(main.getByRole('listitem').filter({ hasText: word }).first()).toBeVisible();
  for (const [, text = '', target = ''] of answer.matchAll(LINK))
    await expect(main.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', target);
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { question, answer } of formatted)
    test(`the answer to “${question}” is formatted`, async ({ page }) => {
      await page.goto(pages.support.path);
      await expectFormatted(page, answer);
    });
});

if (formatted.length > 0)
  test('answers stay as they came, need no parser, and their links stay in the app', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => void scripts.push(response.url()));
    await page.goto(pages.support.path);
    for (const { question, answer } of formatted) {
      const button = page.getByRole('button', { name: question });
      await untilHydrated(button);
      await button.click();
      await expectFormatted(page, answer);
    }
    expect(scripts.filter((url) => url.includes('markdown'))).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    for (const [, text = '', target = ''] of links.slice(-1)) {
      await page.getByRole('main').getByRole('link', { name: text, exact: true }).click();
      await expect(page).toHaveURL(target);
      await expect(page.locator('html')).toHaveAttribute('data-same');
    }
  });
