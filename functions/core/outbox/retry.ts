import type { Claimed, FailedAttempt } from './outbox';
import type { PostOutcome } from './post';
import { AGAIN_AFTER_MS } from './second-tries';

/** Attempts that do not lengthen pauses: those of the run that stored the item. Where it died, the schedule makes them. */
const QUICK_ATTEMPTS = AGAIN_AFTER_MS.length + 1;

/** Sweeps run each ten minutes: an item due just after one waits for the next, and that wait is part of the pause. */
const SWEEP_EVERY_MS = 600_000;
const FIRST_PAUSE_MS = SWEEP_EVERY_MS;
/** The longest pause between two attempts. */
const LONGEST_PAUSE_MS = 21_600_000;
/** For a destination that is gone. */
const GONE_PAUSE_MS = 900_000;
/** An item that has failed for so long is given up. Its record stays. */
const GIVE_UP_MS = 86_400_000;

/** Names a destination in the reasons for failures that admins read. */
export interface DestinationName {
  /** Begins a sentence: `The chat platform`. */
  readonly name: string;
  /** What the address points to: `webhook`. */
  readonly target: string;
  /** The environment variable with the address. */
  readonly variable: string;
}

type Failure = Exclude<PostOutcome, { kind: 'taken' }>;

/**
 * What follows from a message that was not taken, once its run tries no more. A temporary failure is retried within ten minutes,
 * then after pauses that double up to six hours, and given up after a day. A rate limit pauses the destination for all items. Permanent failures are given
 * up immediately: a refused message alone; with a destination that is gone, all others pause for a while, so that not each of
 * them has to fail.
 */
export function planRetry(
  failure: Failure,
  { attempts, failingSince }: Pick<Claimed<unknown>, 'attempts' | 'failingSince'>,
  failedAt: number,
  destination: DestinationName,
): FailedAttempt {
  const isHopeless = failedAt - (failingSince ?? failedAt) >= GIVE_UP_MS;
  const reason = `${isHopeless ? 'Given up after a day. ' : ''}${describe(failure, destination)}`;
  const unlessHopeless = (time: number) => (isHopeless ? null : time);
  switch (failure.kind) {
    case 'limited': {
      const until = failedAt + failure.retryAfterMs;
      const pause = { until, endsWithResend: false };
      return { failedAt, retryAt: unlessHopeless(until), reason, counts: false, pause };
    }
    case 'failed': {
      const retryAt = failedAt + backoff(attempts + 1) - SWEEP_EVERY_MS + 1;
      return { failedAt, retryAt: unlessHopeless(retryAt), reason, counts: true, pause: null };
    }
    case 'refused':
      return { failedAt, retryAt: null, reason, counts: true, pause: null };
    case 'gone': {
      const pause = { until: failedAt + GONE_PAUSE_MS, endsWithResend: true };
      return { failedAt, retryAt: null, reason, counts: true, pause };
    }
  }
}

/** Milliseconds from a failed attempt, counted from 1, to the next one. */
function backoff(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(attempts - QUICK_ATTEMPTS, 0), LONGEST_PAUSE_MS);
}

function describe(failure: Failure, { name, target, variable }: DestinationName): string {
  switch (failure.kind) {
    case 'limited':
      return `${name} asked to send less.`;
    case 'gone':
      return `${name} knows no such ${target} (${String(failure.status)}). Check ${variable}.`;
    case 'refused':
      return `${name} refused the message (${String(failure.status)}).`;
    case 'failed':
      return failure.status === null
        ? `${name} did not answer.`
        : `${name} could not take the message (${String(failure.status)}).`;
  }
}
