import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs the server and ends it when this process dies for any reason: the shell's standard input is a pipe from here, and `read`
 * returns when its other end is closed. The server then gets SIGTERM, on which Redis writes its data and exits, and SIGCONT,
 * without which a frozen one would never see it.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(read -r _ <&3; kill -TERM "$server"; kill -CONT "$server") 2>/dev/null & guard=$!
exec 3<&-
wait "$server"; status=$?
kill "$guard" 2>/dev/null
exit "$status"`;

const LOG_KEPT = 2_000;
const STOP_LIMIT_MS = 10_000;

export interface ServerProcess {
  /** Rejects with the last lines of its log if the server ends before `stop` is called. */
  readonly ended: Promise<never>;
  /** Asks the server to finish; resolves when it has ended. */
  stop(): Promise<void>;
}

/** Starts a program in a directory under the guard, in a separate session, so that a Ctrl-C here does not reach it first. */
export function startServerProcess(
  program: string,
  parameters: readonly string[],
  directory: string,
): ServerProcess {
  const guard = spawn('sh', ['-c', GUARD, 'sh', program, ...parameters], {
    cwd: directory,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const log = lastOutput(guard);
  const gone = once(guard, 'close');
  let stopping = false;
  const ended = gone.then(([status]) => {
    guard.stdin?.destroy();
    if (stopping) return new Promise<never>(() => undefined);
    throw new Error(`${program} ended with status ${String(status)}. ${log()}`);
  });
  ended.catch(() => undefined);
  return {
    ended,
    async stop() {
      stopping = true;
      guard.stdin?.destroy();
      const limit = setTimeout(() => killGroup(guard), STOP_LIMIT_MS);
      await gone;
      clearTimeout(limit);
    },
  };
}

function lastOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-LOG_KEPT);
    });
  }
  return () => text.trim();
}

function killGroup(child: ChildProcess): void {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
}
