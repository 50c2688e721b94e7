import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** Chromium without the parts that need a screen. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'google-chrome', 'chromium-browser'];

/** Browsers for measurements, in the order of similarity to a visitor's. */
const AS_VISITORS_HAVE = [...WHOLE, HEADLESS_SHELL];
/** Browsers for tests: the headless shell saves a third of the processor time. */
export const LEANEST = [HEADLESS_SHELL, ...WHOLE];

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

/** Returns the path of the first of these on PATH; undefined if none is installed, so Playwright uses its own. */
export function findChromium(programs: readonly string[] = AS_VISITORS_HAVE): string | undefined {
  return findProgram(programs);
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
export function browserOptions(programs?: readonly string[]): LaunchOptions {
  const executablePath = findChromium(programs);
  return {
    ...(executablePath !== undefined && { executablePath }),
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
