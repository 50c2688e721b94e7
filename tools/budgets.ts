// Decision record: docs/decisions/0002-small-and-verified-scripts.md
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Maximum size of a page before the first interaction, in bytes on the wire, compressed with brotli if that helps. */
export const BUDGETS = { html: 20_000, script: 133_500, fonts: 50_000, total: 250_000 };

type Weights = typeof BUDGETS;

/** Maximum number of files that a page's document requests before the first interaction, itself included. The host bills each. */
export const MOST_FILES = 8;

/** Program beside a game server, below the site's root, and its maximum uncompressed size in bytes. */
export const COMPANION = 'companion.mjs';
export const COMPANION_BUDGET = 300_000;

/** File in which the prerender lists the first load of each public page. */
export const FIRST_LOADS = 'first-loads.json';

/** First load of a page, as addresses below the site's root. */
export interface FirstLoad {
  path: string;
  html: string;
  styles: string[];
  scripts: string[];
  fonts: string[];
  /** Largest variant of each picture that is not loaded lazily. */
  pictures: string[];
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Returns a function that weighs files as they are sent, each once. */
export const scales = (dist: string) => {
  const known = new Map<string, Promise<number>>();
  const weigh = async (file: string): Promise<number> => {
    const content = await readFile(path.join(dist, file));
    return /\.(html|css|js|svg)$/.test(file) ? brotliCompressSync(content, QUALITY).length : content.length;
  };
  return async (files: string[]): Promise<number> => {
    const weights = files.map((file) => {
      const weight = known.get(file) ?? weigh(file);
      known.set(file, weight);
      return weight;
    });
    return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  };
};

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the parts of a page that exceed their budgets, in words. */
export const overBudget = (page: string, weights: Weights): string[] => {
  return (Object.keys(BUDGETS) as (keyof Weights)[])
    .filter((what) => weights[what] > BUDGETS[what])
    .map(
      (what) =>
        `${page}: ${what} weighs ${inKilobytes(weights[what])}, more than its budget of ${inKilobytes(BUDGETS[what])}`,
    );
};

/** Returns a complaint if a page requests too many files, in words. */
export const overFiles = (page: string, files: number): string[] =>
  files > MOST_FILES
    ? [`${page}: requests ${String(files)} files, more than its budget of ${String(MOST_FILES)}`]
    : [];

/** Returns a complaint if the companion exceeds its budget, in words. */
export const overCompanionBudget = (bytes: number): string[] =>
  bytes > COMPANION_BUDGET
    ? [`${COMPANION} weighs ${inKilobytes(bytes)}, more than its budget of ${inKilobytes(COMPANION_BUDGET)}`]
    : [];

/**
 * Checks the first load of each page, and the companion, against the budgets.
 * @throws Error that names each page and its parts over budget
 */
export const checkBudgets = async (dist: string, pages: FirstLoad[]): Promise<void> => {
  const weigh = scales(dist);
  const complaints = overCompanionBudget((await stat(path.join(dist, COMPANION))).size);
  for (const page of pages) {
    const [html, script, fonts, rest] = await Promise.all([
      weigh([page.html]),
      weigh(page.scripts),
      weigh(page.fonts),
      weigh([...page.styles, ...page.pictures]),
    ]);
    complaints.push(...overBudget(page.path, { html, script, fonts, total: html + script + fonts + rest }));
    const files = [page.html, ...page.styles, ...page.scripts, ...page.fonts, ...page.pictures];
    complaints.push(...overFiles(page.path, files.length));
  }
  if (complaints.length > 0) throw new Error(`Over budget:\n${complaints.join('\n')}`);
};
