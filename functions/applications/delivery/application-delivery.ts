import type { ApplicationOutbox, ClaimedApplication, PostMessage } from './application-delivery-ports';
import { applicationMessages } from './application-messages';
import { planRetry } from './application-retry';
import { Unavailable } from '../../core/errors/unavailable';
import type { Clock } from '../../core/time/clock';

/** Longer than a call and its mark can take; when their instance dies, another may go on after this. */
export const LEASE_MS = 30_000;

/** No call is begun after this: the platform ends a scheduled run after 30 s, and a call may take 10 s. */
const RUN_MS = 15_000;
/** One failure may be the application's own fault. After so many in a row the webhook is left alone for this run. */
const MOST_FAILURES = 2;
/** What the chat took must not be sent again for a moment's trouble with the database. */
const MARK_TRIES = 3;
const MARK_PAUSE_MS = 500;

/** What one run did: applications that were announced whole, that wait after a failure, and that were given up. */
export interface DeliveryReport {
  readonly sent: number;
  readonly postponed: number;
  readonly dead: number;
}

/** `limited`: the platform wants a pause. `left`: another has taken over, or the time was up before the last message. */
type Ending = keyof DeliveryReport | 'limited' | 'left';

export interface ApplicationDeliveryParts {
  readonly outbox: ApplicationOutbox;
  readonly post: PostMessage;
  readonly clock: Clock;
}

export interface ApplicationDelivery {
  /** The first attempt, by whoever stored the application and holds its lease. Never rejects. */
  deliver(id: string): Promise<void>;
  /** Announces what is due. May run at the same time as others of its kind. Rejects with `Unavailable`. */
  sweep(): Promise<DeliveryReport>;
}

/**
 * Announces stored applications in the team's chat, message by message and one after the other. Each message is sent at
 * least once; a second time only when the chat's answer, or the mark that follows it, was lost.
 */
export function createApplicationDelivery(parts: ApplicationDeliveryParts): ApplicationDelivery {
  const { outbox, post, clock } = parts;

  const claim = (id: string, first: boolean) => {
    const now = clock.now();
    return outbox.claim(id, { now, until: now + LEASE_MS, first });
  };

  async function mark(claimed: ClaimedApplication, sentParts: number, parts: number): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await outbox.mark(claimed, { sentParts, parts, until: clock.now() + LEASE_MS });
      } catch (error) {
        if (!(error instanceof Unavailable) || tries === MARK_TRIES) throw error;
        await clock.wait(MARK_PAUSE_MS);
      }
    }
  }

  async function announce(claimed: ClaimedApplication, deadline: number): Promise<Ending> {
    const messages = applicationMessages(claimed);
    const count = messages.length;
    for (let sent = claimed.sentParts; sent < count; sent += 1) {
      const message = messages[sent];
      if (!message || clock.now() >= deadline) return 'left';
      const outcome = await post(message);
      if (outcome.kind !== 'taken') {
        const setback = planRetry(outcome, sent > claimed.sentParts ? UNTROUBLED : claimed, clock.now());
        await outbox.putOff(claimed, setback, count);
        if (setback.retryAt === null) return 'dead';
        return outcome.kind === 'limited' ? 'limited' : 'postponed';
      }
      const goesOn = await mark(claimed, sent + 1, count);
      if (!goesOn && sent + 1 < count) return 'left';
    }
    // An owner has shortened the form meanwhile: what was sent is all that there is.
    if (claimed.sentParts >= count) await mark(claimed, count, count);
    return 'sent';
  }

  /** The application that has been due for longest, those aside that failed in this run; waits while the webhook pauses. */
  async function nextDue(deadline: number, failed: ReadonlySet<string>): Promise<string | null> {
    for (;;) {
      const { ids, pausedUntil } = await outbox.due(clock.now(), failed.size + 1);
      const pause = pausedUntil - clock.now();
      if (pause <= 0) return ids.find((id) => !failed.has(id)) ?? null;
      if (clock.now() + pause >= deadline) return null;
      await clock.wait(pause);
    }
  }

  return {
    async deliver(id) {
      try {
        const claimed = await claim(id, true);
        if (claimed) await announce(claimed, clock.now() + RUN_MS);
      } catch {
        // The application is stored: sweeps go on from here.
      }
    },

    async sweep() {
      const report = { sent: 0, postponed: 0, dead: 0 };
      const deadline = clock.now() + RUN_MS;
      const failed = new Set<string>();
      let failuresInARow = 0;
      while (clock.now() < deadline && failuresInARow < MOST_FAILURES) {
        const id = await nextDue(deadline, failed);
        if (id === null) break;
        const claimed = await claim(id, false);
        const ending = claimed ? await announce(claimed, deadline) : 'left';
        if (ending !== 'limited' && ending !== 'left') report[ending] += 1;
        if (ending === 'sent') failuresInARow = 0;
        if (ending === 'postponed') {
          failuresInARow += 1;
          failed.add(id);
        }
      }
      return report;
    },
  };
}

/** Failures count from the last message that was taken. */
const UNTROUBLED = { attempts: 0, failingSince: null };
