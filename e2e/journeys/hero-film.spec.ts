import type { Page } from '@playwright/test';
import { homeTexts } from '#messages/home';
import { hero } from '#network/home';
import { sections } from '../../test/support/fixtures/network-parts';
import { hasLoaded } from '../support/layout-shifts';
import { expect, test } from '../support/test';

const FILM = /\/media\/hero\.(webm|mp4)$/;

/** Records the paths of the film that the page requests from now on. */
const watchFilm = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (FILM.test(pathname)) asked.push(pathname);
  });
  return asked;
};

/** Resolves once the browser is idle. */
const hasMoment = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Resolves once the page has loaded, was idle, and has finished the requests that it made then. */
const isIdle = async (page: Page) => {
  await page.waitForLoadState('load');
  await hasMoment(page);
  await hasLoaded(page);
};

test('the film comes after the page has loaded, plays while it is seen, and stops when it is not', async ({
  page,
  connectDialog,
}) => {
  const asked = watchFilm(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/hero-poster*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // The app runs; only the load event is still pending.
  await connectDialog.opener.click();
  await expect(connectDialog.root).toBeVisible();
  await connectDialog.closeButton.click();
  await hasMoment(page);
  expect(asked).toEqual([]);
  release();

  const film = page.locator('video');
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect(page.getByRole('button', { name: homeTexts.videoPause })).toBeVisible();
  expect(asked).not.toEqual([]);
  expect(await isPaused()).toBe(false);

  const away = page.getByRole('heading', { name: sections.events.title });
  await away.scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(true);
  await page.getByText(hero.title).scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);

  await page.getByRole('button', { name: homeTexts.videoPause }).click();
  await expect.poll(isPaused).toBe(true);
  await away.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: homeTexts.videoPlay }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: homeTexts.videoPlay })).toBeInViewport();
  expect(await isPaused()).toBe(true);
});

test('whoever opens the page further down gets the film on coming up to it', async ({ page }) => {
  const asked = watchFilm(page);
  await page.goto('/#community');
  await isIdle(page);
  await expect(page.getByRole('heading', { name: sections.community.title })).toBeInViewport();
  expect(asked).toEqual([]);
  await page.getByText(hero.title).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).not.toEqual([]);
});

test('a film that was seen is not fetched again', async ({ context, page }) => {
  /** Bytes that the film's request has cost; 0 if it came from the browser's cache. */
  const costs = (tab: Page) =>
    tab.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/media/hero.'))
        .map(({ transferSize }) => transferSize),
    );
  await page.goto('/');
  await expect.poll(() => costs(page)).toEqual([expect.any(Number)]);
  expect((await costs(page))[0]).toBeGreaterThan(0);
  const later = await context.newPage();
  await later.goto('/');
  await expect.poll(() => costs(later)).toEqual([0]);
});

const wishes: Record<string, (page: Page) => Promise<unknown>> = {
  'less motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'fewer bytes, by a data saver': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
  'fewer bytes, by a slow connection': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', downlink: 0.4 } });
    }),
  // Chromium hides the media feature behind a flag.
  'fewer bytes, by the media feature': (page) =>
    page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (media) =>
        matchMedia.call(window, media === '(prefers-reduced-data: reduce)' ? 'all' : media);
    }),
  'a page on a phone': (page) => page.setViewportSize({ width: 390, height: 844 }),
};
for (const [wish, express] of Object.entries(wishes))
  test(`whoever wants ${wish} gets no film`, async ({ page }) => {
    const asked = watchFilm(page);
    await express(page);
    await page.goto('/');
    await isIdle(page);
    await expect(page.getByText(hero.title)).toBeInViewport();
    expect(asked).toEqual([]);
  });
