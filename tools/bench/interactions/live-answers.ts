import type { Browser, BrowserContextOptions, Page, Route } from '@playwright/test';
import { pages } from '#network/pages';
import { perServer } from '@/lib/servers';
import { leaderboardResponse, rankedPlayers } from '../../../test/support/fixtures/leaderboard-responses';
import { onlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import { median } from '../median';
import { longestTask, TASK_CATEGORIES, type TraceEvent } from './tasks';

const VISITS = 5;
/** Until what follows from an answer is drawn, figures that count up among it. */
const REST_MS = 2_000;
/** Names that servers tell and players on a board: more than a page shows of either. */
const NAMES = 100;
const ANSWERED = 'answered';

/** The longest task that drew an answer, in milliseconds. */
export interface LiveAnswer {
  path: string;
  /** What arrives. */
  name: string;
  task: number;
  worst: number;
}

interface LiveData {
  path: string;
  /** The call that brings it. */
  call: string;
  /** Each has all figures changed. */
  answers: readonly { name: string; json: unknown }[];
}

const status = (players: number) => statusResponse(perServer(() => onlineServer(players)));
const players = rankedPlayers(NAMES);
const reversed = players.map((player, index) => ({ ...player, kills: (index + 1) * 900 }));

const live: readonly LiveData[] = [
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
      { name: 'the first board', json: leaderboardResponse(players) },
      { name: 'a later board, in reverse', json: leaderboardResponse(reversed) },
    ],
  },
];

/** The longest task of each answer. */
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
    // What is out of sight is at work, too.
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
 * How long what arrives holds the main thread, so many times slower than this machine's processor.
 * @param phone what the visitor's browser is like
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
