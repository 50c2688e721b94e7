import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Runs a program in a process that restarts whenever its files change, so that module memory never mixes old and new code.
 * Resolves at its first output.
 * @param watched patterns of its sources besides the files that it imports
 * @param stop ends it, even while it waits for faulty files to change
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
    // Shielded from the terminal's Ctrl-C: the program treats a second signal as a request to be killed.
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
      throw new Error(`${program} stopped before it was ready. Its messages are above.`);
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
