import { readFile } from 'node:fs/promises';
import { notFound } from '@/messages/en/pages';
import { builtFiles } from '../support/routes';
import { expect, test } from '../support/test';

test('the published site has no style guide', async ({ page }) => {
  const response = await page.goto('/styleguide');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(notFound.text)).toBeVisible();
  for (const file of builtFiles) expect(await readFile(file, 'latin1'), file).not.toMatch(/style ?guide/i);
});
