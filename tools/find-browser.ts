import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions, PlaywrightWorkerOptions } from '@playwright/test';

/**
 * Names of the whole Chromium, as visitors have it. Its headless shell would take a fifth less time, but reports a pointer when a
 * page opens, and cannot be told to block cookies.
 */
const CHROMIUM = ['chromium', 'google-chrome', 'chromium-browser'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findProgram(programs: readonly string[]): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return programs
    .flatMap((program) => directories.map((directory) => path.join(directory, program)))
    .find(isExecutable);
}

/** Playwright's own list, which ours replaces. */
const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the address bar: two processes per window, invisible without a screen. */
const ADDRESS_BAR = ['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Returns launch options: no sandbox for a root user, as in a container, and no background requests. */
export function browserOptions(): LaunchOptions {
  const executablePath = findProgram(CHROMIUM);
  return {
    // Without a channel, Playwright would start its own headless shell.
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${[...PLAYWRIGHT_DISABLES, ...ADDRESS_BAR].join(',')}`,
    ],
  };
}

/** Returns options for the Firefox on PATH, which speaks WebDriver BiDi through a relay; empty if missing, so Playwright uses its own. */
export function firefoxOptions(): Partial<Pick<PlaywrightWorkerOptions, 'channel' | 'launchOptions'>> {
  const program = findProgram(['firefox-esr', 'firefox']);
  if (program === undefined) return {};
  return {
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.resolve('e2e/support/firefox.mjs'),
      env: { ...process.env, FIREFOX: program },
    },
  };
}
