import { voteSites } from '#network/voting';
import { isGameName } from '@/contract/player-name';
import { byId } from '@/lib/by-id';
import { settleTime } from '@/lib/calendar';
import { isRecord } from '@/lib/is-record';
import { nextVoteAt } from '@/lib/next-vote';

const STATES = ['open', 'already', 'counted'] as const;

/** A vote for which the visitor opened the listing site, on a site with a bridge to the game. */
export interface OpenedVote {
  site: string;
  /** The name as given, in any case. */
  player: string;
  /** Milliseconds since 1970. */
  openedAt: number;
  /**
   * Time of the player's next vote on the site, as the server had reported it; null before the first vote,
   * missing if not reported.
   */
  before?: string | null | undefined;
  /** `already`: the listing site reports it as used. */
  state: (typeof STATES)[number];
}

/** Time after which a page stops polling for an opened vote, except once whenever the visitor returns. */
export const WATCH_MS = 900_000;
/** A few players of one browser, on each site. */
const MOST_OPENED = 30;

/** Returns the form in which names are compared: names in the game are unique regardless of case. */
export const fold = (player: string): string => player.toLowerCase();

export const keyOf = ({ site, player }: Pick<OpenedVote, 'site' | 'player'>): string =>
  `${site} ${fold(player)}`;

/** Validates localStorage, which a visitor or another release may have written. */
export const isOpenedVote = (value: unknown): value is OpenedVote =>
  isRecord(value) &&
  voteSites.some(({ id }) => id === value['site']) &&
  typeof value['player'] === 'string' &&
  isGameName(value['player']) &&
  Number.isSafeInteger(value['openedAt']) &&
  ['undefined', 'string'].includes(typeof (value['before'] ?? undefined)) &&
  STATES.some((state) => state === value['state']);

/** Orders states of the same opened vote by how much is known. */
const stepOf = ({ state, before }: OpenedVote): number =>
  STATES.indexOf(state) * 2 + (before === undefined ? 0 : 1);

const isLater = (one: OpenedVote, other: OpenedVote): boolean =>
  one.openedAt === other.openedAt ? stepOf(one) > stepOf(other) : one.openedAt > other.openedAt;

/** Returns the last opened vote of each player and site, oldest first; all tabs get the same result. */
export const mergeOpenedVotes = (one: readonly OpenedVote[], other: readonly OpenedVote[]): OpenedVote[] => {
  const all = new Map<string, OpenedVote>();
  for (const opened of [...one, ...other]) {
    const known = all.get(keyOf(opened));
    if (!known || isLater(opened, known)) all.set(keyOf(opened), opened);
  }
  return [...all.values()]
    .sort((a, b) => a.openedAt - b.openedAt || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(-MOST_OPENED);
};

/**
 * Returns the time since the site was opened, in milliseconds; null once the next vote would be valid, or if
 * the clock was wrong. A vote opened shortly before a reset is kept while it is polled, because the vote
 * may be given after the reset.
 */
export const ageOf = ({ site, openedAt }: OpenedVote, now: number): number | null => {
  const time = settleTime(openedAt, now);
  const again = byId(voteSites, site)?.again;
  if (!again || time === null) return null;
  return now >= Math.max(nextVoteAt(again, time), time + WATCH_MS) ? null : now - time;
};
