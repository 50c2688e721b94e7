import { errorScreen, notFound, SKIP_LABEL } from '#messages/pages';
import { footer } from '#network/menu';
import { pages } from '#network/pages';
import { social } from '#network/social';
import { documentTitle } from '@/lib/pages';
import { untilHydrated } from '../support/elements';
import { applyLink, mainLinks, moreMenu } from '../support/menu';
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

const PHONE = { width: 390, height: 844 };

test('the header leads through the site, marks the current link and scrolls to the top', async ({
  page,
  frame,
}) => {
  const [from, to] = mainLinks;
  if (!from || !to) throw new Error('The header has too few links to go from one to the other');
  await page.goto(from.path);
  await expect(frame.link(from.label)).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await frame.link(to.label).click();
  await expect(page).toHaveURL(to.path);
  const reached = Object.values(pages).find(({ path }) => path === to.path);
  await expect(page).toHaveTitle(documentTitle(reached?.title ?? ''));
  await expect(frame.link(to.label)).toHaveAttribute('aria-current', 'page');
  await expect(frame.link(from.label)).not.toHaveAttribute('aria-current', 'page');
  await expect.poll(() => frame.scrollTop()).toBe(0);
});

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const)
  test(`a link to the page that one is on leads to its top, with motion: ${reducedMotion}`, async ({
    page,
    frame,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const scroll: (options?: ScrollToOptions) => void = window.scrollTo.bind(window);
      window.scrollTo = (options?: ScrollToOptions | number) => {
        if (typeof options !== 'object') return;
        document.documentElement.dataset['scrolled'] = options.behavior;
        scroll(options);
      };
    });
    await page.goto('/rules');
    await untilHydrated(frame.footer);
    await frame.footer.locator('a[href="/rules"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', behavior);
    await expect.poll(() => frame.scrollTop()).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

test('what is pressed while the next page arrives is answered @firefox', async ({ page, frame }) => {
  const to = mainLinks.find(({ path }) => path === pages.serverInfo.path);
  if (!to) throw new Error('The header does not lead to the status of the servers');
  await page.goto(pages.rules.path);
  await frame.moreButton.hover();
  await untilHydrated(frame.moreButton);
  const link = await frame.link(to.label).elementHandle();
  // Presses the button once per frame until the page appears, so that one press falls into each frame of the change.
  const unanswered = await frame.moreButton.evaluate(async (button: HTMLElement, linkToNext) => {
    const titleBefore = document.title;
    let count = 0;
    (linkToNext as HTMLElement).click();
    do {
      const before = button.ariaExpanded;
      button.click();
      // React applies a press in the microtask that is queued by now.
      await null;
      if (button.ariaExpanded === before) count++;
      await new Promise(requestAnimationFrame);
    } while (document.title === titleBefore);
    return count;
  }, link);
  expect(unanswered).toBe(0);
});

test('header and footer have all links in order, the way to apply, and the current year', async ({
  page,
  frame,
}) => {
  await page.goto('/');
  await expect(frame.header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
    mainLinks.map(({ label }) => label),
  );
  await frame.moreButton.click();
  await expect(frame.header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toContainText(
    [...mainLinks, ...moreMenu.links].map(({ label }) => label),
  );
  await expect(frame.link(applyLink.label)).toHaveAttribute('href', '/apply');
  for (const { label, links } of footer) {
    const column = frame.footer.getByRole('navigation', { name: label, exact: true });
    await expect(column.getByRole('link')).toHaveText(links.map((link) => link.label));
  }
  await expect(frame.footer).toContainText(`© ${String(new Date().getFullYear())}`);
  for (const { label, url } of social) {
    const link = frame.footer.getByRole('link', { name: `${label} (opens in a new tab)`, exact: true });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('More closes on a click outside and on Escape, which gives the focus back', async ({ page, frame }) => {
  const [{ label = '' } = {}] = moreMenu.links;
  const inMore = frame.header.getByRole('link', { name: new RegExp(`^${label}`) });
  await page.goto('/');
  await frame.moreButton.click();
  await expect(inMore).toBeVisible();
  await frame.heading.click();
  await expect(inMore).toBeHidden();
  await frame.moreButton.click();
  await page.keyboard.press('Escape');
  await expect(inMore).toBeHidden();
  await expect(frame.moreButton).toBeFocused();
});

test('on a phone one menu holds all links and closes when one is chosen', async ({ page, frame }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(frame.menu).toBeHidden();
  await frame.menuButton.click();
  await expect(frame.menu.getByRole('link')).toHaveCount([...mainLinks, ...moreMenu.links, applyLink].length);
  await expect(frame.menu.getByRole('link', { name: applyLink.label })).toBeVisible();
  const { label, path } = mainLinks.at(-1) ?? { label: '', path: '/' };
  await frame.menu.getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(frame.menu).toBeHidden();
});

test('the keyboard reaches the content first, and the dialog and menus from there', async ({
  page,
  frame,
  connectDialog,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: SKIP_LABEL })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(connectDialog.opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(connectDialog.root).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
  }
  await page.keyboard.press('Escape');
  await expect(connectDialog.opener).toBeFocused();

  await frame.themeButton.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => frame.theme()).toBe('light');
  await expect(frame.themeButton).toBeFocused();
});

test('a chosen theme is there from the first paint of the next visit', async ({ page, frame }) => {
  await page.goto('/');
  expect(await frame.theme()).toBe('dark');
  await frame.chooseTheme('Light');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:theme'))).toContain('light');

  // Only code that runs before the first paint is left without the app's script.
  await page.route(/assets\/(main|vendor|page-)/, (route) => route.abort());
  await page.goto('/server-info');
  expect(await frame.theme()).toBe('light');
});

test('a theme that is chosen in one tab is worn by the others', async ({ page, frame, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/rules');
  await frame.chooseTheme('Light');
  await expect
    .poll(() => other.evaluate(() => document.documentElement.getAttribute('data-theme')))
    .toBe('light');
});

test('a theme is worn at once by those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto('/server-info');
  const underWay = await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'light');
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(underWay).toBe(0);
});

test('the system theme follows the device', async ({ page, frame }) => {
  await page.goto('/');
  await frame.chooseTheme('System');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background()).not.toBe(dark);
});

test('an unknown path shows the not-found page with status 404 and leads home', async ({ page, frame }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const response = await page.goto('/store/no-such-thing?x=1');
  expect(response?.status()).toBe(404);
  await expect(frame.heading).toHaveText(notFound.code);
  await expect(page.getByText(notFound.text)).toBeVisible();
  await expect.poll(() => lines.join()).toContain('/store/no-such-thing');
  await page.getByRole('link', { name: notFound.linkLabel }).click();
  await expect(page).toHaveURL('/');
});

test('a page whose files are gone since a deployment is loaded anew, once', async ({ page, frame }) => {
  await page.goto('/');
  await untilHydrated(frame.heading);
  await page.route(/assets\/page-serverInfo/, (route) => route.abort(), { times: 1 });
  await frame.goWithin('/server-info');
  await expect(frame.heading).toHaveText(pages.serverInfo.title);
  await untilHydrated(frame.heading);
});

test('a page whose files stay gone offers to load again', async ({ page, frame, problems }) => {
  await page.goto('/');
  await untilHydrated(frame.heading);
  const scripts = /assets\/page-(?:rules|serverInfo)\.\w+\.js/;
  await page.route(scripts, (route) => route.abort());
  // Loading anew helps, because a document has another script. That happens once for each deployment.
  await frame.goWithin(pages.rules.path);
  await expect(page.locator('script[src*="/main-page-rules."]')).toBeAttached();
  await untilHydrated(frame.heading);
  await frame.goWithin(pages.serverInfo.path);
  await expect(page.getByRole('button', { name: errorScreen.reload })).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: errorScreen.reload }).click();
  await expect(frame.heading).toHaveText(pages.serverInfo.title);
  expect(problems.splice(0).join()).toContain('ChunkLoadError');
});
