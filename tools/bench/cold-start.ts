import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { MESSAGE_DESK_PATHS } from '@/contract/messages';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { median, round } from './figures';
import { type Tables } from './results';

const ROUNDS = 15;

/** Calls that each load most of a subject. They end early without a database, but only the loading is measured. */
const CALLS = [
  API_PATHS.csrf,
  API_PATHS.status,
  API_PATHS.leaderboard,
  API_PATHS.me,
  API_PATHS.ownApplications,
  MESSAGE_DESK_PATHS.messages,
].map((target) => API_BASE + target);

/** Prints the milliseconds from before the import of a function's file to the end of its first response. */
const FIRST_RESPONSE = `
const began = performance.now();
const entry = await import(process.argv[1]);
const headers = { Authorization: 'Bearer ' + 'x'.repeat(43) };
const context = { ip: '203.0.113.1', params: {}, waitUntil() {} };
const response = await entry.default(new Request('https://bench.example' + process.argv[2], { headers }), context);
await response.text();
console.log(performance.now() - began);`;

function firstResponse(file: string, target: string): number {
  const program = ['--input-type=module', '--eval', FIRST_RESPONSE, pathToFileURL(file).href, target];
  const env = { PATH: process.env['PATH'], SESSION_SECRET: 'a secret of at least 32 characters' };
  return Number(
    execFileSync(process.execPath, program, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

const measure = async (directory: string): Promise<Tables> => {
  await symlink(path.resolve('node_modules'), path.join(directory, 'node_modules'));
  const empty = path.join(directory, 'empty.mjs');
  await writeFile(empty, 'export default () => new Response();');
  const outfile = (name: string) => path.join(directory, `${name}.mjs`);
  const names = (await readdir('functions/api')).map((file) => path.parse(file).name);
  const measured: { name: string; target: string; times: number[] }[] = [];
  for (const name of names) {
    const { config } = (await import(`../../functions/api/${name}`)) as {
      config?: { path?: string | string[] };
    };
    const target = CALLS.find((call) => [config?.path ?? []].flat().includes(call));
    if (target === undefined) continue;
    await build({
      entryPoints: [`functions/api/${name}.ts`],
      outfile: outfile(name),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      packages: 'external',
      logLevel: 'error',
    });
    measured.push({ name, target, times: [] });
  }
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    console.log(`  round ${String(round + 1)} of ${String(ROUNDS)}`);
    floor.push(firstResponse(empty, '/'));
    for (const { name, target, times } of measured) times.push(firstResponse(outfile(name), target));
  }
  const rows = measured.map(async ({ name, target, times }) => ({
    function: `\`${name}\``,
    call: `\`${target}\``,
    'first response, ms': round(median(times), 1),
    ratio: round(median(times) / median(floor), 2),
    'size, kB': round((await stat(outfile(name))).size / 1_000, 1),
  }));
  const none = {
    function: 'an empty one',
    call: null,
    'first response, ms': round(median(floor), 1),
    ratio: 1,
  };
  return { functions: [none, ...(await Promise.all(rows))] };
};

/**
 * Measures each function as the platform packages it, its own code in one file and the packages beside it, in its own process:
 * the time from import to first response, alternating with an empty function, and the file's size.
 */
export const benchColdStart = async (): Promise<Tables> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  return measure(directory).finally(() => rm(directory, { recursive: true, force: true }));
};
