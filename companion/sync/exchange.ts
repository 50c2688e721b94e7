import {
  type Challenge,
  type CompanionSync,
  type HandedReward,
  type SentTest,
  type SentVote,
  SYNC_LIMITS,
} from '@/contract/companion-sync';
import type { Watch } from '../game/watch';
import type { CompanionOptions } from '../options';
import type { Output } from '../output';
import { countOf } from '../printable';
import type { Journal } from '../rewards/journal';
import type { RewardsFile } from '../rewards/rewards-file';
import type { SeenTests } from '../votes/seen-tests';
import type { VoteQueue } from '../votes/vote-queue';
import { itemsNamed } from './odd-answer';
import type { Pace } from './pace';
import type { SetAside } from './set-aside';
import { callSite, SyncFailed } from './site';

export interface ExchangeParts {
  readonly options: Pick<CompanionOptions, 'site' | 'server' | 'key'>;
  readonly companion: CompanionSync['companion'];
  readonly queue: VoteQueue;
  readonly tests: SeenTests;
  readonly journal: Journal;
  readonly rewards: Pick<RewardsFile, 'missing'>;
  readonly watch: Watch;
  readonly pace: Pace;
  readonly output: Output;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Called with the lead of the site's clock over this machine's, in milliseconds. */
  readonly onClock: (aheadMs: number) => void;
  readonly setAside: SetAside;
}

export interface Tasks {
  /** Time of the call to the site, in milliseconds. */
  readonly askedAt: number;
  readonly rewards: readonly HandedReward[];
  /** Ids of all rewards that the site may hand out. */
  readonly rewardIds: readonly string[];
  readonly challenges: readonly Challenge[];
  /** The site's id of the answer with these tasks; null when it has none. */
  readonly answer: string | null;
}

export interface Exchange {
  /** Makes one call; null when it failed, which was reported. Deletes only what the site has accepted. */
  run(): Promise<Tasks | null>;
  /** Marks the tasks of an answer as stored. The next call reports that; otherwise the site hands them out again. */
  keep(tasks: Tasks): void;
  /** Whether the last call succeeded. */
  readonly isReached: boolean;
}

/** Time for which players are left out whose names the site could not read. It may be updated in the meantime. */
const UNREADABLE_MS = 60 * 60_000;

export function createExchange(parts: ExchangeParts): Exchange {
  const { options, companion, queue, tests, journal, rewards, watch, pace, output, signal, now } = parts;
  let trouble: string | null = null;
  let isReached = false;
  /** The last answer whose tasks are in the journal. */
  let kept: string | null = null;
  /** Players whose names an older site rejects, with the time of the rejection. */
  const unreadable = new Map<string, number>();
  const isReadable = (name: string) => Math.abs(now() - (unreadable.get(name) ?? -Infinity)) >= UNREADABLE_MS;

  const compose = (seenTests: readonly SentTest[]): CompanionSync => ({
    server: options.server,
    companion,
    players: watch.players?.filter(({ name }) => isReadable(name)).slice(0, SYNC_LIMITS.players) ?? null,
    vitals: watch.vitals,
    hidesPlayers: watch.hidesPlayers,
    votes: [...queue.first(SYNC_LIMITS.votes)],
    receipts: journal.receipts(SYNC_LIMITS.receipts),
    seen: kept,
    ...(seenTests.length > 0 && { tests: [...seenTests] }),
    ...(rewards.missing.length > 0 && { missingRewards: [...rewards.missing] }),
  });

  /** A vote or a receipt that the site cannot read must not block the others. */
  async function setAside(sync: CompanionSync, { fields, message }: SyncFailed): Promise<boolean> {
    const named = [
      ...itemsNamed(fields, 'votes', sync.votes),
      ...itemsNamed(fields, 'receipts', sync.receipts),
    ];
    if (named.length === 0 || !(await parts.setAside(named, message))) return false;
    const ids = named.map(({ id }) => id);
    await queue.remove(ids);
    await journal.told(ids);
    return true;
  }

  /** Leaves out players that the site cannot read for a while, and tests for good. Returns whether there are any. */
  function leaveOut(sync: CompanionSync, { fields }: SyncFailed): boolean {
    const names = itemsNamed(fields, 'players', sync.players ?? []).map(({ name }) => name);
    for (const name of names) unreadable.set(name, now());
    if (names.length > 0)
      output.trouble(`Site: cannot read these players: ${names.join(', ')}. Update the site`);
    const unreadTests = itemsNamed(fields, 'tests', sync.tests ?? []);
    tests.told(unreadTests);
    return names.length + unreadTests.length > 0;
  }

  return {
    async run() {
      const seenTests = tests.all();
      const sync = compose(seenTests);
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
        const refused = new Map(accepted.refused.map(({ id, reason }) => [id, reason]));
        const votes = settled(sync.votes, accepted.votes, refused);
        const receipts = settled(sync.receipts, accepted.receipts, refused);
        const sent = new Map(sync.votes.map((vote) => [vote.id, vote]));
        for (const id of [...votes.refused, ...receipts.refused])
          output.trouble(`Site: refused ${refusedName(sent.get(id), id)}: ${refused.get(id) ?? ''}`);
        const unrecognized = new Set(accepted.unrecognized);
        for (const line of keptLines(sync.votes.filter(({ id }) => unrecognized.has(id))))
          output.trouble(line);
        tests.told(seenTests);
        await queue.remove([...votes.taken, ...votes.refused]);
        await journal.told([...receipts.taken, ...receipts.refused]);
        if (sync.votes.length + sync.receipts.length > 0)
          output.event(
            `Site: accepted ${countOf(votes.taken.length, 'vote')} and ${countOf(receipts.taken.length, 'receipt')}`,
          );
        if (sync.votes.length === SYNC_LIMITS.votes && votes.taken.length > 0) pace.goOn();
        const { rewardIds = [], challenges, answer: name = null } = answer;
        return { askedAt, rewards: answer.rewards, rewardIds, challenges, answer: name };
      } catch (error) {
        if (!(error instanceof SyncFailed)) throw error;
        if (signal.aborted) return null;
        isReached = false;
        const isLess = [leaveOut(sync, error), await setAside(sync, error)].includes(true);
        pace.failed(isLess ? 'away' : error.kind, error.retryAfterMs);
        if (error.message !== trouble) output.trouble(`Site: ${error.message}`);
        trouble = error.message;
        return null;
      }
    },
    keep({ answer }) {
      kept = answer;
    },
    get isReached() {
      return isReached;
    },
  };
}

/** Returns the ids of a call that the answer accepts or refuses, each once, and ignores any other id. */
function settled(
  sent: readonly { readonly id: string }[],
  accepted: readonly string[],
  refused: ReadonlyMap<string, string>,
) {
  const named = new Set(accepted);
  const ids = sent.map(({ id }) => id);
  return {
    taken: ids.filter((id) => named.has(id)),
    refused: ids.filter((id) => !named.has(id) && refused.has(id)),
  };
}

const refusedName = (vote: SentVote | undefined, id: string): string =>
  vote ? `the vote by ${vote.username} at ${vote.service}` : id;

const MOST_NAMED = 5;

/** Returns a line for each listing site that is still unnamed. */
function keptLines(votes: readonly SentVote[]): string[] {
  const services = new Map<string, string[]>();
  for (const { service, username } of votes)
    services.set(service, [...(services.get(service) ?? []), username]);
  return [...services].map(([service, players]) => {
    const shown = players.slice(0, MOST_NAMED).join(', ');
    const more = players.length > MOST_NAMED ? ` and ${String(players.length - MOST_NAMED)} more` : '';
    return `Site: keeps ${countOf(players.length, 'vote')} from “${service}” (${shown}${more}). An admin must assign this listing site at the votes desk`;
  });
}
