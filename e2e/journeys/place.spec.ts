import { applyLink } from '../support/menu';
import { expect, test } from '../support/test';

test('what a block says is said to screen readers, too', async ({ page, frame }) => {
  await page.goto('/apply/form');
  await expect(frame.link(applyLink.label)).toHaveAttribute('aria-current', 'page');
  await expect(frame.moreButton).not.toHaveAttribute('aria-current');
  await page.goto('/rules');
  await expect(frame.moreButton).toHaveAttribute('aria-current', 'true');
  await expect(frame.footer.locator('[aria-current]')).toHaveText('Rules');
  await frame.moreButton.click();
  await expect(frame.link('Rules')).toHaveAttribute('aria-current', 'page');
});
