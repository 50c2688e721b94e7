import { isGameName } from '@/contract/player-name';
import { isRecord } from '@/lib/is-record';
import { isOpenedVote, mergeOpenedVotes, type OpenedVote } from './opened-votes';

/** The voter in this browser, on a site with a bridge to the game. */
export interface Voter {
  /** The player's name as given; null until then. */
  name: string | null;
  /** Milliseconds since 1970. */
  namedAt: number;
  ballots: OpenedVote[];
  /** Days on which a player voted on all sites and was told so; the latest last. */
  completed: string[];
}

export const EMPTY_VOTER: Voter = { name: null, namedAt: 0, ballots: [], completed: [] };

const MOST_DAYS = 10;

/** Returns each day of both once. */
export const mergeDays = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].sort().slice(-MOST_DAYS);

type Named = Pick<Voter, 'name' | 'namedAt'>;

const namedIn = ({ name, namedAt }: Partial<Record<keyof Voter, unknown>>): Named =>
  typeof name === 'string' && isGameName(name) && Number.isSafeInteger(namedAt)
    ? { name, namedAt: Number(namedAt) }
    : EMPTY_VOTER;

/** Returns the later name; for equal times, all tabs choose the same one. */
const laterOf = (one: Named, other: Named): Named => {
  if (one.namedAt !== other.namedAt) return one.namedAt > other.namedAt ? one : other;
  return (one.name ?? '') > (other.name ?? '') ? one : other;
};

const listIn = (stored: Record<string, unknown>, field: keyof Voter): unknown[] => {
  const value = stored[field];
  return Array.isArray(value) ? value : [];
};

/** Merges a tab's state with the stored one, which may be anything. */
export const mergeVoters = (known: Voter, stored: unknown): Voter => {
  const other = isRecord(stored) ? stored : {};
  const { name, namedAt } = laterOf(known, namedIn(other));
  return {
    name,
    namedAt,
    ballots: mergeOpenedVotes(known.ballots, listIn(other, 'ballots').filter(isOpenedVote)),
    completed: mergeDays(
      known.completed,
      listIn(other, 'completed').filter((day) => typeof day === 'string'),
    ),
  };
};
