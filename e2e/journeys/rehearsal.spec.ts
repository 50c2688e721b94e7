import { pages } from '#network/pages';
import { rules } from '#network/rules';
import { team } from '#network/team';
import { untilHydrated } from '../support/elements';
import { expect, test } from '../support/test';

test('a page is drawn out of sight while a mouse rests on a link to it, shown as it is, and forgotten once it is left', async ({
  page,
  frame,
}) => {
  const titles = (title: string) => page.locator('main h1', { hasText: title });
  const toRules = frame.footer.locator(`a[href="${pages.rules.path}"]`);
  await page.goto(pages.team.path);
  await untilHydrated(frame.footer);
  await toRules.hover();
  const title = titles(rules.title);
  await title.evaluate((heading) => heading.setAttribute('data-drawn', 'before'));
  await expect(title).toBeHidden();
  await expect(frame.heading).toHaveText(team.title);

  await toRules.click();
  await expect(frame.heading).toHaveText(rules.title);
  await expect(title).toHaveAttribute('data-drawn', 'before');
  await expect(titles(team.title)).toHaveCount(0);

  await page.goBack();
  await expect(frame.heading).toHaveText(team.title);
  await expect(title).toHaveCount(0);
});
