import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { pages } from '#network/pages';
import { isPageAt } from '@/lib/pages';
import { startPlatform } from '../../local/platform';
import { browserOptions } from '../find-browser';
import { contactSheet, type Shot, THEMES, WIDTHS } from './contact-sheet';
import { contentShots } from './content-shots';

const OUT = '.local/screenshots';

const publicPaths = () =>
  globSync('**/index.html', { cwd: 'dist' })
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
    .sort();

const writeWebp = (name: string, png: Buffer) =>
  sharp(png).webp({ quality: 85 }).toFile(`docs/pictures/${name}.webp`);

const open = async (browser: Browser, url: string, { device, theme }: Pick<Shot, 'device' | 'theme'>) => {
  const page = await browser.newPage({
    viewport: { width: WIDTHS[device], height: device === 'phone' ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await page.addInitScript((choice) => {
    localStorage.setItem(
      'persist:theme',
      JSON.stringify({ choice: JSON.stringify(choice), _persist: '{"version":1,"rehydrated":true}' }),
    );
  }, theme);
  await page.goto(url, { waitUntil: 'networkidle' });
  // Pictures below the first screen load only on scrolling.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page;
};

/**
 * `npm run screenshots` takes every page in both themes, on phone and desktop, as PNG files and one contact sheet under
 * .local/screenshots, and the pictures of the README and the guides.
 */
const localDirectory = await mkdtemp(path.join(tmpdir(), 'screenshots-'));
const platform = await startPlatform({ root: process.cwd(), port: 0, localDirectory, env: process.env });
const browser = await chromium.launch(browserOptions());
await mkdir(OUT, { recursive: true });
try {
  const shots: Shot[] = [];
  for (const address of publicPaths())
    for (const device of ['phone', 'desktop'] as const)
      for (const theme of THEMES) {
        const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
        const file = `${name}-${device}-${theme}.png`;
        const page = await open(browser, `${platform.url}${address}`, { device, theme });
        await page.screenshot({ path: path.join(OUT, file), fullPage: true });
        await page.close();
        shots.push({ file, path: address, device, theme });
        console.log(file);
      }
  await writeFile(path.join(OUT, 'index.html'), contactSheet(shots));

  for (const [name, address] of (
    [
      ['home', pages.home.path],
      ['server-status', pages.serverInfo.path],
    ] as const
  ).filter(([, address]) => isPageAt(address))) {
    const page = await open(browser, `${platform.url}${address}`, { device: 'desktop', theme: 'dark' });
    const png = await page.screenshot();
    await page.close();
    await writeWebp(name, png);
  }
  for (const [name, png] of Object.entries(await contentShots(browser, platform))) await writeWebp(name, png);
  console.log(`Contact sheet: ${path.resolve(OUT, 'index.html')}`);
} finally {
  await browser.close();
  await platform.close();
  await rm(localDirectory, { recursive: true, force: true });
}
process.exit(0);
