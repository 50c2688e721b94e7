import { API_DOCS_PATH } from '#messages/api-docs';
import { API_DOCUMENT } from '@/contract/paths';
import { expectNoFindings, expectReadableColors } from '../support/axe';
import { expect, test } from '../support/test';

test('the document is there for the tools of other sites', async ({ request }) => {
  const response = await request.get(API_DOCUMENT);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  expect((await response.json()).openapi).toBe('3.1.1');
  expect((await request.get('/api/nowhere')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a call can be found, opened and tried by what the page says', async ({ page, site }) => {
    await page.goto(API_DOCS_PATH);
    await page.getByRole('link', { name: /^Leaderboards/ }).click();
    await expect(page).toHaveURL(`${API_DOCS_PATH}#leaderboards`);
    const call = page.locator('#getLeaderboard');
    const example = call.getByRole('region');
    await expect(example).toBeHidden();
    await call.locator('summary').press('Enter');
    const [, address = ''] = /'https?:\/\/[^/]+([^']+)'/.exec(await example.innerText()) ?? [];
    const { mode } = (await (await fetch(site.url + address)).json()) as { mode: string };
    expect(address).toContain(`mode=${mode}`);
  });
});

for (const [width, narrow] of [
  [390, 320],
  [1440, 720],
] as const)
  test(`all calls at ${String(width)} px have no accessibility findings in either theme, and fit at ${String(narrow)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(API_DOCS_PATH);
    const wear = (theme: 'dark' | 'light') =>
      page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
      }, theme);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await wear('dark');
    await expectNoFindings(page);
    await wear('light');
    await expectReadableColors(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: narrow, height: 900 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
