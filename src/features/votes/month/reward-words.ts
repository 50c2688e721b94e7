import { rewards } from '#network/vote-rewards';
import type { RewardWords } from '@/contract/network/voting';
import { byId } from '@/lib/by-id';

/** For rewards that were earned before they were taken out of `voting.ts`: `2 × big chest` of `big-chest`. */
const unnamed = (id: string): RewardWords => {
  const words = `{count} × ${id.replaceAll('-', ' ')}`;
  return { id, emblem: 'chest', words: { one: words, other: words }, place: null };
};

/** How a reward is called, and where it is given, by its id. */
export const rewardWords = (id: string): RewardWords => byId(rewards, id) ?? unnamed(id);
