import type { VoteSite } from '@/contract/network/voting';
import { DAY_MS } from '@/lib/calendar';
import { remainingMs } from '@/lib/countdown';
import { nextVoteAt } from '@/lib/next-vote';

export interface VoteRecord {
  /** The site's id; one removed from the network still counts for the streak. */
  site: string;
  /** Milliseconds since 1970. It counts for a day of the time zone in which the visitor looks at it. */
  timestamp: number;
}

/** Over three years of a daily vote on each site; older ones are dropped. */
const MOST_RECORDS = 4_000;
const LATEST_TIME = 8.64e15 - DAY_MS;

/** Validates localStorage, which a visitor or an older release may have written. */
export const isVoteRecord = (value: unknown): value is VoteRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const { site, timestamp } = value as Partial<Record<keyof VoteRecord, unknown>>;
  return (
    typeof site === 'string' &&
    site.length <= 100 &&
    Number.isSafeInteger(timestamp) &&
    Math.abs(Number(timestamp)) <= LATEST_TIME
  );
};

const keyOf = ({ site, timestamp }: VoteRecord): string => `${String(timestamp)} ${site}`;

/** Returns each record of both once, oldest first; all tabs get the same order. */
export const mergeRecords = (one: readonly VoteRecord[], other: readonly VoteRecord[]): VoteRecord[] => {
  const all = new Map(
    [...one, ...other].map(({ site, timestamp }) => [keyOf({ site, timestamp }), { site, timestamp }]),
  );
  return [...all.values()]
    .sort((a, b) => a.timestamp - b.timestamp || (a.site < b.site ? -1 : 1))
    .slice(-MOST_RECORDS);
};

/** Returns the milliseconds until the visitor's next vote on the site; 0 if it is possible now. */
export const untilNextVote = (history: readonly VoteRecord[], site: VoteSite, now: number): number =>
  remainingMs(
    history.filter((vote) => vote.site === site.id).map(({ timestamp }) => timestamp),
    now,
    (time) => nextVoteAt(site.again, time),
  );
