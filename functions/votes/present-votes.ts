import { voting } from '#network/private/voting';
import type { Milestone, RewardState, VotesResponse } from '@/contract/votes';
import { nextVoteAt } from '@/lib/next-vote';
import type { Calendar } from './calendar';
import type { StoredPlayer, StoredReward } from './store/player-record';
import { REPORT_MS } from './store/rewards-lua';
import { streakAt } from './streak';

const SHOWN_DELIVERED = 10;
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Returns a reward's public state, and its time. */
export function seenState(
  reward: StoredReward,
  now: number,
): { readonly state: RewardState; readonly at: number } {
  const { state, at, takenAt } = reward;
  if (state !== 'taken') return { state, at };
  const reportBy = (takenAt ?? at) + REPORT_MS;
  return now >= reportBy ? { state: 'uncertain', at: reportBy } : { state: 'waiting', at };
}

export function milestonesOf({ best, claimed }: Pick<StoredPlayer, 'best' | 'claimed'>): Milestone[] {
  return voting.milestones.map(({ days }) => {
    if (claimed.includes(days)) return { days, state: 'claimed' };
    return { days, state: best >= days ? 'claimable' : 'locked' };
  });
}

/** @param ahead players with more votes in the month */
export function toVotesResponse(
  player: StoredPlayer,
  ahead: number,
  now: number,
  calendar: Calendar,
): VotesResponse {
  const votes = player.months.get(calendar.monthAt(now)) ?? 0;
  return {
    player: player.name,
    sites: voting.sites.map(({ id, again }) => {
      const last = player.votedAt.get(id)?.at(-1);
      const known = last === undefined ? null : iso(last);
      return { id, votedAt: known, nextAt: last === undefined ? null : iso(nextVoteAt(again, last)) };
    }),
    streak: streakAt(player.streak, player.best, now, calendar, voting.spared),
    milestones: milestonesOf(player),
    rewards: rewardsOf(player, now),
    month: { votes, rank: votes > 0 ? ahead + 1 : null },
  };
}

function rewardsOf({ rewards }: StoredPlayer, now: number): VotesResponse['rewards'] {
  const seen = rewards.map((reward) => {
    const { id, reward: name, count } = reward;
    const { state, at } = seenState(reward, now);
    return { id, reward: name, count, state, at };
  });
  let delivered = 0;
  return seen
    .toSorted((a, b) => b.at - a.at)
    .filter(({ state }) => state !== 'delivered' || (delivered += 1) <= SHOWN_DELIVERED)
    .map((reward) => ({ ...reward, at: iso(reward.at) }));
}
