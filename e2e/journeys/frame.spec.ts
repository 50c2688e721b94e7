import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

test('the header leads through the site, marks the current link and scrolls to the top', async ({
  page,
  frame,
}) => {
  await page.goto('/');
  await expect(frame.link('Home')).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await frame.link('Server').click();
  await expect(page).toHaveURL('/server-info');
  await expect(page).toHaveTitle(/^Server Status · /);
  await expect(frame.heading).toHaveText('Server Status');
  await expect(frame.link('Server')).toHaveAttribute('aria-current', 'page');
  await expect(frame.link('Home')).not.toHaveAttribute('aria-current', 'page');
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
    await frame.footer.getByRole('link', { name: 'Rules', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', behavior);
    await expect.poll(() => frame.scrollTop()).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

test('the header has all links in order, and Apply Now', async ({ page, frame }) => {
  await page.goto('/');
  await expect(frame.header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Home',
    'Server',
    'Store',
    'Vote',
  ]);
  await frame.moreButton.click();
  await expect(frame.header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Home',
    'Server',
    'Store',
    'Vote',
    'Leaderboard',
    /^Forums/,
    'Rules',
    'Community',
    'Our Team',
    'Support',
  ]);
  await expect(frame.link('Apply Now')).toHaveAttribute('href', '/apply');
});

test('the footer has four columns, social links and the current year', async ({ page, frame }) => {
  await page.goto('/');
  for (const [column, links] of [
    ['Quick Links', ['Server Info', 'Required Mods', 'Required Version', 'Leaderboard']],
    ['Community', ['Rules', 'Community', 'Our Team', 'Support']],
    ['Legal', ['Terms of Service', 'Privacy Policy', 'Copyright Policy', 'Parental Consent']],
  ] as const)
    await expect(frame.footer.getByRole('navigation', { name: column }).getByRole('link')).toHaveText([
      ...links,
    ]);
  await expect(frame.footer).toContainText(`© ${String(new Date().getFullYear())}`);
  for (const name of [/Discord/, /Instagram/, /YouTube/]) {
    const link = frame.footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('More closes on a click outside and on Escape, which gives the focus back', async ({ page, frame }) => {
  await page.goto('/');
  await frame.moreButton.click();
  await expect(frame.link('Rules')).toBeVisible();
  await frame.heading.click();
  await expect(frame.link('Rules')).toBeHidden();
  await frame.moreButton.click();
  await page.keyboard.press('Escape');
  await expect(frame.link('Rules')).toBeHidden();
  await expect(frame.moreButton).toBeFocused();
});

test('on a phone one menu holds all links and closes when one is chosen', async ({ page, frame }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(frame.menu).toBeHidden();
  await frame.menuButton.click();
  await expect(frame.menu.getByRole('link')).toHaveCount(11);
  await expect(frame.menu.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  await frame.menu.getByRole('link', { name: 'Server' }).click();
  await expect(page).toHaveURL('/server-info');
  await expect(frame.menu).toBeHidden();
});

test('the keyboard reaches the content first, and the dialog and menus from there', async ({
  page,
  frame,
  connectDialog,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
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
  expect(await frame.theme()).toBe('light');
  await expect(frame.themeButton).toBeFocused();
});

test('a chosen theme is there from the first paint of the next visit', async ({ page, frame }) => {
  await page.goto('/');
  expect(await frame.theme()).toBe('dark');
  await frame.chooseTheme('Light');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:theme'))).toContain('light');

  // Without the app's script only what runs before the first paint is left.
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
  await expect(frame.heading).toHaveText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => lines.join()).toContain('/store/no-such-thing');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page whose files are gone offers to load again', async ({ page, problems }) => {
  await page.goto('/');
  await page.route(/assets\/page-serverInfo/, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Server' }).click();
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  await page.unroute(/assets\/page-serverInfo/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server Status');
  expect(problems.splice(0).join()).toContain('ChunkLoadError');
});
