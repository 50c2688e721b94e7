import type { BrowserContext } from '@playwright/test';
import { reading } from '#messages/reading';
import { versionTabLabels } from '#messages/versions';
import { questions } from '#network/faq';
import { privacy } from '#network/legal/privacy';
import { pictureHosts } from '../../test/support/fakes/outside-pictures';
import { publicPaths } from '../support/routes';
import { expect, test } from '../support/test';

/** Blocks all pictures of players. */
const refuseAvatars = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ host }) => pictureHosts.has(host),
    (route) => route.abort(),
  );

test('a chosen version tab and an opened question work by keyboard', async ({ page }) => {
  await page.goto('/versions');
  const { versions: first, performance: second } = versionTabLabels;
  await page.getByRole('tab', { name: first }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: second })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: second })).toBeVisible();

  await page.goto('/support');
  const question = page.getByRole('main').getByRole('button', { name: String(questions[0]?.question) });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('the contents of a legal page lead to its sections', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: reading.contents });
  // A section in the middle, because the last ones may be too short to scroll to the top.
  const { title = '' } = privacy.sections[Math.floor(privacy.sections.length / 2)] ?? {};
  await contents.getByRole('link', { name: title }).click();
  await expect(contents.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

test('a foreign picture that fails leaves a drawn avatar in its box', async ({ page, context }) => {
  await context.unrouteAll();
  await refuseAvatars(context);
  await page.goto('/team');
  const member = page.getByRole('main').getByRole('listitem').first();
  await expect(member.locator('img')).toHaveCount(0);
  await expect(member.locator('svg').first()).toBeVisible();
});

test('/rewards leads to the rewards of the vote page', async ({ request }) => {
  const answer = await request.get('/rewards', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/vote#rewards');
});

test('a link on another page leads to every page', async ({ request }) => {
  const documents = await Promise.all(
    publicPaths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  const unreached = publicPaths.filter(
    (path) => !documents.some((from) => from.path !== path && from.html.includes(`href="${path}"`)),
  );
  expect(unreached).toEqual([]);
});
