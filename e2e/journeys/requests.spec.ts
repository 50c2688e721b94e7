import { pages } from '#network/pages';
import { hasKeptFiles, startCountedSite } from '../support/counted-site';
import { untilHydrated } from '../support/elements';
import { hasKept } from '../support/kept-files';
import { hasLoaded } from '../support/layout-shifts';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/**
 * Maximum number of files that a first visit requests, seen to its end, with the icon and the service worker and without pictures
 * and film.
 */
const MOST = [
  [pages.home, 11],
  [pages.serverInfo, 11],
  [pages.vote, 12],
  [pages.leaderboard, 11],
  [pages.rules, 10],
  [pages.store, 10],
  [pages.applyForm, 10],
] as const;

const isPicture = (path: string) => path.startsWith('/media/');

for (const [{ path }, most] of MOST)
  test(`a visit to ${path} requests few files, and the next one nothing but the document`, async ({
    page,
    context,
    frame,
    site,
  }) => {
    const counted = await startCountedSite(site.url);
    await page.goto(`${counted.url}${path}`);
    await untilHydrated(frame.footer);
    await hasKept(page, path);
    await hasKeptFiles(page);
    await hasLoaded(page);
    const { files } = counted.takeRequests();
    expect(new Set(files).size, files.join('\n')).toBe(files.length);
    expect(files.filter((file) => !isPicture(file)).length, files.join('\n')).toBeLessThanOrEqual(most);

    await page.close();
    const next = await context.newPage();
    await next.goto(`${counted.url}${path}`);
    await hasLoaded(next);
    const again = counted.takeRequests().files;
    // The browser asks for a new worker whenever a document of the site opens.
    expect(again.filter((file) => file !== '/sw.js')).toEqual([path]);
    await counted.close();
  });
