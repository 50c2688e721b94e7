import { servers } from '#network/servers';
import { rewardServers } from './vote-rewards';
import type { DrawingName } from './votes';

interface RewardWords {
  icon: DrawingName;
  /** So many of it, with the number already formatted. */
  named: (count: string, isOne: boolean) => string;
}

/** How rewards are called where players read of them, by their ids of `vote-rewards.ts`. */
const words: Readonly<Record<string, RewardWords>> = {
  coins: { icon: 'coin', named: (count, isOne) => `${count} ${isOne ? 'coin' : 'coins'}` },
  'vote-key': { icon: 'vote-key', named: (count, isOne) => `${count} vote ${isOne ? 'key' : 'keys'}` },
  'coinshop-coins': {
    icon: 'emerald',
    named: (count, isOne) => `${count} Coinshop ${isOne ? 'coin' : 'coins'}`,
  },
  'lifesteal-hearts': {
    icon: 'golden-apple',
    named: (count, isOne) => `${count} Lifesteal ${isOne ? 'heart' : 'hearts'}`,
  },
  'monthly-rank': { icon: 'crown', named: (count, isOne) => `Rank for ${count} ${isOne ? 'day' : 'days'}` },
};

/** For rewards that have no words of their own: `2 × big chest` of `big-chest`. */
const unnamed = (reward: string): RewardWords => ({
  icon: 'chest',
  named: (count) => `${count} × ${reward.replaceAll('-', ' ')}`,
});

export const rewardWords = (reward: string): RewardWords =>
  (Object.hasOwn(words, reward) ? words[reward] : undefined) ?? unnamed(reward);

/** The group of the server that a reward is for; null where any will do. */
export const rewardPlace = (reward: string): string | null => {
  const server = Object.hasOwn(rewardServers, reward) ? rewardServers[reward] : undefined;
  return servers.find(({ id }) => id === server)?.group ?? null;
};
