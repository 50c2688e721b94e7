import type { ClaimedApplication, PostOutcome, Setback } from './application-delivery-ports';
import { GIVE_UP_MS, LONGEST_PAUSE_MS, pauseAfter } from '../../core/outbox/backoff';

/** Sweeps run each minute: what is due just after one is seen to by the next, and the wait for it is part of a pause. */
const SWEEP_EVERY_MS = 60_000;

type Failure = Exclude<PostOutcome, { kind: 'taken' }>;

/**
 * What follows from a message that was not taken. Without an answer it is tried again within a minute, then after
 * pauses that double up to 15 minutes, and given up when it has failed for a day. A platform that asks for a pause gets it,
 * from all. What cannot get better by itself is given up at once: a message that is refused alone, a webhook that is
 * gone together with a long pause for all others, so that each of them does not have to find out.
 */
export function planRetry(
  failure: Failure,
  { attempts, failingSince }: Pick<ClaimedApplication, 'attempts' | 'failingSince'>,
  failedAt: number,
): Setback {
  const isHopeless = failedAt - (failingSince ?? failedAt) >= GIVE_UP_MS;
  const reason = `${isHopeless ? 'Given up after a day. ' : ''}${describe(failure)}`;
  const unlessHopeless = (time: number) => (isHopeless ? null : time);
  switch (failure.kind) {
    case 'limited': {
      const until = failedAt + failure.retryAfterMs;
      const pause = { until, endsWithResend: false };
      return { failedAt, retryAt: unlessHopeless(until), reason, counts: false, pause };
    }
    case 'failed': {
      const retryAt = failedAt + pauseAfter(attempts + 1) - SWEEP_EVERY_MS + 1;
      return { failedAt, retryAt: unlessHopeless(retryAt), reason, counts: true, pause: null };
    }
    case 'refused':
      return { failedAt, retryAt: null, reason, counts: true, pause: null };
    case 'gone': {
      const pause = { until: failedAt + LONGEST_PAUSE_MS, endsWithResend: true };
      return { failedAt, retryAt: null, reason, counts: true, pause };
    }
  }
}

function describe(failure: Failure): string {
  switch (failure.kind) {
    case 'limited':
      return 'The chat platform asked to send less.';
    case 'gone':
      return `The chat platform knows no such webhook (${String(failure.status)}). Check APPLICATIONS_WEBHOOK_URL.`;
    case 'refused':
      return `The chat platform refused the message (${String(failure.status)}).`;
    case 'failed':
      return failure.status === null
        ? 'The chat platform did not answer.'
        : `The chat platform could not take the message (${String(failure.status)}).`;
  }
}
