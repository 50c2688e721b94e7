import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { API_BASE, API_PATHS } from '@/contract/paths';

/** Calls that each load most of a subject; without a database they end early, and their loading is what counts here. */
const CALLS = [
  API_PATHS.csrf,
  API_PATHS.status,
  API_PATHS.leaderboard,
  API_PATHS.me,
  API_PATHS.ownApplications,
  API_PATHS.adminMessages,
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

const median = (figures: number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? NaN;

function firstResponse(file: string, target: string): number {
  const program = ['--input-type=module', '--eval', FIRST_RESPONSE, pathToFileURL(file).href, target];
  const env = { PATH: process.env['PATH'], SESSION_SECRET: 'a secret of at least 32 characters' };
  return Number(
    execFileSync(process.execPath, program, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

/**
 * Each function as the platform packages it, its own code in one file and the packages beside it, in a process of its own:
 * prints the time from its import to its first response as a ratio to a function that does nothing, and the size of the file.
 */
export const benchColdStart = async (rounds = 15): Promise<void> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
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
  for (let round = 0; round < rounds; round += 1) {
    floor.push(firstResponse(empty, '/'));
    for (const { name, target, times } of measured) times.push(firstResponse(outfile(name), target));
  }
  console.log(
    `cold start: an empty function takes ${median(floor).toFixed(1)} ms; median of ${String(rounds)}`,
  );
  for (const { name, target, times } of measured) {
    const { size } = await stat(outfile(name));
    const ratio = (median(times) / median(floor)).toFixed(1);
    const took = `${median(times).toFixed(0)} ms, ${ratio} times the empty one`;
    console.log(`  ${name}, ${target}: ${took}, ${(size / 1_000).toFixed(0)} kB`);
  }
  await rm(directory, { recursive: true });
};
