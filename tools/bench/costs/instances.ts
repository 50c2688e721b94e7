import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compileFunction } from 'node:vm';
import { PUBLIC_PATHS } from '@/contract/pages';
import type { Handler } from '../../../functions/core/http/respond';
import { compileRoute } from '../../../local/site/routes';
import { IDLE_MS } from './month';

const ENTRIES = 'functions/api';

interface FunctionModule {
  readonly default: Handler;
  readonly config?: { readonly path?: readonly string[] };
}
type Evaluate = (...parameters: unknown[]) => void;

export interface DeployedFunction {
  readonly name: string;
  readonly routes: readonly ReturnType<typeof compileRoute>[];
  /** Returns the handler of the running instance, or of a new one. */
  handler(): Handler;
}

/** Bundles each entry into one file, like the platform. */
async function bundle(): Promise<{ name: string; code: string }[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'functions-'));
  try {
    const entries = (await readdir(ENTRIES)).map((file) => path.join(ENTRIES, file));
    const options = ['--bundle', '--platform=node', '--target=node24', '--format=cjs', '--log-level=error'];
    const program = path.resolve('node_modules/.bin/esbuild');
    await promisify(execFile)(program, [...entries, ...options, `--outdir=${directory}`]);
    return await Promise.all(
      (await readdir(directory)).map(async (file) => ({
        name: path.parse(file).name,
        code: await readFile(path.join(directory, file), 'utf8'),
      })),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Returns the process object for functions: with their own variables, and without a log. */
const processWith = (env: Readonly<Record<string, string>>): NodeJS.Process =>
  Object.create(process, {
    env: { value: env },
    stdout: { value: { write: () => true } },
    stderr: { value: { write: () => true } },
  }) as NodeJS.Process;

/** Returns a `Date` class on the manual clock. */
const dateOf = (clock: { now(): number }): DateConstructor =>
  class extends Date {
    constructor(value: string | number | Date = clock.now()) {
      super(value);
    }
    static override now = () => clock.now();
  } as DateConstructor;

/**
 * Deploys all functions like the platform: each has its own instances, which start on a call and end after {@link IDLE_MS}
 * without one. Time follows the clock.
 */
export async function deployFunctions(
  variables: Readonly<Record<string, string>>,
  clock: { now(): number },
): Promise<DeployedFunction[]> {
  const require = createRequire(path.resolve('package.json'));
  const [own, OwnDate] = [processWith(variables), dateOf(clock)];
  return (await bundle()).map(({ name, code }) => {
    const parameters = ['exports', 'require', 'module', 'process', 'Date'];
    const evaluate = compileFunction(code, parameters, { filename: `${name}.js` }) as Evaluate;
    const begin = (): FunctionModule => {
      const module = { exports: {} };
      evaluate(module.exports, require, module, own, OwnDate);
      return module.exports as FunctionModule;
    };
    let instance = begin();
    let usedAt = -Infinity;
    return {
      name,
      // The build's `_redirects` lead public pages to one of them.
      routes: (instance.config?.path ?? (name === 'documents' ? Object.values(PUBLIC_PATHS) : [])).map(
        compileRoute,
      ),
      handler() {
        if (clock.now() - usedAt > IDLE_MS) instance = begin();
        usedAt = clock.now();
        return instance.default;
      },
    };
  });
}
