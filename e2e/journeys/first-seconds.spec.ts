import { applicationForm } from '#messages/applications/form';
import { pages } from '#network/pages';
import { rules } from '#network/rules';
import { team } from '#network/team';
import { untilHydrated } from '../support/elements';
import { mainLinks } from '../support/menu';
import { publicPaths } from '../support/routes';
import { numberStops, walkByTab } from '../support/tab-stops';
import { expect, test } from '../support/test';

const APP = /assets\/(main-|vendor\.)/;

for (const path of publicPaths)
  test(`the Tab key leads through ${path} at once, while the app takes it over as it stands`, async ({
    page,
    frame,
  }) => {
    await page.route(APP, async (route) => {
      await page.waitForFunction(() => 'isMarked' in window);
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await frame.footer.waitFor();
    // The page has its styles only then, and they hide some of its tab stops.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const names = await numberStops(page);
    expect(names.length).toBeGreaterThan(20);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('header, footer, h1, main, main h2')) {
        Object.assign(element, { isPrerendered: true });
      }
      Object.assign(window, { isMarked: true });
    });
    expect(await walkByTab(page, names)).toEqual(names);
    for (const part of [frame.header, frame.heading, frame.footer]) {
      await untilHydrated(part);
      expect(await part.evaluate((element) => 'isPrerendered' in element)).toBe(true);
    }
  });

test('what is pressed before the app is there happens once it is', async ({ page, frame }) => {
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(APP, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await frame.themeButton.click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  release();
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused();
});

test('a link leads on before the app is there', async ({ page, frame }) => {
  await page.route(APP, (route) => route.abort());
  await page.goto('/');
  const { label, path } = mainLinks.at(-1) ?? { label: '', path: '/' };
  await frame.link(label).click();
  await expect(page).toHaveURL(path);
  await expect(frame.heading).toBeVisible();
});

test('a link leads on while the code of another part is missing', async ({ page, frame, problems }) => {
  await page.route(/assets\/home-below\./, (route) => route.abort());
  await page.goto(pages.home.path);
  await untilHydrated(frame.header);
  const { label, path } = mainLinks.at(-1) ?? { label: '', path: '/' };
  const title = await frame.heading.innerText();
  await frame.link(label).click();
  await expect(frame.heading).not.toHaveText(title);
  await expect(page).toHaveURL(path);
  expect(problems.splice(0).join()).not.toContain('Hydration');
});

test('pointing at a link fetches the page that it leads to, unless data is to be saved', async ({
  page,
  frame,
  context,
}) => {
  const code = /assets\/page-rules\.\w+\.js/;
  const toRules = () => frame.footer.locator(`a[href="${pages.rules.path}"]`);
  await page.goto(pages.team.path);
  await untilHydrated(frame.footer);
  const fetched = page.waitForRequest(code);
  await toRules().hover();
  await fetched;

  const frugal = await context.newPage();
  await frugal.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requested: string[] = [];
  frugal.on('request', (request) => requested.push(request.url()));
  await frugal.goto(pages.team.path);
  const footer = frugal.getByRole('contentinfo');
  await untilHydrated(footer);
  await footer.locator(`a[href="${pages.rules.path}"]`).hover();
  await footer.locator(`a[href="${pages.rules.path}"]`).click();
  await expect(frugal.getByRole('heading', { level: 1 })).toHaveText(rules.title);
  expect(requested.filter((url) => code.test(url))).toHaveLength(1);
});

test('going back, and on again, leads to where the page was left', async ({ page, frame }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pages.rules.path);
  await untilHydrated(frame.footer);
  const left = await frame.scrollTop();
  expect(left).toBeGreaterThan(500);
  await frame.footer.locator(`a[href="${pages.team.path}"]`).click();
  await expect(frame.heading).toHaveText(team.title);
  await expect.poll(() => frame.scrollTop()).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => frame.scrollTop()).toBe(400);
  await page.goBack();
  await expect(frame.heading).toHaveText(rules.title);
  await expect.poll(() => frame.scrollTop()).toBe(left);
  await page.goForward();
  await expect(frame.heading).toHaveText(team.title);
  await expect.poll(() => frame.scrollTop()).toBe(400);
});

for (const isRead of [false, true])
  test(`the form ${isRead ? 'does not say' : 'says'} at once that the guidelines are to be read, where they ${isRead ? 'have been' : 'have not'}`, async ({
    page,
    frame,
  }) => {
    await page.route(APP, (route) => route.abort());
    await page.addInitScript(
      (guidelines) => {
        localStorage.setItem(
          'persist:application',
          JSON.stringify({ guidelines: JSON.stringify(guidelines) }),
        );
      },
      { read: isRead },
    );
    await page.goto(pages.applyForm.path);
    await expect(frame.heading).toBeVisible();
    const notice = page.getByText(applicationForm.guidelines.unread.title).and(page.locator(':visible'));
    await expect(notice).toHaveCount(isRead ? 0 : 1);
  });

test('the keyboard stays with the notice above the form when the form comes', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/assets\/application-form\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(pages.applyForm.path);
  const notice = page.getByRole('link', { name: applicationForm.guidelines.unread.label });
  await notice.focus();
  await expect(page.locator('main [aria-busy]')).toBeVisible();
  release(undefined);
  await expect(page.locator('main [aria-busy]')).toBeHidden();
  await expect(notice).toBeFocused();
});
