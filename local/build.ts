import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STAND_IN_TOKEN } from './shop/token';

/** Sources of the published files, relative to the project. */
export const BUILD_INPUTS = [
  // The network to build may differ from last time.
  '.local/network',
  '.local/messages',
  'src',
  'companion',
  'functions',
  'networks',
  'public',
  'tools/brand',
  'tools/browsers',
  'tools/check-browsers.mjs',
  'tools/pictures.ts',
  'tools/budgets.ts',
  'tools/check-budgets.ts',
  'tools/content',
  'tools/content-hash.ts',
  'tools/dependencies',
  'tools/listed-chunks.ts',
  'tools/network',
  'tools/openapi',
  'tools/prerender.ts',
  'tools/public-files.ts',
  'tools/redirects.ts',
  'tools/search-engines.ts',
  'tools/security-txt.ts',
  'tools/service-worker.ts',
  'tools/shop-catalogue.ts',
  'tools/site-headers.ts',
  'tools/theme-files.ts',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Names the latest complete build. */
const STAMP = 'build-began';

/** Returns the latest modification time of a file or anything below a folder, in milliseconds; 0 if it does not exist. */
async function newestChange(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return 0;
  const below = found.isDirectory() ? await readdir(file, { recursive: true }) : [];
  const changes = below.map(async (name) => (await stat(path.join(file, name))).mtimeMs);
  return Math.max(found.mtimeMs, ...(await Promise.all(changes)));
}

/**
 * Returns the build's other input: variables that the site is started with. The stand-in of the web shop is none: a site that
 * was built without it shows the network's own store data.
 */
function variablesOf(env: NodeJS.ProcessEnv): string {
  const [siteKey = '', token = '', url = ''] = ['TURNSTILE_SITE_KEY', 'TEBEX_TOKEN', 'TEBEX_URL'].map(
    (name) => env[name]?.trim(),
  );
  const shop = token === '' || token === STAND_IN_TOKEN ? [] : [token, url];
  return [siteKey, ...shop].join(' ');
}

/** Returns the time at which the latest build began, in milliseconds, whether or not it has succeeded; 0 without a build. */
async function latestBuild(localDirectory: string): Promise<number> {
  const stats = await readFile(path.join(localDirectory, 'build/stats.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(stats) as { began?: number }).began ?? 0;
}

const stampOf = (began: number): string => `${String(began)}\n${variablesOf(process.env)}`;

/** True if `dist/` is missing, older than its sources, incomplete, or built with other variables. */
export async function isBuildStale(root: string, localDirectory: string): Promise<boolean> {
  if (!existsSync(path.join(root, 'dist/index.html'))) return true;
  const began = await latestBuild(localDirectory);
  const stamp = await readFile(path.join(localDirectory, STAMP), 'utf8').catch(() => '');
  if (stamp !== stampOf(began)) return true;
  const changes = await Promise.all(BUILD_INPUTS.map((input) => newestChange(path.join(root, input))));
  return Math.max(...changes) > began;
}

/** Records that the latest build has succeeded, for `isBuildStale`. */
export async function noteBuild(localDirectory: string): Promise<void> {
  await writeFile(path.join(localDirectory, STAMP), stampOf(await latestBuild(localDirectory)));
}

/** Ends a build together with all programs that it started. */
function endBuild({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has just ended.
  }
}

/**
 * Runs `npm run build` with its output on standard error.
 * @param env variables besides this process's own
 * @throws Error if it fails; the signal's reason once that aborts and the build has ended
 */
export async function build(
  root: string,
  signal: AbortSignal,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  // A separate process group, so that it can be ended as a whole: the shell in between passes no signals on.
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const end = () => endBuild(child);
  signal.addEventListener('abort', end, { once: true });
  const [status] = await once(child, 'exit');
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (status !== 0) throw new Error('The build failed. Its messages are above.');
}
