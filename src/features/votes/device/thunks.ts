import { voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import { calendarOf, settleTime } from '@/lib/calendar';
import type { AppThunk } from '@/store/reducer';
import type { VoteRecord } from '../vote-record';
import { selectHistory, selectSiteStatuses, selectStreak, voted } from '../votes-slice';
import { rewardClaimed, selectClaimed } from './streaks-slice';

/** True if each site got a vote on the current calendar day of the machine's time zone. */
const isDayComplete = (history: readonly VoteRecord[], now: number): boolean => {
  const dayOf = calendarOf();
  const today = dayOf(now);
  return voteSites.every(({ id }) =>
    history.some(({ site, timestamp }) => {
      const time = site === id ? settleTime(timestamp, now) : null;
      return time !== null && dayOf(time) === today;
    }),
  );
};

/**
 * `refused`: the site's cooldown runs, and nothing was recorded. `completed`: it was the last site of the
 * day.
 */
export type VoteResult = 'refused' | 'counted' | 'completed';

/** Records a vote at a time in milliseconds, unless the site's cooldown runs. */
export const castVote =
  (site: VoteSite, now: number): AppThunk<VoteResult> =>
  (dispatch, getState) => {
    if (selectSiteStatuses(getState(), now)[site.id]?.state !== 'available') return 'refused';
    const wasComplete = isDayComplete(selectHistory(getState()), now);
    dispatch(voted(site.id, now));
    return !wasComplete && isDayComplete(selectHistory(getState()), now) ? 'completed' : 'counted';
  };

/** Claims a milestone's reward at a time in milliseconds; returns true if that recorded it. */
export const claimReward =
  (milestone: number, now: number): AppThunk<boolean> =>
  (dispatch, getState) => {
    const before = selectClaimed(getState());
    dispatch(rewardClaimed({ milestone, streak: selectStreak(getState(), now) }));
    return selectClaimed(getState()) !== before;
  };
