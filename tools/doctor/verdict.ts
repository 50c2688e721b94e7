/** What a check found. `unset`, `unknown` and `warning` are no faults: the site does without it, nothing is there to be seen yet, or it is probably not meant. */
export type State = 'ok' | 'unset' | 'unknown' | 'warning' | 'wrong';

export interface Verdict {
  readonly name: string;
  readonly state: State;
  /** What was seen and, where it is wrong, what to do. Never a secret, an address with one, or the words of an error. */
  readonly words: string;
}

/** What was looked at, and how. */
export interface Check {
  readonly name: string;
  /** Stops when `signal` aborts. What it rejects with is not shown. */
  readonly run: (signal: AbortSignal) => Promise<readonly [state: State, words: string]>;
}

/** Longer than any single step of a check takes. */
const LIMIT_MS = 10_000;

/** Runs all checks at the same time, each for so long at most. Verdicts keep the checks' order. Never rejects. */
export function runChecks(checks: readonly Check[], limitMs: number = LIMIT_MS): Promise<Verdict[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      const signal = AbortSignal.timeout(limitMs);
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', reject, { once: true });
      });
      try {
        const [state, words] = await Promise.race([run(signal), late]);
        return { name, state, words };
      } catch {
        const words = signal.aborted
          ? `No result within ${String(limitMs / 1_000)} seconds. Is this machine online?`
          : 'The check itself failed. Is this machine online?';
        return { name, state: 'wrong', words };
      }
    }),
  );
}

const LABELS: Readonly<Record<State, string>> = {
  ok: 'ok',
  unset: 'not set',
  unknown: 'unknown',
  warning: 'warning',
  wrong: 'WRONG',
};

/** One line for each. */
export function toLines(verdicts: readonly Verdict[]): string[] {
  const width = Math.max(...verdicts.map(({ name }) => name.length));
  return verdicts.map(
    ({ name, state, words }) => `${LABELS[state].padEnd(8)}${name.padEnd(width + 2)}${words}`,
  );
}
