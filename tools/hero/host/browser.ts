import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Order } from './order';
import { openStudio } from './server';

const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

/** Lets Chromium draw the order's pictures; `take` gets each in turn, named by the number of its moment. */
export const draw = async (
  order: Order,
  take: (name: string, data: Buffer) => Promise<void>,
): Promise<void> => {
  const studio = await openStudio(take);
  const executablePath = onPath('chromium');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const page = await browser.newPage();
    const done = new Promise<void>((resolve, reject) => {
      page.on('console', (message) => {
        if (message.text() === 'drawn') resolve();
        else if (message.type() === 'error') reject(new Error(message.text()));
        else process.stdout.write(`${message.text()}\n`);
      });
      page.on('pageerror', reject);
      page.on('crash', () => reject(new Error('The drawing page crashed.')));
    });
    await page.goto(`${studio.url}?order=${encodeURIComponent(JSON.stringify(order))}`, {
      waitUntil: 'commit',
    });
    await done;
  } finally {
    await browser.close();
    studio.close();
  }
};
