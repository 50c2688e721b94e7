import type { VotesResponse } from '@/contract/votes';

export type SeenReward = VotesResponse['rewards'][number];

/** Returns waiting rewards, summed up per kind, and all others unchanged. */
export const rewardLines = (rewards: readonly SeenReward[]): SeenReward[] => {
  const waiting = new Map<string, SeenReward>();
  for (const reward of rewards.filter(({ state }) => state === 'waiting')) {
    const known = waiting.get(reward.reward);
    waiting.set(reward.reward, known ? { ...known, count: known.count + reward.count } : reward);
  }
  return [...waiting.values(), ...rewards.filter(({ state }) => state !== 'waiting')];
};

/** Number of kinds among waiting rewards. */
export const waitingIn = (rewards: readonly SeenReward[]): number =>
  rewardLines(rewards).filter(({ state }) => state === 'waiting').length;
