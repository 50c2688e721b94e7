import { defineConfig, devices } from '@playwright/test';
import { browserOptions, LEANEST } from './tools/find-browser';

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // One waits for a page to come to rest while the others keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // It would answer in the place of what a journey holds back. The journey that is about it allows it.
    serviceWorkers: 'block',
    // A film of every test would keep the cores busier than the tests do.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(LEANEST),
  },
});
