import { pages } from '#network/pages';
import type { ServerId } from '@/contract/network/servers';
import type { HistoryResponse } from '@/contract/status-history';
import { hasKeptFiles, startCountedSite } from '../support/counted-site';
import { untilHydrated } from '../support/elements';
import { hasKept } from '../support/kept-files';
import { hasLoaded } from '../support/layout-shifts';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/**
 * Maximum number of files that a first visit requests, seen to its end, with the service worker and without pictures, film and
 * the icons that some browsers request. Then the element of the page that appears last, if it loads files of its own.
 */
const MOST = [
  [pages.home, 10, 'video'],
  [pages.serverInfo, 11, 'canvas'],
  [pages.vote, 10],
  [pages.leaderboard, 10],
  [pages.rules, 9],
  [pages.store, 9],
  [pages.support, 12],
  [pages.versions, 9],
  [pages.login, 11],
  [pages.applyForm, 9],
] as const;

const isPicture = (path: string) => path.startsWith('/media/');
/** Players of other journeys have names in other scripts. */
const isOfOtherScript = (path: string) => path.endsWith('.woff2') && !/-latin-(?!ext)/.test(path);
const isCounted = (path: string) => !isPicture(path) && !isOfOtherScript(path);

for (const [{ path }, most, last = 'h1'] of MOST)
  test(`a visit to ${path} requests few files, and the next one nothing but the document`, async ({
    page,
    context,
    frame,
    site,
    request,
  }) => {
    // The status page draws its chart once there are figures.
    await request.get('/api/status');
    const figures = async () => {
      const answer = await request.get('/api/status/history?range=24h');
      return ((await answer.json()) as HistoryResponse<ServerId>).points;
    };
    await expect.poll(figures).not.toEqual([]);

    const counted = await startCountedSite(site.url);
    await page.goto(`${counted.url}${path}`);
    await page.locator(last).first().scrollIntoViewIfNeeded();
    await hasLoaded(page);
    await untilHydrated(frame.footer);
    await hasKept(page, path);
    await hasKeptFiles(page);
    await hasLoaded(page);
    const { files } = counted.takeRequests();
    expect(new Set(files).size, files.join('\n')).toBe(files.length);
    expect(files.filter(isCounted).length, files.join('\n')).toBeLessThanOrEqual(most);

    await page.close();
    const next = await context.newPage();
    await next.goto(`${counted.url}${path}`);
    await next.locator(last).first().scrollIntoViewIfNeeded();
    await hasLoaded(next);
    const again = counted.takeRequests().files;
    // The browser asks for a new worker whenever a document of the site opens.
    expect(again.filter((file) => file !== '/sw.js')).toEqual([path]);
    await counted.close();
  });
