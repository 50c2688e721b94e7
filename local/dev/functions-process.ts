import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../site/listen';

/** What functions are made of besides the files that their entries import already. */
const WATCHED = [
  'functions/**/*.ts',
  'src/contract/*.ts',
  'src/content/**/*.ts',
  'src/lib/*.ts',
  'src/theme/tokens.ts',
  'netlify.toml',
];

export interface FunctionsProcess {
  /** `http://127.0.0.1:port`, the same over all restarts. */
  url: string;
  close(): Promise<void>;
}

/**
 * Runs the functions in a process that restarts whenever their code changes, so that module memory never mixes
 * old and new code. Resolves when they are loaded for the first time.
 * @param stop ends it, also while it waits for code that does not load to be mended
 */
export async function startFunctionsProcess(
  root: string,
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<FunctionsProcess> {
  const port = await freePort('127.0.0.1');
  stop.throwIfAborted();
  const included = WATCHED.flatMap((pattern) => ['--include', pattern]);
  const parameters = ['watch', '--clear-screen=false', ...included, '--exclude', '**/*.test.ts'];
  const child = spawn('node_modules/.bin/tsx', [...parameters, 'local/dev/functions-host.ts'], {
    cwd: root,
    // Out of reach of the terminal's Ctrl-C: it takes a second signal for the wish to be killed.
    detached: true,
    env: { ...process.env, ...env, FUNCTIONS_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => {
    if (!child.killed) child.kill('SIGTERM');
  };
  stop.addEventListener('abort', end, { once: true });
  process.once('exit', end);
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  await Promise.race([
    once(lines, 'line'),
    ended.then(() => {
      throw new Error('The functions ended before they were loaded; their messages are above.');
    }),
  ]);
  lines.on('line', (line) => console.log(line));
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      process.removeListener('exit', end);
      end();
      await ended;
    },
  };
}
