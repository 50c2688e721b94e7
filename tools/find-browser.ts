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
    ],
  };
}
