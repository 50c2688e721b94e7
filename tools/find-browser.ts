import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const PROGRAMS = ['chromium', 'google-chrome', 'chromium-browser'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of an installed Chromium; undefined where there is none on PATH, which leaves Playwright its own. */
export function findChromium(): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return directories
    .flatMap((directory) => PROGRAMS.map((program) => path.join(directory, program)))
    .find(isExecutable);
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
export function browserOptions(): LaunchOptions {
  const executablePath = findChromium();
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
