import type { Claimed, FailedAttempt } from './outbox';
import type { PostOutcome } from './post';

/** Sweeps run each minute: what is due just after one is seen to by the next, and the wait for it is part of a pause. */
const SWEEP_EVERY_MS = 60_000;
const FIRST_PAUSE_MS = 60_000;
/** The longest pause between two attempts, and how long a destination is left alone that is gone. */
const LONGEST_PAUSE_MS = 900_000;
/** After failing for so long, sending is given up. What was to be sent stays. */
const GIVE_UP_MS = 86_400_000;

/** A destination in the words in which admins read why a delivery failed. */
export interface DestinationName {
  /** Begins a sentence: `The chat platform`. */
  readonly name: string;
  /** What it has an address for: `webhook`. */
  readonly target: string;
  /** The environment's variable with the address. */
  readonly variable: string;
}

type Failure = Exclude<PostOutcome, { kind: 'taken' }>;

/**
 * What follows from a message that was not taken. Without an answer it is tried again within a minute, then after
 * pauses that double up to 15 minutes, and given up when it has failed for a day. A destination that asks for a pause gets it,
 * from all. What cannot get better by itself is given up at once: a message that is refused alone, a destination that is
 * gone together with a long pause for all others, so that each of them does not have to find out.
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
      const pause = { until: failedAt + LONGEST_PAUSE_MS, endsWithResend: true };
      return { failedAt, retryAt: null, reason, counts: true, pause };
    }
  }
}

/** Milliseconds from a failed attempt, counted from 1, to the next one. */
function backoff(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
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
