import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { chromium } from '@playwright/test';
import { browserOptions } from '../find-browser';

/** Environment of a measurement. */
export interface Machine {
  processor: string;
  cores: number;
  /** Gigabytes of 2^30 bytes. */
  memory: number;
  system: string;
  node: string;
  chromium: string;
  lighthouse: string;
}

/** Returns the distribution's name, if known, and the kernel. */
const systemName = async (): Promise<string> => {
  const kernel = `${type()} ${release()}`;
  const about = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const name = /^PRETTY_NAME="?([^"\n]+)"?$/m.exec(about)?.[1];
  return name === undefined ? kernel : `${name}, ${kernel}`;
};

export const readMachine = async (): Promise<Machine> => {
  const processors = cpus();
  const browser = await chromium.launch(browserOptions());
  const version = browser.version();
  await browser.close();
  const { version: lighthouse } = JSON.parse(
    await readFile('node_modules/lighthouse/package.json', 'utf8'),
  ) as { version: string };
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memory: Math.round(totalmem() / 2 ** 30),
    system: await systemName(),
    node: process.versions.node,
    chromium: version,
    lighthouse,
  };
};

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Returns the short hash of the measured commit, and notes uncommitted changes outside of documents. */
export const commitNow = (): string => {
  try {
    const changes = git('status', '--porcelain', '--', '.', ':!docs', ':!*.md');
    return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : ' with changes');
  } catch {
    return 'unknown';
  }
};
