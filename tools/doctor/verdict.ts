/**
 * Result of a check. These are no faults: `unset` is an unused option, `unknown` cannot be seen yet, and `warning` is probably
 * unintended.
 */
export type State = 'ok' | 'unset' | 'unknown' | 'warning' | 'wrong';

export interface Verdict {
  readonly name: string;
  readonly state: State;
  /** Observation and, for a fault, the remedy. Never contains a secret, an address with one, or an error's message. */
  readonly text: string;
}

/** Subject of a check, and the check itself. */
export interface Check {
  readonly name: string;
  /** Stops when `signal` aborts. Its rejections are not shown. */
  readonly run: (signal: AbortSignal) => Promise<readonly [state: State, text: string]>;
}

/** Time limit, longer than any single step of a check. */
const LIMIT_MS = 10_000;

/** Runs all checks concurrently, each up to the limit. Verdicts keep the checks' order. Never rejects. */
export function runChecks(checks: readonly Check[]): Promise<Verdict[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', reject, { once: true });
      });
      try {
        const [state, text] = await Promise.race([run(signal), late]);
        return { name, state, text };
      } catch {
        const text = signal.aborted
          ? `No result within ${String(LIMIT_MS / 1_000)} seconds. Is this machine online?`
          : 'The check itself failed. Is this machine online?';
        return { name, state: 'wrong', text };
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

/** Formats each verdict as a line. */
export function toLines(verdicts: readonly Verdict[]): string[] {
  const width = Math.max(...verdicts.map(({ name }) => name.length));
  return verdicts.map(
    ({ name, state, text }) => `${LABELS[state].padEnd(8)}${name.padEnd(width + 2)}${text}`,
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats milliseconds in words: `20 seconds`, `5 minutes`, `3 hours`. */
export function durationText(milliseconds: number): string {
  const [count, unit] =
    milliseconds < 2 * MINUTE_MS
      ? [milliseconds / 1_000, 'seconds']
      : milliseconds < 2 * HOUR_MS
        ? [milliseconds / MINUTE_MS, 'minutes']
        : [milliseconds / HOUR_MS, 'hours'];
  return `${String(Math.round(count))} ${unit}`;
}
