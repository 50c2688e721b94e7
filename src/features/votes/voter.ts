import { isGameName } from '@/contract/player-name';
import { isRecord } from '@/lib/is-record';
import { isBallot, mergeBallots, type Ballot } from './ballots';

/** Whoever votes in this browser, where the server counts. */
export interface Voter {
  /** The player's name as given; null until it is. */
  name: string | null;
  /** In milliseconds. */
  namedAt: number;
  ballots: Ballot[];
  /** Days on which a player voted on all sites, and was told; the latest last. */
  completed: string[];
}

export const NOBODY: Voter = { name: null, namedAt: 0, ballots: [], completed: [] };

const MOST_DAYS = 10;

/** Each day of both once. */
export const mergeDays = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].sort().slice(-MOST_DAYS);

type Named = Pick<Voter, 'name' | 'namedAt'>;

const namedIn = ({ name, namedAt }: Partial<Record<keyof Voter, unknown>>): Named =>
  typeof name === 'string' && isGameName(name) && Number.isSafeInteger(namedAt)
    ? { name, namedAt: Number(namedAt) }
    : NOBODY;

/** The name that was given last; of two at the same moment the same one in each tab. */
const laterOf = (one: Named, other: Named): Named => {
  if (one.namedAt !== other.namedAt) return one.namedAt > other.namedAt ? one : other;
  return (one.name ?? '') > (other.name ?? '') ? one : other;
};

const listIn = (stored: Record<string, unknown>, field: keyof Voter): unknown[] => {
  const value = stored[field];
  return Array.isArray(value) ? value : [];
};

/** Puts together what a tab knows and what lay in storage, which may be anything. */
export const mergeVoters = (known: Voter, stored: unknown): Voter => {
  const other = isRecord(stored) ? stored : {};
  const { name, namedAt } = laterOf(known, namedIn(other));
  return {
    name,
    namedAt,
    ballots: mergeBallots(known.ballots, listIn(other, 'ballots').filter(isBallot)),
    completed: mergeDays(
      known.completed,
      listIn(other, 'completed').filter((day) => typeof day === 'string'),
    ),
  };
};
