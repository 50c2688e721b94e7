import { defineConfig, devices } from '@playwright/test';
import './test/support/fixed-environment.mjs';
import { browserOptions, firefoxOptions, LEANEST } from './tools/find-browser';

const browser = browserOptions(LEANEST);
/** What a test's browser can do without, which lives for seconds: a process for graphics, and code that gets faster with time. */
const LEANER = ['--in-process-gpu', '--js-flags=--no-opt,--no-maglev'];

const VIEWPORT = { width: 1440, height: 900 };

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // One waits for a page to come to rest while the others keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Nothing waits for so long, unless the machine is busy with other things, too.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // It would answer in the place of what a journey holds back. The journey that is about it allows it.
    serviceWorkers: 'block',
    // One of every test would keep the cores busy: `npm run test:e2e -- --trace on` has one of a test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport: VIEWPORT,
        launchOptions: { ...browser, args: [...(browser.args ?? []), ...LEANER] },
      },
    },
    {
      name: 'firefox',
      grep: /@firefox/,
      use: {
        ...devices['Desktop Firefox'],
        ...firefoxOptions(),
        viewport: VIEWPORT,
        deviceScaleFactor: 1,
        // A picture brings a style into the page, which its policy refuses, and the test would tell of that.
        screenshot: 'off',
      },
    },
  ],
});
