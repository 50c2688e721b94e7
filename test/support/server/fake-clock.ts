import type { Clock } from '../../../functions/core/time/clock';

interface Wait {
  readonly milliseconds: number;
  readonly until: number;
  readonly end: () => void;
}

/** A clock that only advances when told to. */
export class FakeClock implements Clock {
  private time = Date.parse('2026-05-25T12:00:00.000Z');
  private waits: Wait[] = [];
  private watchers: { readonly milliseconds: number; readonly notify: () => void }[] = [];

  now(): number {
    return this.time;
  }

  wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wait = { milliseconds, until: this.time + milliseconds, end: resolve };
      this.waits.push(wait);
      signal?.addEventListener('abort', () => {
        this.waits = this.waits.filter((other) => other !== wait);
        resolve();
      });
      const [told, others] = [this.watchers, []];
      this.watchers = others;
      for (const watcher of told) {
        if (watcher.milliseconds === milliseconds) watcher.notify();
        else this.watchers.push(watcher);
      }
    });
  }

  /** Resolves once a caller waits for exactly that long. */
  async untilWaitingFor(milliseconds: number): Promise<void> {
    if (this.waits.some((wait) => wait.milliseconds === milliseconds)) return;
    await new Promise<void>((notify) => this.watchers.push({ milliseconds, notify }));
  }

  /** Advances the time, and ends the waits that are due. Negative milliseconds set the clock back. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.waits.filter(({ until }) => until <= this.time);
    this.waits = this.waits.filter(({ until }) => until > this.time);
    for (const { end } of due) end();
  }
}

/**
 * A clock whose pauses end at once: each wait puts it permanently ahead of the other clock by its length. For work whose pauses a
 * test ignores; each work has its own instance.
 */
export class HurriedClock implements Clock {
  private ahead = 0;

  constructor(private readonly other: Clock) {}

  now(): number {
    return this.other.now() + this.ahead;
  }

  async wait(milliseconds: number): Promise<void> {
    this.ahead += milliseconds;
  }
}

/** A clock for work that is cut off at its first pause, as if its process were killed there. */
export class LastClock implements Clock {
  constructor(private readonly other: Clock) {}

  now(): number {
    return this.other.now();
  }

  wait(): Promise<void> {
    return Promise.reject(new Error('The process was killed.'));
  }
}

/** The real clock, set ahead by `shift` milliseconds: hours pass at once, while real sockets take their time. */
export class ShiftedClock implements Clock {
  shift = 0;

  constructor(private readonly real: Clock) {}

  now(): number {
    return this.real.now() + this.shift;
  }

  wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return this.real.wait(milliseconds, signal);
  }
}

/** Makes timeouts of connections and requests use the given clock until the end of the test. */
export function limitBy(clock: Clock): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    const timeUp = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    void clock.wait(milliseconds).then(() => limit.abort(timeUp));
    return limit.signal;
  });
}
