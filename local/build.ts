import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the published files are made from, relative to the project. */
export const BUILD_INPUTS = [
  // The network that is to be built may be another one than last time.
  '.local/network',
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
  'tools/dependencies',
  'tools/listed-chunks.ts',
  'tools/network',
  'tools/openapi',
  'tools/prerender.ts',
  'tools/redirects.ts',
  'tools/search-engines.ts',
  'tools/security-txt.ts',
  'tools/service-worker.ts',
  'tools/site-headers.ts',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const STAMP = 'build-began';

/** Time of the latest change of a file or of anything below a folder, in milliseconds; 0 for what is not there. */
async function newestChange(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return 0;
  const below = found.isDirectory() ? await readdir(file, { recursive: true }) : [];
  const changes = below.map(async (name) => (await stat(path.join(file, name))).mtimeMs);
  return Math.max(found.mtimeMs, ...(await Promise.all(changes)));
}

/** What else the published files say, from the variables that the site is started with. */
const variablesOf = (env: NodeJS.ProcessEnv): string => env['TURNSTILE_SITE_KEY']?.trim() ?? '';

/** Whether `dist/` is missing, older than what it is made from, or made with other variables. */
export async function isBuildStale(root: string, localDirectory: string): Promise<boolean> {
  if (!existsSync(path.join(root, 'dist/index.html'))) return true;
  const stamp = await readFile(path.join(localDirectory, STAMP), 'utf8').catch(() => '0');
  const [began, variables = ''] = stamp.split('\n');
  if (variables !== variablesOf(process.env)) return true;
  const changes = await Promise.all(BUILD_INPUTS.map((input) => newestChange(path.join(root, input))));
  return Math.max(...changes) > Number(began);
}

/** Ends a build with all programs that it started. */
function endBuild({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It ended just now.
  }
}

/**
 * Runs `npm run build` with its output on standard error.
 * @throws Error when it fails; the signal's reason once that aborts and the build has ended
 */
export async function build(root: string, localDirectory: string, signal: AbortSignal): Promise<void> {
  const began = Date.now();
  // A group of its own, so that it can be ended whole: the shell in between passes no signals on.
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const end = () => endBuild(child);
  signal.addEventListener('abort', end, { once: true });
  const [status] = await once(child, 'exit');
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (status !== 0) throw new Error('The build failed; its messages are above.');
  await mkdir(localDirectory, { recursive: true });
  await writeFile(path.join(localDirectory, STAMP), `${String(began)}\n${variablesOf(process.env)}`);
}
