import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { createClosers } from '../../local/closers';
import { browserOptions } from '../find-browser';
import { median } from './median';
import { serveSite } from './served-site';
import { buildFloor } from './typing/build-floor';

const ROUNDS = 5;
/** Words with a pause after each line, as people write: what a page does in pauses counts, too. */
const LINES = 4;
const LINE = 'I have been playing on this network for two years now, and ';
const PAUSE_MS = 1_500;
/** The same code is slower before it is compiled. */
const WARM_UP = LINE.repeat(4);
/** How many times a bare controlled input's scripting a key may cost. */
const MOST = 3;

export interface Typing {
  rounds: number;
  /** How many times the floor's scripting a key may cost. */
  most: number;
  /** Median milliseconds of scripting for a key; a bare controlled input comes first. */
  fields: { name: string; cost: number }[];
}

/** Milliseconds of scripting for each key that is typed. */
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
  // The form comes once somebody begins to use the page.
  await page.keyboard.press('Shift');
  await page.locator('main [aria-busy]').waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Position' }).selectOption('Staff');
  return { page, field: page.getByLabel(label, { exact: true }) };
};

const measure = async (browser: Browser, url: string, script: string): Promise<Typing> => {
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
  const costs = fields.map(({ name, costs }) => ({ name, cost: median(costs) }));
  return { rounds: ROUNDS, most: MOST, fields: costs };
};

/**
 * Types into a short and a long field of the application form with its 30 questions, in turns with a bare controlled
 * input.
 */
export const benchTyping = async (): Promise<Typing> => {
  const closers = createClosers();
  try {
    const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
    closers.add(() => rm(directory, { recursive: true, force: true }));
    const script = await buildFloor(directory);
    const site = await serveSite();
    closers.add(() => site.close());
    const browser = await chromium.launch(browserOptions());
    closers.add(() => browser.close());
    return await measure(browser, site.product, script);
  } finally {
    await closers.closeAll();
  }
};
