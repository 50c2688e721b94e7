import { identity } from '#network/identity';
import { voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import type { VotesResponse } from '@/contract/votes';
import { calendarOf } from '@/lib/calendar';
import type { AppThunk } from '@/store/reducer';
import { ageOf, fold, keyOf, type Ballot } from '../ballots';
import type { Voter } from '../voter';
import { ballotSettled, dayCompleted, selectVoter } from '../votes-slice';
import { nextAtOf } from './site-state';

/** The last ballot of a player on a site. */
export const ballotIn = ({ ballots }: Voter, player: string, site: VoteSite): Ballot | undefined =>
  ballots.find((ballot) => keyOf(ballot) === keyOf({ player, site: site.id }));

/** The day of the server on which the player voted on all sites, if the last votes on all of them fall on one. */
const completedDay = ({ sites }: VotesResponse): number | null => {
  const dayOf = calendarOf(identity.timeZone);
  const days = new Set(
    voteSites.map(({ id }) => {
      const votedAt = sites.find((site) => site.id === id)?.votedAt;
      return votedAt ? dayOf(Date.parse(votedAt)) : null;
    }),
  );
  const [day = null] = days;
  return days.size === 1 ? day : null;
};

export interface Settled {
  /** Sites whose vote has been counted since this browser opened them. */
  counted: VoteSite[];
  /** Whether with them the player has voted on all sites in one day, for the first time on that day. */
  isDayComplete: boolean;
  /** Sites that were opened before it was known that they take no vote of the player yet. */
  refused: VoteSite[];
}

/** Clocks differ by so much, in milliseconds. */
const TOLERANCE_MS = 60_000;

/** What the server says of a ballot, at a time in milliseconds; null where that is nothing new. */
const settle = (ballot: Ballot, site: VoteSite, votes: VotesResponse, now: number): Ballot | null => {
  const nextAt = nextAtOf(votes, site);
  if (ballot.before !== undefined)
    return nextAt === null || nextAt === ballot.before ? null : { ...ballot, state: 'counted' };
  const votedAt = Date.parse(votes.sites.find(({ id }) => id === site.id)?.votedAt ?? '');
  if (votedAt >= ballot.openedAt - TOLERANCE_MS) return { ...ballot, state: 'counted' };
  const isResting = nextAt !== null && Date.parse(nextAt) > now;
  return { ...ballot, before: nextAt, ...(isResting && { state: 'counted' }) };
};

/** Holds what the server says of a player against the ballots that are open, and settles those of which it says something new. */
export const settleBallots =
  (player: string, votes: VotesResponse, now: number): AppThunk<Settled> =>
  (dispatch, getState) => {
    const counted: VoteSite[] = [];
    const refused: VoteSite[] = [];
    for (const site of voteSites) {
      const ballot = ballotIn(selectVoter(getState()), player, site);
      if (!ballot || ballot.state === 'counted' || ageOf(ballot, now) === null) continue;
      const settled = settle(ballot, site, votes, now);
      if (!settled) continue;
      dispatch(ballotSettled(settled));
      if (settled.state !== 'counted') continue;
      if (settled.before === ballot.before) counted.push(site);
      else refused.push(site);
    }
    const day = counted.length > 0 ? completedDay(votes) : null;
    const completed = `${String(day)} ${fold(player)}`;
    const isDayComplete = day !== null && !selectVoter(getState()).completed.includes(completed);
    if (isDayComplete) dispatch(dayCompleted(completed));
    return { counted, isDayComplete, refused };
  };
