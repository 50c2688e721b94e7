import type { VotesResponse } from '@/contract/votes';

export type SeenReward = VotesResponse['rewards'][number];

/** What waits, each kind once with all of it; and everything else as it came. */
export const rewardLines = (rewards: readonly SeenReward[]): SeenReward[] => {
  const waiting = new Map<string, SeenReward>();
  for (const reward of rewards.filter(({ state }) => state === 'waiting')) {
    const known = waiting.get(reward.reward);
    waiting.set(reward.reward, known ? { ...known, count: known.count + reward.count } : reward);
  }
  return [...waiting.values(), ...rewards.filter(({ state }) => state !== 'waiting')];
};

/** How many kinds of reward wait. */
export const waitingIn = (rewards: readonly SeenReward[]): number =>
  rewardLines(rewards).filter(({ state }) => state === 'waiting').length;
