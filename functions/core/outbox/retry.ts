import { type DeliveryReason, toReason } from '@/contract/delivery-failures';
import type { Claimed, FailedAttempt } from './outbox';
import type { PostOutcome } from './post';
import { AGAIN_AFTER_MS } from './second-tries';

/** Attempts that do not lengthen pauses: those of the run that stored the item. If that run died, the schedule makes them. */
const QUICK_ATTEMPTS = AGAIN_AFTER_MS.length + 1;

/** Sweeps run every ten minutes. An item due just after one waits for the next, and that wait is part of the pause. */
const SWEEP_EVERY_MS = 600_000;
const FIRST_PAUSE_MS = SWEEP_EVERY_MS;
const LONGEST_PAUSE_MS = 21_600_000;
/** Pause of a destination that is gone. */
const GONE_PAUSE_MS = 900_000;
/** An item that has failed for this long is given up. Its record stays. */
const GIVE_UP_MS = 86_400_000;

type Failure = Exclude<PostOutcome, { kind: 'taken' }>;

/**
 * Plans the next step for a message that was not taken, after the run's own retries. A temporary failure is retried within ten
 * minutes, then after pauses that double up to six hours, and given up after a day. A rate limit pauses the destination for all
 * items. Permanent failures are given up immediately. A refused message affects only itself; a destination that is gone pauses
 * all other items for a while, so that they need not fail one by one.
 */
export function planRetry(
  failure: Failure,
  { attempts, failingSince }: Pick<Claimed<unknown>, 'attempts' | 'failingSince'>,
  failedAt: number,
): FailedAttempt {
  const isHopeless = failedAt - (failingSince ?? failedAt) >= GIVE_UP_MS;
  const reason = toReason({ ...failureOf(failure), hasGivenUp: isHopeless });
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

/** Returns the milliseconds from a failed attempt, counted from 1, to the next one. */
function backoff(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(attempts - QUICK_ATTEMPTS, 0), LONGEST_PAUSE_MS);
}

function failureOf(failure: Failure): Pick<DeliveryReason, 'failure' | 'status'> {
  if (failure.kind === 'limited') return { failure: 'limited' };
  if (failure.status === null) return { failure: 'no_answer' };
  return { failure: failure.kind, status: failure.status };
}
