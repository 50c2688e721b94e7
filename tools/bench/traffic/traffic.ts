import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { API_BASE } from '@/contract/paths';
import { createClosers } from '../../../local/closers';
import { browserOptions } from '../../find-browser';
import type { Tables } from '../results';
import { nginxVersion } from './shared-cache';
import { type Stack, startStack } from './stack';
import { trafficTables } from './tables';
import { openTabs, type Poll, polls, startCrowd, type Visitors } from './visitors';

const VISITORS = 1_000;
/** Longest poll interval, so that each visitor makes every poll at least once. */
const SECONDS = Math.max(...polls.map(({ everyMs }) => everyMs)) / 1_000;
/** Time before counting starts: the first visitors find the cache empty. */
const WARM_UP_S = 45;

const CROWDS = ['nobody', 'one', 'many'] as const;

/** Counts over the whole measurement. */
export interface CountsOfCrowd {
  visitors: (typeof CROWDS)[number];
  isCached: boolean;
  /** Visitors' requests and function calls, by path. */
  requests: Record<string, number>;
  calls: Record<string, number>;
  commands: number;
}

export interface Traffic {
  /** Visitors on each page. */
  visitors: number;
  seconds: number;
  polls: readonly Pick<Poll, 'page' | 'path'>[];
  crowds: CountsOfCrowd[];
}

const arrive = async (
  stack: Stack,
  visitors: CountsOfCrowd['visitors'],
  browser: Browser,
): Promise<Visitors> => {
  if (visitors === 'one') return openTabs(stack.url, browser);
  const crowd = startCrowd(stack.url, visitors === 'many' ? VISITORS : 0);
  await setTimeout(WARM_UP_S * 1_000);
  return crowd;
};

const since = (before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>) => {
  const entries = [...now].filter(([path]) => path.startsWith(`${API_BASE}/`));
  return Object.fromEntries(entries.map(([path, count]) => [path, count - (before.get(path) ?? 0)]));
};

const measure = async (
  stack: Stack,
  { visitors, isCached }: Pick<CountsOfCrowd, 'visitors' | 'isCached'>,
  browser: Browser,
): Promise<CountsOfCrowd> => {
  const isFresh = visitors === 'one';
  const state = (there: Visitors | null) => ({
    requests: new Map(there?.requests),
    calls: new Map(stack.front.requests),
    commands: stack.commands(),
  });
  // Counts the requests of a single visitor's arrival. A crowd has arrived earlier.
  const empty = state(null);
  const began = Date.now();
  const there = await arrive(stack, visitors, browser);
  const before = isFresh ? empty : state(there);
  await setTimeout(SECONDS * 1_000 - (isFresh ? Date.now() - began : 0));
  const after = state(there);
  await there.leave();
  return {
    visitors,
    isCached,
    requests: since(before.requests, after.requests),
    calls: since(before.calls, after.calls),
    commands: after.commands - before.commands,
  };
};

/**
 * Measures the function calls and database commands of visitors with an open page, with and without a shared cache. Each crowd
 * has its own site, so all are counted at the same time.
 */
export const benchTraffic = async (): Promise<Tables> => {
  const nginx = await nginxVersion();
  if (nginx === null) console.log('  There is no nginx on PATH: nothing is measured behind a shared cache');
  const kinds = CROWDS.flatMap((visitors) =>
    (nginx === null || visitors === 'nobody' ? [false] : [false, true]).map((isCached) => ({
      visitors,
      isCached,
    })),
  );
  const closers = createClosers();
  try {
    const browser = await chromium.launch(browserOptions());
    closers.add(() => browser.close());
    const stacks: Stack[] = [];
    for (const { isCached } of kinds) {
      const stack = await startStack(isCached);
      closers.add(() => stack.close());
      stacks.push(stack);
    }
    console.log(`  counting for ${String(SECONDS)} s`);
    const crowds = await Promise.all(
      kinds.map(async (kind, index) => {
        const stack = stacks[index];
        if (!stack) throw new Error('A crowd has no site');
        return measure(stack, kind, browser);
      }),
    );
    return trafficTables({ visitors: VISITORS, seconds: SECONDS, polls, crowds });
  } finally {
    await closers.closeAll();
  }
};
