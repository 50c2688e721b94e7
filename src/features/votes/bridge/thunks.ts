import { identity } from '#network/identity';
import { voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import type { VotesResponse } from '@/contract/votes';
import { calendarOf } from '@/lib/calendar';
import type { AppThunk } from '@/store/reducer';
import { ageOf, fold, keyOf, type OpenedVote } from '../opened-votes';
import type { Voter } from '../voter';
import { voteSettled, dayCompleted, selectVoter } from '../votes-slice';
import { nextAtOf } from './site-state';

/** Returns the last opened vote of a player on a site. */
export const openedVoteOf = (
  { ballots: openedVotes }: Voter,
  player: string,
  site: VoteSite,
): OpenedVote | undefined => openedVotes.find((opened) => keyOf(opened) === keyOf({ player, site: site.id }));

/**
 * Returns the server's day on which the player voted on all sites, if the last votes on all of them are on
 * one day.
 */
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
  /** True if these complete a vote on all sites in one day, for the first time on that day. */
  isDayComplete: boolean;
  /** Sites opened before it was known that they accept no vote of the player yet. */
  refused: VoteSite[];
}

/** Tolerated difference between clocks, in milliseconds. */
const TOLERANCE_MS = 60_000;

/** Returns the opened vote updated by the server's answer at a time in milliseconds; null if nothing is new. */
const settle = (opened: OpenedVote, site: VoteSite, votes: VotesResponse, now: number): OpenedVote | null => {
  const nextAt = nextAtOf(votes, site);
  if (opened.before !== undefined)
    return nextAt === null || nextAt === opened.before ? null : { ...opened, state: 'counted' };
  const votedAt = Date.parse(votes.sites.find(({ id }) => id === site.id)?.votedAt ?? '');
  if (votedAt >= opened.openedAt - TOLERANCE_MS) return { ...opened, state: 'counted' };
  const isResting = nextAt !== null && Date.parse(nextAt) > now;
  return { ...opened, before: nextAt, ...(isResting && { state: 'counted' }) };
};

/** Compares the server's answer about a player with the open votes, and settles those with news. */
export const settleOpenedVotes =
  (player: string, votes: VotesResponse, now: number): AppThunk<Settled> =>
  (dispatch, getState) => {
    const counted: VoteSite[] = [];
    const refused: VoteSite[] = [];
    for (const site of voteSites) {
      const opened = openedVoteOf(selectVoter(getState()), player, site);
      if (!opened || opened.state === 'counted' || ageOf(opened, now) === null) continue;
      const settled = settle(opened, site, votes, now);
      if (!settled) continue;
      dispatch(voteSettled(settled));
      if (settled.state !== 'counted') continue;
      if (settled.before === opened.before) counted.push(site);
      else refused.push(site);
    }
    const day = counted.length > 0 ? completedDay(votes) : null;
    const completed = `${String(day)} ${fold(player)}`;
    const isDayComplete = day !== null && !selectVoter(getState()).completed.includes(completed);
    if (isDayComplete) dispatch(dayCompleted(completed));
    return { counted, isDayComplete, refused };
  };
