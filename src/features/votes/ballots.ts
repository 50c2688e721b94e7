import { voteSites } from '#network/voting';
import { isGameName } from '@/contract/player-name';
import { byId } from '@/lib/by-id';
import { settleTime } from '@/lib/calendar';
import { isRecord } from '@/lib/is-record';
import { nextVoteAt } from '@/lib/next-vote';

const STATES = ['open', 'already', 'counted'] as const;

/** A vote for which the listing site was opened, where the server counts. */
export interface Ballot {
  site: string;
  /** As given, in whatever case. */
  player: string;
  /** In milliseconds. */
  openedAt: number;
  /** When the server then took the player's next vote on the site, as it said; null before the first, absent where it had not said. */
  before?: string | null | undefined;
  /** Already: the listing site says that it has been used. */
  state: (typeof STATES)[number];
}

/** After so long a page asks no more for a ballot by itself, but once more whenever the visitor comes back. */
export const WATCH_MS = 900_000;
/** A few players of one browser, on each site. */
const MOST_BALLOTS = 30;

/** Names in the game differ by more than their case. */
export const fold = (player: string): string => player.toLowerCase();

export const keyOf = ({ site, player }: Pick<Ballot, 'site' | 'player'>): string => `${site} ${fold(player)}`;

/** Guards against what a visitor, or another release, left in localStorage. */
export const isBallot = (value: unknown): value is Ballot =>
  isRecord(value) &&
  voteSites.some(({ id }) => id === value['site']) &&
  typeof value['player'] === 'string' &&
  isGameName(value['player']) &&
  Number.isSafeInteger(value['openedAt']) &&
  ['undefined', 'string'].includes(typeof (value['before'] ?? undefined)) &&
  STATES.some((state) => state === value['state']);

/** More is known of the same ballot from step to step. */
const stepOf = ({ state, before }: Ballot): number =>
  STATES.indexOf(state) * 2 + (before === undefined ? 0 : 1);

const isLater = (one: Ballot, other: Ballot): boolean =>
  one.openedAt === other.openedAt ? stepOf(one) > stepOf(other) : one.openedAt > other.openedAt;

/** The last of each player and site, oldest first: the same in whatever tab they are put together. */
export const mergeBallots = (one: readonly Ballot[], other: readonly Ballot[]): Ballot[] => {
  const all = new Map<string, Ballot>();
  for (const ballot of [...one, ...other]) {
    const known = all.get(keyOf(ballot));
    if (!known || isLater(ballot, known)) all.set(keyOf(ballot), ballot);
  }
  return [...all.values()]
    .sort((a, b) => a.openedAt - b.openedAt || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(-MOST_BALLOTS);
};

/**
 * How long ago the site was opened, in milliseconds; null once the next vote would count, or under a clock that was wrong. One that
 * was opened shortly before a reset is kept while it is asked for, since the vote may be given after the reset.
 */
export const ageOf = ({ site, openedAt }: Ballot, now: number): number | null => {
  const time = settleTime(openedAt, now);
  const again = byId(voteSites, site)?.again;
  if (!again || time === null) return null;
  return now >= Math.max(nextVoteAt(again, time), time + WATCH_MS) ? null : now - time;
};
