import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { pages } from '@/content/pages';
import { startPlatform } from '../../local/platform';
import { browserOptions } from '../find-browser';

const ROUNDS = 5;
const PORT = 9_333;

interface Reading {
  score: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

const read = async (url: string, blockedUrlPatterns: string[]): Promise<Reading> => {
  const result = await lighthouse(
    url,
    { port: PORT, output: 'json', logLevel: 'error', onlyCategories: ['performance'] },
    { extends: 'lighthouse:default', settings: { blockedUrlPatterns } },
  );
  if (!result) throw new Error(`Lighthouse read nothing of ${url}`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    score: Math.round((categories['performance']?.score ?? NaN) * 100),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
};

const median = (readings: Reading[], of: keyof Reading): number =>
  readings.map((reading) => reading[of]).toSorted((a, b) => a - b)[Math.floor(readings.length / 2)] ?? NaN;

const inWords = (readings: Reading[]): string =>
  [
    `score ${String(median(readings, 'score'))}`,
    `largest paint ${(median(readings, 'largestPaint') / 1000).toFixed(2)} s`,
    `blocking ${median(readings, 'blocking').toFixed(0)} ms`,
    `shift ${median(readings, 'shift').toFixed(4)}`,
  ].join(', ');

/**
 * Lighthouse's reading of each public page on a phone (simulated, median of five), in turns with the same page without its
 * scripts: the floor of what a page of that content can be.
 */
export const benchFirstPaint = async (): Promise<void> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const root = process.cwd();
  const platform = await startPlatform({ root, port: 0, localDirectory: directory, env: process.env });
  console.log('First paint, phone, median of five');
  for (const { path: page } of Object.values(pages)) {
    const readings: Record<'page' | 'floor', Reading[]> = { page: [], floor: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [kind, blocked] of [
        ['page', []],
        ['floor', ['*.js']],
      ] as const) {
        const options = browserOptions();
        // A browser of its own for each reading: nothing of the one before is cached.
        const browser = await chromium.launch({
          ...options,
          args: [...(options.args ?? []), `--remote-debugging-port=${String(PORT)}`],
        });
        readings[kind].push(await read(`${platform.url}${page}`, [...blocked]));
        await browser.close();
      }
    }
    console.log(`  ${page}: ${inWords(readings.page)}; without scripts: ${inWords(readings.floor)}`);
  }
  await platform.close();
  await rm(directory, { recursive: true, force: true });
};
