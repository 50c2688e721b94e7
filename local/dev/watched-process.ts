import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Runs a program in a process that restarts whenever its files change, so that module memory never mixes old and new code.
 * Resolves once it has said something for the first time.
 * @param watched what it is made of besides the files that it imports, as patterns
 * @param stop ends it, also while it waits for files to be mended
 */
export async function startWatchedProcess(
  program: string,
  options: { root: string; env: Record<string, string>; watched: readonly string[]; stop: AbortSignal },
): Promise<{ close(): Promise<void> }> {
  const { root, env, watched, stop } = options;
  stop.throwIfAborted();
  const included = watched.flatMap((pattern) => ['--include', pattern]);
  const parameters = ['watch', '--clear-screen=false', ...included, '--exclude', '**/*.test.ts'];
  const child = spawn('node_modules/.bin/tsx', [...parameters, program], {
    cwd: root,
    // Out of reach of the terminal's Ctrl-C: it takes a second signal for the wish to be killed.
    detached: true,
    env: { ...process.env, ...env },
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
      throw new Error(`${program} ended before it had begun; its messages are above.`);
    }),
  ]);
  lines.on('line', (line) => console.log(line));
  return {
    async close() {
      process.removeListener('exit', end);
      end();
      await ended;
    },
  };
}
