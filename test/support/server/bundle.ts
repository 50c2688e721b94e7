import { execFile } from 'node:child_process';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const bundles = new Map<string, Promise<string>>();

/** esbuild options for a Node program. */
const PROGRAM = [
  '--format=esm',
  '--target=node20',
  // Network of the tests, as in Jest, because an owner's network may lack such a server.
  '--conditions=test-network',
  // CommonJS modules import Node's own modules with `require`.
  '--banner:js=import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
];

/**
 * Bundles a program into one file, once per test file: it starts in a fraction of the time that its sources take.
 * @param options of esbuild
 */
export function bundled(entry: string, options: readonly string[] = PROGRAM): Promise<string> {
  const bundle = bundles.get(entry) ?? makeBundle(entry, options);
  bundles.set(entry, bundle);
  return bundle;
}

async function makeBundle(entry: string, options: readonly string[]): Promise<string> {
  const folder = path.resolve('.local/bundles');
  const name = path.basename(entry, '.ts');
  const fresh = path.join(folder, `${name}-${String(process.pid)}.mjs`);
  await mkdir(folder, { recursive: true });
  await promisify(execFile)(path.resolve('node_modules/.bin/esbuild'), [
    entry,
    '--bundle',
    '--platform=node',
    '--log-level=error',
    ...options,
    `--outfile=${fresh}`,
  ]);
  // Other test files may be writing the same bundle.
  const file = path.join(folder, `${name}.mjs`);
  await rename(fresh, file);
  return file;
}
