import type { Browser, Page } from '@playwright/test';
import { contentDesk as texts } from '#messages/content-desk';
import { pages } from '#network/pages';
import { storyPath } from '@/contract/pages';
import { isThere } from '@/lib/pages';
import type { Platform } from '../../local/platform';

const STORY = {
  title: 'Season 6 begins on Friday',
  slug: 'season-6-begins-on-friday',
  summary: 'A fresh map, a smaller border and the hearts of everybody back at ten.',
  body: `# What changes

- The border stands at **2,000 blocks**, and closes by ten a day.
- Hearts that nobody picks up are gone after five minutes.

> The map of season 5 can be downloaded until Sunday.

${isThere('rules') ? `Read [the rules](${pages.rules.path}) before you join.` : ''}`,
};
const BANNER = 'Season 6 begins on Friday at 18:00 UTC.';

const signIn = async (page: Page, { url, newAdmin }: Platform): Promise<void> => {
  if (!newAdmin) throw new Error('This site has an admin already, whose password is not known');
  await page.goto(url + pages.login.path);
  await page.locator('input[type="email"]').fill(newAdmin.email);
  await page.locator('input[type="password"]').fill(newAdmin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.pathname !== pages.login.path);
};

/**
 * Returns PNGs by name of the editors' desk, and of the visitors' view of its content; none if the network has no news.
 * Publishes on the given site.
 */
export const contentShots = async (browser: Browser, platform: Platform): Promise<Record<string, Buffer>> => {
  if (!isThere('news')) return {};
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name });
  const { fields } = texts.stories;
  await signIn(page, platform);

  await page.goto(`${platform.url}/admin/content?tab=banner`);
  await field(texts.banner.fields.text).fill(BANNER);
  await button(texts.save).click();
  await page.getByText(texts.banner.saved).first().waitFor();

  await page.goto(`${platform.url}/admin/content`);
  await button(texts.kinds.news.create).click();
  await field(fields.title).fill(STORY.title);
  await field(fields.summary).fill(STORY.summary);
  await field(fields.body).fill(STORY.body);
  await page.getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('region', { name: texts.preview.title }).getByText(STORY.summary).waitFor();
  const editor = await page.screenshot();
  await button(texts.stories.publish).click();
  await page.getByText(texts.stories.done.publish).first().waitFor();

  await page.goto(platform.url + storyPath(STORY.slug), { waitUntil: 'networkidle' });
  await page.getByText(BANNER).waitFor();
  const story = await page.screenshot();
  await page.close();
  return { 'content-desk': editor, story };
};
