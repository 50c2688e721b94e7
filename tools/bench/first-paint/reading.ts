import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../../local/site/listen';
import { browserOptions } from '../../find-browser';

/** Attempts per reading: a browser that fails to start must not waste half an hour. */
const TRIES = 3;

/** Times in milliseconds. */
export interface Paint {
  score: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** Lighthouse's other scores, and their causes. */
export interface Marks {
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Titles of the audits that cost a point. */
  faults: string[];
}

export interface Reading {
  paint: Paint;
  marks: Marks;
}

export interface ReadingOptions {
  url: string;
  blockedUrlPatterns: readonly string[];
  categories: readonly string[];
  browserArgs: readonly string[];
}

const readOnce = async ({ url, blockedUrlPatterns, categories, browserArgs }: ReadingOptions) => {
  const port = await freePort('127.0.0.1');
  const options = browserOptions();
  // A new browser for each reading: nothing is cached from the previous one.
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...browserArgs, `--remote-debugging-port=${String(port)}`],
  });
  try {
    const result = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
      { extends: 'lighthouse:default', settings: { blockedUrlPatterns: [...blockedUrlPatterns] } },
    );
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse read nothing of ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
};

type Report = Awaited<ReturnType<typeof readOnce>>;

const paintOf = ({ audits, categories }: Report): Paint => {
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    score: Math.round((categories['performance']?.score ?? NaN) * 100),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
};

const marksOf = ({ audits, categories }: Report): Marks => {
  const mark = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const others = Object.values(categories).filter(({ id }) => id !== 'performance');
  const failed = others
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
  return {
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    faults: [...new Set(failed)],
  };
};

/** Measures a page with Lighthouse on a phone, whose network and processor it simulates. */
export const readPage = async (options: ReadingOptions): Promise<Reading> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const report = await readOnce(options);
      return { paint: paintOf(report), marks: marksOf(report) };
    } catch (fault) {
      if (attempt === TRIES) throw fault;
      console.log(`  once more: ${String(fault)}`);
    }
  }
};
