import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { createClosers } from '../../../local/closers';
import { serveOutsidePictures } from '../../../test/support/fakes/outside-pictures';
import { browserOptions } from '../../find-browser';
import { median } from '../median';
import { serveSite } from '../served-site';
import { type AnotherPage, type Arrival, benchAnotherPage, benchBarePage } from './another-page';
import { latestLatency, THRESHOLD_MS, timeEvents } from './latencies';
import { benchLiveAnswers, type LiveAnswer } from './live-answers';
import { floor, type Visit, visits } from './visits';

const VISITS = 5;
const SLOW_DOWN = 4;
const TARGET_MS = 100;
const TASK_TARGET_MS = 50;
const DEVICE = 'Pixel 7';
/** A phone's graphics chip draws its many pixels, for which a machine without one would need its processor. */
const phone = { ...devices[DEVICE], deviceScaleFactor: 1 };

/** Milliseconds. */
interface LatencyOfVisit {
  path: string;
  /** The median of all visits, and the longest. */
  steps: { name: string; latency: number; worst: number }[];
  /** The median of the longest interaction of each visit: INP, as a visit with few interactions has it. */
  longest: number;
}

export interface Interactions {
  /** Of each page. */
  visits: number;
  /** So many times slower than this machine. */
  slowDown: number;
  device: string;
  /** Milliseconds that the longest interaction of a visit should take at most. */
  target: number;
  /** What is shorter than this many milliseconds counts as 0. */
  threshold: number;
  /** A bare page with one button. */
  floor: LatencyOfVisit;
  routes: LatencyOfVisit[];
  anotherPage: AnotherPage[];
  /** What a bare page takes to show another word. */
  barePage: Arrival;
  liveAnswers: LiveAnswer[];
  /** Milliseconds that an answer should hold the main thread at most. */
  taskTarget: number;
}

/** Waits for the app. Who touches earlier has it done later, by code, which the browser does not count. */
const hasHeader = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__react')),
  );

/** The latency of each step. */
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

/** How soon pages show that they have been touched, on a slow phone. */
export const benchInteractions = async ({
  pages: wanted,
}: {
  pages: string[] | null;
}): Promise<Interactions> => {
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
    return {
      visits: VISITS,
      slowDown: SLOW_DOWN,
      device: DEVICE,
      target: TARGET_MS,
      threshold: THRESHOLD_MS,
      floor: await measure(browser, site.product, floor),
      routes,
      anotherPage,
      barePage: await benchBarePage(browser, site.product),
      liveAnswers,
      taskTarget: TASK_TARGET_MS,
    };
  } finally {
    await closers.closeAll();
  }
};
