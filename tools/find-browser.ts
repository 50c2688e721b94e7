import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** Chromium without the parts that need a screen. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'google-chrome', 'chromium-browser'];

/** For figures that stand for a visitor's browser. */
const AS_VISITORS_HAVE = [...WHOLE, HEADLESS_SHELL];
/** For tests, which need a third less of the processor with it. */
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

/** The path of the first of these that is installed; undefined where none is on PATH, which leaves Playwright its own. */
export function findChromium(programs: readonly string[] = AS_VISITORS_HAVE): string | undefined {
  return findProgram(programs);
}

/** Playwright's own list, which ours takes the place of. */
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

/** The address bar's own pages, two processes for each window, though nobody sees it without a screen. */
const ADDRESS_BAR = ['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How Playwright starts it: without its sandbox for a root user, as in a container, and without calls of its own. */
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

/** Options for the Firefox on PATH, which speaks WebDriver BiDi through a relay; empty where there is none, which leaves Playwright its own. */
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
