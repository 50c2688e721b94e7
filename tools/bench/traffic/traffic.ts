import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { API_BASE } from '@/contract/paths';
import { createClosers } from '../../../local/closers';
import { browserOptions } from '../../find-browser';
import { nginxVersion } from './shared-cache';
import { type Stack, startStack } from './stack';
import { openTabs, type Poll, polls, startCrowd, type Visitors } from './visitors';

const VISITORS = 1_000;
/** As long as the longest interval of what pages ask for, so that each visitor asks for everything once at least. */
const SECONDS = Math.max(...polls.map(({ everyMs }) => everyMs)) / 1_000;
/** The crowd has been there for long when counting begins: the first of them found the cache empty. */
const WARM_UP_S = 45;

const CROWDS = ['nobody', 'one', 'many'] as const;

/** Counts of the whole time. */
export interface CountsOfCrowd {
  visitors: (typeof CROWDS)[number];
  isCached: boolean;
  /** By path: what visitors asked for, and how often functions were called. */
  requests: Record<string, number>;
  calls: Record<string, number>;
  commands: number;
}

export interface Traffic {
  /** On each page. */
  visitors: number;
  seconds: number;
  /** Version of the shared cache; null where there is none, and nothing was measured with it. */
  nginx: string | null;
  polls: Pick<Poll, 'page' | 'path' | 'everyMs'>[];
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
  // What a visitor asks for on arrival counts; a crowd has arrived before.
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
 * What visitors with an open page cost in function calls and database commands, with a shared cache in front and without.
 * Each crowd has a site of its own, so that all are counted at the same time.
 */
export const benchTraffic = async (): Promise<Traffic> => {
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
    return {
      visitors: VISITORS,
      seconds: SECONDS,
      nginx,
      polls: polls.map(({ page, path, everyMs }) => ({ page, path, everyMs })),
      crowds,
    };
  } finally {
    await closers.closeAll();
  }
};
