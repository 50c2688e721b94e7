import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { GAME_SERVER_KEY } from '../fakes/companion-site';
import { bundled } from './bundle';

export interface CompanionProgram {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  /** Resolves once its output or its error output contains the text; rejects if it ends before. */
  says(text: string | RegExp): Promise<void>;
  /** Kills it like `kill -9`. */
  kill(): Promise<void>;
  /** Stops it like a service manager. @returns the exit code */
  stop(): Promise<number | null>;
  readonly ended: Promise<number | null>;
}

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Polls and calls many times as often as usual. */
  readonly isHasty?: boolean;
  /** Another Node, another file, and the working directory. */
  readonly elsewhere?: { readonly node: string; readonly file: string; readonly cwd: string };
}

/** Starts a companion in its own process. */
export async function startCompanionProgram(
  args: readonly string[],
  { env = {}, isHasty = false, elsewhere }: ProgramOptions = {},
): Promise<CompanionProgram> {
  const entry = isHasty ? 'test/support/server/hasty-companion.ts' : 'companion/main.ts';
  const { node, file, cwd } = elsewhere ?? { node: process.execPath, file: await bundled(entry), cwd: '.' };
  const child = spawn(node, [file, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], GAME_SERVER_KEY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const looks = new Set<() => void>();
  const onData = (stream: 'stdout' | 'stderr') => (chunk: unknown) => {
    output[stream] += String(chunk);
    for (const look of looks) look();
  };
  child.stdout.on('data', onData('stdout'));
  child.stderr.on('data', onData('stderr'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const everything = () => `${output.stdout}${output.stderr}`;
  return {
    child,
    output,
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const isSaid = typeof text === 'string' ? everything().includes(text) : text.test(everything());
          if (isSaid) resolve();
        };
        looks.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended without “${String(text)}”:\n${everything()}`)));
      }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
