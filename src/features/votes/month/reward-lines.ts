import { rewards } from '#network/vote-rewards';
import type { RewardTexts } from '@/contract/network/voting';
import type { VotesResponse } from '@/contract/votes';
import { byId } from '@/lib/by-id';

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

/** Texts of a reward that was earned before its removal from `voting.ts`: `2 × big chest` for `big-chest`. */
const unnamed = (id: string): RewardTexts => {
  const texts = `{count} × ${id.replaceAll('-', ' ')}`;
  return { id, emblem: 'chest', words: { one: texts, other: texts }, place: null };
};

/** Returns a reward's texts and the place where it is given, by id. */
export const describeReward = (id: string): RewardTexts => byId(rewards, id) ?? unnamed(id);
