import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ADMIN_PATHS } from '@/contract/admin-paths';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { median } from './median';

const ROUNDS = 15;

export interface ColdStart {
  rounds: number;
  /** Milliseconds of a function that does nothing. */
  empty: number;
  /** Milliseconds of each, the call that it answers, and the bytes of its file. */
  functions: { name: string; target: string; took: number; size: number }[];
}

/** Calls that each load most of a subject; without a database they end early, and their loading is what counts here. */
const CALLS = [
  API_PATHS.csrf,
  API_PATHS.status,
  API_PATHS.leaderboard,
  API_PATHS.me,
  API_PATHS.ownApplications,
  ADMIN_PATHS.messages,
].map((target) => API_BASE + target);

/** Prints milliseconds from before the import of a function's file to the end of its first response. */
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

const measure = async (directory: string): Promise<ColdStart> => {
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
  const functions = measured.map(async ({ name, target, times }) => {
    const { size } = await stat(outfile(name));
    return { name, target, took: median(times), size };
  });
  return { rounds: ROUNDS, empty: median(floor), functions: await Promise.all(functions) };
};

/**
 * Each function as the platform packages it, its own code in one file and the packages beside it, in a process of its own:
 * the time from its import to its first response, in turns with a function that does nothing, and the size of the file.
 */
export const benchColdStart = async (): Promise<ColdStart> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  return measure(directory).finally(() => rm(directory, { recursive: true, force: true }));
};
