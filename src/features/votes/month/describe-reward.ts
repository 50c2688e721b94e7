import { rewards } from '#network/vote-rewards';
import type { RewardTexts } from '@/contract/network/voting';
import { byId } from '@/lib/by-id';

/** Texts of a reward that was earned before its removal from `voting.ts`: `2 × big chest` for `big-chest`. */
const unnamed = (id: string): RewardTexts => {
  const texts = `{count} × ${id.replaceAll('-', ' ')}`;
  return { id, emblem: 'chest', words: { one: texts, other: texts }, place: null };
};

/** Returns a reward's texts and the place where it is given, by id. */
export const describeReward = (id: string): RewardTexts => byId(rewards, id) ?? unnamed(id);
