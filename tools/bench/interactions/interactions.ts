import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { createClosers } from '../../../local/closers';
import { serveOutsidePictures } from '../../../test/support/fakes/outside-pictures';
import { browserOptions } from '../../find-browser';
import { median, round } from '../figures';
import { type Tables } from '../results';
import { serveSite } from '../served-site';
import { type Arrival, benchAnotherPage, benchBarePage } from './another-page';
import { latestLatency, timeEvents } from './latencies';
import { benchLiveAnswers } from './live-answers';
import { floor, type Visit, visits } from './visits';

const VISITS = 5;
const SLOW_DOWN = 4;
const TARGET_MS = 100;
const TASK_TARGET_MS = 50;
const LONGEST = 'longest interaction of a visit, ms';
/** Phone with one pixel per CSS pixel. Its many pixels need a graphics chip, and would burden the processor of a machine without one. */
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** Latencies in milliseconds. */
interface LatencyOfVisit {
  path: string;
  /** Median and maximum of all visits. */
  steps: { name: string; latency: number; worst: number }[];
  /** Median of each visit's longest interaction, which is INP for a visit with few interactions. */
  longest: number;
}

/** Waits for the app. Earlier touches would be replayed by code, which the browser does not measure. */
const hasHeader = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Returns the latency of each step. */
const makeVisit = async (browser: Browser, site: string, visit: Visit): Promise<number[]> => {
  const context = await browser.newContext({ ...phone, baseURL: site });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await timeEvents(page);
    await visit.prepare?.(page);
    await page.goto(visit.path);
    await (visit.isReady ?? hasHeader)(page);
    const latencies: number[] = [];
    for (const { act } of visit.steps) {
      await latestLatency(page);
      await act(page);
      latencies.push(await latestLatency(page));
    }
    return latencies;
  } finally {
    await context.close();
  }
};

const measure = async (browser: Browser, site: string, visit: Visit): Promise<LatencyOfVisit> => {
  const all: number[][] = [];
  for (let count = 0; count < VISITS; count += 1) all.push(await makeVisit(browser, site, visit));
  const steps = visit.steps.map(({ name }, index) => {
    const latencies = all.map((latencies) => latencies[index] ?? NaN);
    return { name, latency: median(latencies), worst: Math.max(...latencies) };
  });
  return { path: visit.path, steps, longest: median(all.map((latencies) => Math.max(...latencies))) };
};

/** Measures how soon pages respond to a touch, on a slow phone. */
export const benchInteractions = async ({ pages: wanted }: { pages: string[] | null }): Promise<Tables> => {
  const closers = createClosers();
  try {
    const pictures = await serveOutsidePictures();
    closers.add(() => pictures.close());
    const site = await serveSite();
    closers.add(() => site.close());
    const options = browserOptions();
    const args = [...(options.args ?? []), ...pictures.args];
    const browser = await chromium.launch({ ...options, args });
    closers.add(() => browser.close());
    const routes: LatencyOfVisit[] = [];
    for (const visit of visits.filter(({ path }) => wanted?.includes(path) ?? true)) {
      console.log(`  ${visit.path}: ${String(VISITS)} visits`);
      routes.push(await measure(browser, site.product, visit));
    }
    console.log('  to other pages');
    const anotherPage = await benchAnotherPage(browser, site.product, hasHeader);
    console.log('  live answers');
    const liveAnswers = await benchLiveAnswers(browser, site.product, {
      phone,
      slowDown: SLOW_DOWN,
      isReady: hasHeader,
    });
    const bare = await measure(browser, site.product, floor);
    const arrivals = [
      ['a bare page', await benchBarePage(browser, site.product)] as const,
      ...anotherPage.map((arrival) => [`\`${arrival.path}\`, from the ${arrival.link}`, arrival] as const),
    ];
    return {
      pages: [
        { page: 'a bare page', [LONGEST]: bare.longest },
        ...routes.map(({ path, longest }) => ({ page: `\`${path}\``, [LONGEST]: longest })),
        { page: 'at most', [LONGEST]: TARGET_MS },
      ],
      steps: routes.flatMap(({ path, steps }) =>
        steps.map(({ name, latency, worst }) => ({
          'what the visitor does': `\`${path}\`: ${name}`,
          'median, ms': latency,
          'longest of all visits, ms': worst,
        })),
      ),
      'another page': [
        ...arrivals.map(([name, { painted, shown, worst }]: readonly [string, Arrival]) => ({
          'another page': name,
          'work is done, ms': round(painted),
          'on the screen, ms': round(shown),
          'longest, ms': round(worst),
        })),
        { 'another page': 'at most', 'on the screen, ms': TARGET_MS },
      ],
      'live answers': [
        ...liveAnswers.map(({ path, name, task, worst }) => ({
          'what arrives': `\`${path}\`: ${name}`,
          'median, ms': round(task),
          'longest, ms': round(worst),
        })),
        { 'what arrives': 'at most', 'longest, ms': TASK_TARGET_MS },
      ],
    };
  } finally {
    await closers.closeAll();
  }
};
