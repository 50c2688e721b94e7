import { defineConfig, devices } from '@playwright/test';
import './test/support/fixed-environment.mjs';
import { browserOptions, firefoxOptions } from './tools/find-browser';
import { EXAMPLE } from './tools/network/choose';

const browser = browserOptions();
/** Flags that disable parts a short-lived test browser does not need: a process for graphics, and compilers that pay off only over time. */
const LEANER = ['--in-process-gpu', '--js-flags=--no-opt,--no-maglev'];

const VIEWPORT = { width: 1440, height: 900 };

const chromium = {
  ...devices['Desktop Chrome'],
  viewport: VIEWPORT,
  launchOptions: { ...browser, args: [...(browser.args ?? []), ...LEANER] },
};

/** Network whose site is tested, as written for this project. */
const network = process.env['NETWORK'] ?? EXAMPLE;

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  // One worker waits for a page to settle while the others keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Nothing takes this long, unless the machine is busy with other things, too.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // A service worker would answer requests that a journey holds back. Its own journey allows it.
    serviceWorkers: 'block',
    // Tracing every test would keep the cores busy. `npm run test:e2e -- --trace on` traces a failing one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects:
    network === EXAMPLE
      ? [
          { name: 'chromium', testDir: 'e2e/journeys', use: chromium },
          {
            name: 'firefox',
            testDir: 'e2e/journeys',
            grep: /@firefox/,
            use: {
              ...devices['Desktop Firefox'],
              ...firefoxOptions(),
              viewport: VIEWPORT,
              deviceScaleFactor: 1,
              // A screenshot adds a style to the page, which its policy refuses, and the test would report that.
              screenshot: 'off',
            },
          },
        ]
      : // `npm run test:networks` runs it in a copy of this project.
        [{ name: network, testDir: 'e2e/networks', use: chromium }],
});
