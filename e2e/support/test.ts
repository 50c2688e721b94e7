import { test as base } from '@playwright/test';
import { pictureHosts, serveOutsidePictures } from '../../test/support/fakes/outside-pictures';
import { ConnectDialog } from '../pages/connect-dialog';
import { Frame } from '../pages/frame';
import { ServerStatusPage } from '../pages/server-status-page';
import { watchForProblems } from './problems';
import { recordStores } from './recorded-stores';
import { startSite, type Site } from './site';
import { recordToasts } from './toasts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Fails the test on a console error, an uncaught exception, a hydration warning or a policy violation. */
  problems: string[];
  /** Replays the actions of each document after the journey, and fails the test if the reducers return another state. */
  replayed: undefined;
  /** Records the texts of toasts, for `expectToast`. */
  toasts: undefined;
  frame: Frame;
  statusPage: ServerStatusPage;
  connectDialog: ConnectDialog;
}

interface WorkerFixtures {
  site: Site;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions, browserName }, use) => {
      if (browserName === 'firefox') {
        // No server answers for these hosts, so pages show the fallback of a picture.
        const firefoxUserPrefs = { 'network.dns.localDomains': [...pictureHosts].join(',') };
        return use({ ...launchOptions, firefoxUserPrefs });
      }
      const pictures = await serveOutsidePictures();
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...pictures.args] });
      await pictures.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  problems: [
    async ({ context }, use) => {
      const problems = watchForProblems(context);
      await use(problems);
      base.expect(problems, 'console errors, exceptions and policy violations').toEqual([]);
    },
    { auto: true },
  ],
  replayed: [
    async ({ context }, use) => {
      const differences = await recordStores(context);
      await use(undefined);
      base.expect(differences(), 'states that do not follow from the actions').toEqual([]);
    },
    { auto: true },
  ],
  toasts: [
    async ({ context }, use) => {
      await recordToasts(context);
      await use(undefined);
    },
    { auto: true },
  ],
  frame: async ({ page }, use) => {
    await use(new Frame(page));
  },
  statusPage: async ({ page }, use) => {
    await use(new ServerStatusPage(page));
  },
  connectDialog: async ({ page }, use) => {
    await use(new ConnectDialog(page));
  },
});
