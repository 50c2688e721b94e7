import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { createClosers } from '../../local/closers';
import { browserOptions } from '../find-browser';
import { median, round } from './figures';
import { type Tables } from './results';
import { serveSite } from './served-site';

const ROUNDS = 5;
/** Lines with a pause after each, like real typing: the page's work during pauses is measured, too. */
const LINES = 4;
const LINE = 'I have been playing on this network for two years now, and ';
const PAUSE_MS = 1_500;
/** Text to type first: code is slower before it is compiled. */
const WARM_UP = LINE.repeat(4);
/** Maximum scripting per key, as a multiple of a bare controlled input's. */
const MOST = 3;

/** Returns the scripting per typed key, in milliseconds. */
const scriptingOf = async (page: Page, field: Locator): Promise<number> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const scripting = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1_000;
  };
  await field.fill('');
  await field.focus();
  const before = await scripting();
  for (let line = 0; line < LINES; line += 1) {
    await page.keyboard.type(LINE);
    await page.waitForTimeout(PAUSE_MS);
  }
  const spent = (await scripting()) - before;
  await client.detach();
  return spent / (LINES * LINE.length);
};

const openFloor = async (browser: Browser, url: string, script: string) => {
  const page = await browser.newPage();
  const address = `${url}/floor`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(address);
  await page.addScriptTag({ content: script });
  return { page, field: page.getByLabel('Floor') };
};

const openForm = async (browser: Browser, url: string, label: string) => {
  const page = await browser.newPage();
  await page.goto(`${url}/apply/form`);
  // The form loads on the first interaction.
  await page.keyboard.press('Shift');
  await page.locator('main [aria-busy]').waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Position' }).selectOption('Staff');
  return { page, field: page.getByLabel(label, { exact: true }) };
};

const measure = async (browser: Browser, url: string, script: string): Promise<Tables> => {
  const opened = [
    { name: 'a bare controlled input', ...(await openFloor(browser, url, script)) },
    { name: 'a short answer', ...(await openForm(browser, url, 'In-game name')) },
    { name: 'a long answer', ...(await openForm(browser, url, 'Motivation')) },
  ];
  const fields = opened.map((field) => ({ ...field, costs: [] as number[] }));
  for (const { page, field } of fields) {
    await page.bringToFront();
    await field.pressSequentially(WARM_UP);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    console.log(`  round ${String(round + 1)} of ${String(ROUNDS)}`);
    for (const { page, field, costs } of fields) {
      await page.bringToFront();
      costs.push(await scriptingOf(page, field));
    }
  }
  const floor = median(fields[0]?.costs ?? []);
  const rows = fields.map(({ name, costs }) => ({
    field: name,
    'a key, ms': round(median(costs), 3),
    ratio: round(median(costs) / floor, 2),
  }));
  return { 'a key': [...rows, { field: 'at most', ratio: MOST }] };
};

/** Builds the floor's page as one script for production. */
const buildFloor = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ['tools/bench/floor.ts'],
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};

/** Types into a short and a long field of the application form with its 30 questions, alternating with a bare controlled input. */
export const benchTyping = async (): Promise<Tables> => {
  const closers = createClosers();
  try {
    const script = await buildFloor();
    const site = await serveSite();
    closers.add(() => site.close());
    const browser = await chromium.launch(browserOptions());
    closers.add(() => browser.close());
    return await measure(browser, site.product, script);
  } finally {
    await closers.closeAll();
  }
};
