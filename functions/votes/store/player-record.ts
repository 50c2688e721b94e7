import { readEach } from '../../core/database/read-each';
import { toFigure, toTime } from '../../core/database/replies';
import { isRecord } from '../../core/untrusted';
import type { StoredStreak } from '../streak';
import { voteKeys } from './vote-keys';

/** Stored states of a reward: those on the wire, and `taken` while a companion has it and has not reported yet. */
export const STORED_STATES = ['waiting', 'taken', 'delivered', 'uncertain', 'failed'] as const;
export type StoredState = (typeof STORED_STATES)[number];

export interface StoredReward {
  readonly id: string;
  readonly reward: string;
  readonly count: number;
  /** The server that it is for; null for any. */
  readonly server: string | null;
  readonly state: StoredState;
  /** Time of this state, except for `taken`. */
  readonly at: number;
  readonly takenAt: number | null;
  /** The server that it was handed out on. */
  readonly by: string | null;
  readonly detail: string | null;
}

/** A player's record as scripts store it; times in milliseconds since 1970. */
export interface StoredPlayer {
  readonly name: string;
  /** Times of counted votes by site, oldest first. */
  readonly votedAt: ReadonlyMap<string, readonly number[]>;
  readonly streak: StoredStreak | null;
  readonly best: number;
  readonly claimed: readonly number[];
  readonly rewards: readonly StoredReward[];
  readonly months: ReadonlyMap<string, number>;
}

export const EMPTY_PLAYER: Omit<StoredPlayer, 'name'> = {
  votedAt: new Map(),
  streak: null,
  best: 0,
  claimed: [],
  rewards: [],
  months: new Map(),
};

/** Reads a script's record. Lua's JSON encoder writes empty lists as empty objects. */
export function unpackPlayer(record: Record<string, unknown>): StoredPlayer {
  const sites = entriesOf(record.sites).map(([site, receipts]): [string, number[]] => [
    site,
    listOf(receipts).flatMap((receipt) => (isRecord(receipt) ? [toTime(receipt.at)] : [])),
  ]);
  const { streak } = record;
  return {
    name: String(record.name),
    votedAt: new Map(sites),
    streak: isRecord(streak) ? toStreak(streak) : null,
    best: Number(record.best),
    claimed: listOf(record.claimed).map(Number),
    rewards: readEach(voteKeys.players, listOf(record.rewards).filter(isRecord), unpackReward),
    months: new Map(entriesOf(record.months).map(([month, votes]) => [month, Number(votes)])),
  };
}

/**
 * Reads a single reward from a script's reply.
 * @throws DatabaseError when it has no count or time
 */
export function unpackReward({
  id,
  reward,
  count,
  server,
  state,
  at,
  takenAt,
  by,
  detail,
}: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id: String(id),
    reward: String(reward),
    count: toFigure(count),
    server: text(server),
    state: STORED_STATES.find((known) => known === state) ?? 'uncertain',
    at: toTime(at),
    takenAt: typeof takenAt === 'number' ? takenAt : null,
    by: text(by),
    detail: text(detail),
  };
}

function toStreak({ day, length, spared, missed }: Record<string, unknown>): StoredStreak {
  return {
    day: Number(day),
    length: Number(length),
    ...(typeof spared === 'number' && { spared }),
    missed: listOf(missed).map(Number),
  };
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}
