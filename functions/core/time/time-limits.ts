import type { Clock } from './clock';

/** Resolves when the work has ended or the time is up, whichever comes first; rejects if the work does. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>, clock: Clock): Promise<void> {
  const timer = new AbortController();
  try {
    await Promise.race([work, clock.wait(milliseconds, timer.signal)]);
  } finally {
    timer.abort();
  }
}

/** Settles like the work, or rejects as soon as the signal aborts, whether or not the work heeds the signal. */
export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    const letGo = () => signal.removeEventListener('abort', giveUp);
    work.then(resolve, reject).finally(letGo);
  });
}
