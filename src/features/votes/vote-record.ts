import type { VoteSite } from '@/contract/network/voting';
import { DAY_MS } from '@/lib/calendar';
import { remainingMs } from '@/lib/countdown';
import { nextVoteAt } from '@/lib/next-vote';

/** A vote, as the visitor's browser remembers it. */
export interface VoteRecord {
  /** Its id; one that is gone from the network still counts for the streak. */
  site: string;
  /** In milliseconds. The day that it counts for is that of the zone where the visitor looks at it. */
  timestamp: number;
}

/** Over three years of a vote a day on each site; older ones are forgotten. */
const MOST_RECORDS = 4_000;
const LATEST_TIME = 8.64e15 - DAY_MS;

/** Guards against what a visitor, or an older release, left in localStorage. */
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

/** Each record of both once, oldest first: in the same order in whatever tab they are put together. */
export const mergeRecords = (one: readonly VoteRecord[], other: readonly VoteRecord[]): VoteRecord[] => {
  const all = new Map(
    [...one, ...other].map(({ site, timestamp }) => [keyOf({ site, timestamp }), { site, timestamp }]),
  );
  return [...all.values()]
    .sort((a, b) => a.timestamp - b.timestamp || (a.site < b.site ? -1 : 1))
    .slice(-MOST_RECORDS);
};

/** Milliseconds until the site takes the visitor's next vote; 0 when it does now. */
export const untilNextVote = (history: readonly VoteRecord[], site: VoteSite, now: number): number =>
  remainingMs(
    history.filter((vote) => vote.site === site.id).map(({ timestamp }) => timestamp),
    now,
    (time) => nextVoteAt(site.again, time),
  );
