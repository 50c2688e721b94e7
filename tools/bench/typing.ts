import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { startPlatform } from '../../local/platform';
import { browserOptions } from '../find-browser';
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Types into a short and a long field of the application form with its 30 questions, in turns with a bare controlled
 * input, and prints the scripting that a key costs in each.
 */
export const benchTyping = async (): Promise<void> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const script = await buildFloor(directory);
  const platform = await startPlatform({
    root: process.cwd(),
    port: 0,
    localDirectory: directory,
    env: process.env,
  });
  const browser = await chromium.launch(browserOptions());
  const fields = [
    {
      name: 'a bare controlled input',
      ...(await openFloor(browser, platform.url, script)),
      costs: [] as number[],
    },
    {
      name: 'a short answer',
      ...(await openForm(browser, platform.url, 'In-game name')),
      costs: [] as number[],
    },
    {
      name: 'a long answer',
      ...(await openForm(browser, platform.url, 'Motivation')),
      costs: [] as number[],
    },
  ];
  for (const { page, field } of fields) {
    await page.bringToFront();
    await field.pressSequentially(WARM_UP);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { page, field, costs } of fields) {
      await page.bringToFront();
      costs.push(await scriptingOf(page, field));
    }
  }
  await browser.close();
  await platform.close();
  await rm(directory, { recursive: true, force: true });

  const floor = median(fields[0]?.costs ?? []);
  console.log(`Typing into the application form, ${String(ROUNDS)} rounds in turns`);
  for (const { name, costs } of fields) {
    const cost = median(costs);
    console.log(`  ${name.padEnd(23)} ${cost.toFixed(3)} ms a key, ratio ${(cost / floor).toFixed(2)}`);
  }
  console.log(`  allowed                 ${String(MOST)}`);
};
