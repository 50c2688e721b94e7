import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { systemFontFiles } from '../../test/support/fixtures/font-files';
import type { SystemFontName } from '../../tools/network/fonts/fallbacks';
import { test as base } from './test';

/** Copies a font's files into a new folder. Returns the path of a fontconfig configuration that lists no other font. */
const installFont = async (directory: string, font: SystemFontName): Promise<string> => {
  const fonts = path.join(directory, 'fonts');
  await mkdir(fonts, { recursive: true });
  const { regular, bold } = systemFontFiles[font];
  // TrueType, because Chromium ignores installed WOFF files.
  for (const file of [regular, bold]) await copyFile(file, path.join(fonts, path.basename(file)));
  const configuration = path.join(directory, 'fonts.conf');
  const cache = path.join(directory, 'cache');
  await writeFile(
    configuration,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`,
  );
  return configuration;
};

interface TestOptions {
  /** The only font installed for the browser. */
  systemFont: SystemFontName;
}

interface WorkerFixtures {
  /** Returns the worker's browser with that font, and starts it on the first call. */
  browserWith: (font: SystemFontName) => Promise<Browser>;
}

/** A journey whose browser sees one installed font, regardless of the machine's fonts. */
export const test = base.extend<TestOptions, WorkerFixtures>({
  systemFont: ['Arial', { option: true }],
  browserWith: [
    async ({ playwright, launchOptions }, use) => {
      const directory = await mkdtemp(path.join(tmpdir(), 'fonts-'));
      const browsers = new Map<SystemFontName, Browser>();
      await use(async (font) => {
        const started = browsers.get(font);
        if (started) return started;
        const FONTCONFIG_FILE = await installFont(path.join(directory, font), font);
        const env = { ...process.env, FONTCONFIG_FILE };
        const browser = await playwright.chromium.launch({ ...launchOptions, env });
        browsers.set(font, browser);
        return browser;
      });
      for (const browser of browsers.values()) await browser.close();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  context: async ({ browserWith, systemFont }, use) => {
    const browser = await browserWith(systemFont);
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});

/** Returns the families of installed fonts that render an element's text. */
export const drawnWith = async (page: Page, selector: string): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
};

/** Returns the families with a loaded face in the style sheet, in alphabetical order. */
export const loadedFamilies = async (page: Page): Promise<string[]> => {
  const families = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  return [...new Set(families.map((family) => family.replaceAll(/["']/g, '')))].toSorted();
};
