import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../local/site/listen';
import { bundled } from '../support/server/bundle';
import { NO_GAME_SERVERS } from '../support/server/no-game-servers';
import type { Outages } from './outages';

export interface MortalFunctions {
  /** Stays the same over all restarts. */
  readonly url: string;
  /** Offset of the functions' clock, in milliseconds. */
  readonly ahead: number;
  /** Kills the process immediately, and starts another one with its clock further ahead by that much. */
  kill(milliseconds: number): void;
  /** Resolves once the functions answer, now or after a restart. */
  untilUp(): Promise<void>;
  /** Moves the clock of an idle process. */
  advance(milliseconds: number): Promise<void>;
  /** Runs the program's schedule unless it is running; resolves when the run or the process has ended. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the functions in a process that may be killed at any moment. */
export async function startMortalFunctions(
  env: Record<string, string>,
  outages: Outages,
): Promise<MortalFunctions> {
  const program = await bundled('test/faults/functions-host.ts');
  const port = await freePort('127.0.0.1');
  let ahead = 0;

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, [program], {
      // The functions' log about lost responses is expected here.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...process.env,
        ...NO_GAME_SERVERS,
        ...env,
        FUNCTIONS_PORT: String(port),
        CLOCK_AHEAD: String(ahead),
      },
    });
    // Messages to a process that was just killed are meant to be lost.
    started.on('error', () => undefined);
    await Promise.race([
      once(started, 'message'),
      once(started, 'exit').then(() => {
        throw new Error('The functions did not start.');
      }),
    ]);
    return started;
  }

  let running: ChildProcess | null = null;
  let starting: Promise<void> = start().then((child) => void (running = child));
  await starting;

  const tell = async (message: 'sweep' | number): Promise<void> => {
    const child = running;
    if (!child) return;
    const listening = new AbortController();
    const { signal } = listening;
    const ended = Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
    child.send(message);
    await ended;
    listening.abort();
  };
  /** One at a time, because each message has one reply. */
  let told: Promise<void> = Promise.resolve();
  const tellInTurn = (message: 'sweep' | number) => (told = told.then(() => tell(message)));
  let sweeping: Promise<void> | null = null;

  return {
    url: `http://127.0.0.1:${String(port)}`,
    get ahead() {
      return ahead;
    },
    kill(milliseconds) {
      const child = running;
      if (!child) return;
      running = null;
      const end = outages.begin();
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      ahead += milliseconds;
      starting = gone.then(start).then((next) => {
        running = next;
        end();
      });
    },
    async untilUp() {
      while (!running) await starting;
    },
    async advance(milliseconds) {
      ahead += milliseconds;
      await tellInTurn(ahead);
    },
    sweep: () =>
      (sweeping ??= tellInTurn('sweep').finally(() => {
        sweeping = null;
      })),
    async stop() {
      await starting;
      const child = running;
      running = null;
      if (!child) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
