import {
  type Challenge,
  type CompanionSync,
  type HandedReward,
  SYNC_LIMITS,
} from '@/contract/companion-sync';
import type { Watch } from '../game/watch';
import type { CompanionOptions } from '../options';
import type { Output } from '../output';
import { printable } from '../printable';
import type { Journal } from '../rewards/journal';
import type { VoteQueue } from '../votes/vote-queue';
import type { Pace } from './pace';
import { callSite, SyncFailed } from './site';

export interface ExchangeParts {
  readonly options: Pick<CompanionOptions, 'site' | 'server' | 'key'>;
  readonly companion: CompanionSync['companion'];
  readonly queue: VoteQueue;
  readonly journal: Journal;
  readonly watch: Watch;
  readonly pace: Pace;
  readonly output: Output;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** How much the site's clock is ahead of this machine's, in milliseconds. */
  readonly onClock: (aheadMs: number) => void;
  /** Keeps what the site will never take where the owner finds it. */
  readonly setAside: (what: object, reason: string) => Promise<void>;
}

/** What the site wants done. */
export interface Tasks {
  /** When the site was asked, in milliseconds. */
  readonly askedAt: number;
  readonly rewards: readonly HandedReward[];
  readonly challenges: readonly Challenge[];
}

export interface Exchange {
  /** One call; null when it failed, which was told of. What the site has taken is forgotten here, and nothing else. */
  run(): Promise<Tasks | null>;
  /** Whether the last call succeeded. */
  readonly isReached: boolean;
}

export function createExchange(parts: ExchangeParts): Exchange {
  const { options, companion, queue, journal, watch, pace, output, signal, now } = parts;
  let trouble: string | null = null;
  let isReached = false;

  const compose = (): CompanionSync => ({
    server: options.server,
    companion,
    players: watch.players?.slice(0, SYNC_LIMITS.players) ?? null,
    vitals: watch.vitals,
    votes: [...queue.first(SYNC_LIMITS.votes)],
    receipts: journal.receipts(SYNC_LIMITS.receipts),
  });

  /** A vote or a receipt that the site cannot even read must not stand in the way of the others. */
  async function setAside(sync: CompanionSync, { fields, message }: SyncFailed): Promise<boolean> {
    const named = Object.keys(fields).flatMap((name) => {
      const [, list, index] = /^(votes|receipts)\[(\d+)\]/.exec(name) ?? [];
      const item = list === undefined ? undefined : sync[list as 'votes' | 'receipts'][Number(index)];
      return item ? [item] : [];
    });
    for (const item of named) await parts.setAside(item, message);
    const ids = named.map(({ id }) => id);
    await queue.remove(ids);
    await journal.told(ids);
    return named.length > 0;
  }

  return {
    async run() {
      const sync = compose();
      const askedAt = now();
      pace.began();
      try {
        const { answer, aheadMs } = await callSite(sync, { ...options, signal });
        const { accepted } = answer;
        if (aheadMs !== null) parts.onClock(aheadMs);
        if (trouble !== null) output.good('Site: reached');
        trouble = null;
        isReached = true;
        pace.succeeded(answer.nextMs);
        const votes = new Set(sync.votes.map(({ id }) => id));
        const receipts = new Set(sync.receipts.map(({ id }) => id));
        const refused = accepted.refused.map(({ id }) => id);
        for (const { id, reason } of accepted.refused)
          if (votes.has(id) || receipts.has(id))
            output.trouble(`Site: refused ${printable(id)}: ${printable(reason)}`);
        await queue.remove([...accepted.votes, ...refused].filter((id) => votes.has(id)));
        await journal.told([...accepted.receipts, ...refused].filter((id) => receipts.has(id)));
        if (sync.votes.length + sync.receipts.length > 0)
          output.event(
            `Site: took ${String(accepted.votes.length)} votes and ${String(accepted.receipts.length)} receipts`,
          );
        if (sync.votes.length === SYNC_LIMITS.votes && accepted.votes.length > 0) pace.goOn();
        return { askedAt, rewards: answer.rewards, challenges: answer.challenges };
      } catch (error) {
        if (!(error instanceof SyncFailed)) throw error;
        if (signal.aborted) return null;
        isReached = false;
        pace.failed((await setAside(sync, error)) ? 'away' : error.kind, error.retryAfterMs);
        if (error.message !== trouble) output.trouble(`Site: ${error.message}`);
        trouble = error.message;
        return null;
      }
    },
    get isReached() {
      return isReached;
    },
  };
}
