import type { Browser, BrowserContextOptions, Page, Route } from '@playwright/test';
import { modes } from '#network/modes';
import { pages } from '#network/pages';
import { isPageAt } from '@/lib/pages';
import { perServer } from '@/lib/servers';
import { leaderboardResponse } from '../../../test/support/fixtures/leaderboard-responses';
import { onlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import { median } from '../figures';
import { answeredPlayerOf } from '../players';
import { longestTask, TASK_CATEGORIES, type TraceEvent } from './tasks';

const VISITS = 5;
/** Time to let an answer's effects finish, animated figures included. */
const REST_MS = 2_000;
/** Number of players that servers and boards list: more than a page shows. */
const NAMES = 100;
const ANSWERED = 'answered';

/** Longest task while an answer is drawn, in milliseconds. */
interface LiveAnswer {
  path: string;
  /** Name of the answer. */
  name: string;
  task: number;
  worst: number;
}

interface LiveData {
  path: string;
  /** Call that returns it. */
  call: string;
  /** Answers in turn; every figure differs from the one before. */
  answers: readonly { name: string; json: unknown }[];
}

const status = (players: number) => statusResponse(perServer(() => onlineServer(players)));
const [{ id: mode }] = modes;
const board = (turn: number) =>
  leaderboardResponse(
    Array.from({ length: NAMES }, (_, n) => answeredPlayerOf(mode, n, turn)),
    { mode },
  );

const all: readonly LiveData[] = [
  {
    path: pages.serverInfo.path,
    call: '**/api/status',
    answers: [
      { name: 'the first status', json: status(NAMES) },
      { name: 'a later status', json: status(NAMES - 7) },
    ],
  },
  {
    path: pages.leaderboard.path,
    call: '**/api/leaderboard?*',
    answers: [
      { name: 'the first board', json: board(0) },
      { name: 'a later board, in another order', json: board(1) },
    ],
  },
];

/** Data of pages that the network has. */
const live = all.filter(({ path }) => isPageAt(path));

/** Returns the longest task of each answer. */
const receive = async (
  browser: Browser,
  page: Page,
  { path, call, answers }: LiveData,
  isReady: (page: Page) => Promise<unknown>,
): Promise<number[]> => {
  const waiting: Route[] = [];
  await page.route(call, (route) => void waiting.push(route));
  const arrive = async () => {
    await page.goto(path);
    await isReady(page);
    // Hydrates the parts that are out of sight, too.
    await page.keyboard.press('Shift');
  };
  const comeBackToTab = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const tasks: number[] = [];
  for (const [index, { json }] of answers.entries()) {
    await Promise.all([page.waitForRequest(call), index === 0 ? arrive() : comeBackToTab()]);
    await page.waitForTimeout(REST_MS);
    await browser.startTracing(page, { categories: TASK_CATEGORIES });
    await page.evaluate((mark) => void performance.mark(mark), ANSWERED);
    for (const route of waiting.splice(0)) await route.fulfill({ json });
    await page.waitForTimeout(REST_MS);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    tasks.push(longestTask(traceEvents, ANSWERED));
  }
  return tasks;
};

/**
 * Measures how long arriving data holds the main thread, on a processor slowed down by a factor.
 * @param phone browser settings of the visitor
 */
export const benchLiveAnswers = async (
  browser: Browser,
  site: string,
  {
    phone,
    slowDown,
    isReady,
  }: {
    phone: BrowserContextOptions;
    slowDown: number;
    isReady: (page: Page) => Promise<unknown>;
  },
): Promise<LiveAnswer[]> => {
  const results: LiveAnswer[] = [];
  for (const data of live) {
    const all: number[][] = [];
    for (let count = 0; count < VISITS; count += 1) {
      const context = await browser.newContext({ ...phone, baseURL: site });
      try {
        const page = await context.newPage();
        const client = await context.newCDPSession(page);
        await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
        all.push(await receive(browser, page, data, isReady));
      } finally {
        await context.close();
      }
    }
    data.answers.forEach(({ name }, index) => {
      const tasks = all.map((visit) => visit[index] ?? NaN);
      results.push({ path: data.path, name, task: median(tasks), worst: Math.max(...tasks) });
    });
  }
  return results;
};
