import { site } from './site';

/** The id of a vote site, as its place in `site.ts`. */
export type VoteSiteId = keyof typeof site.voteSites;
export const VOTE_SITE_IDS = Object.keys(site.voteSites) as VoteSiteId[];

/** What a player gets, so many of them; what that means in the game stands in each companion's `rewards.json`. */
export interface GivenReward {
  /** Letters, digits and hyphens, as in `rewards.json`. */
  readonly reward: string;
  readonly count: number;
}

/** Servers that rewards are for; those that are not named here are given on whichever server the player joins. */
export const rewardServers: Readonly<Record<string, string>> = { 'lifesteal-hearts': 'lifesteal' };

const coins: GivenReward = { reward: 'coins', count: 250 };
const coinshop: GivenReward = { reward: 'coinshop-coins', count: 5 };

/** What one vote earns, by the site that it was given on. */
export const rewardsOfVote: Readonly<Record<VoteSiteId, readonly GivenReward[]>> = {
  first: [coins, { reward: 'vote-key', count: 1 }, coinshop],
  second: [coins, { reward: 'vote-key', count: 1 }, coinshop],
  third: [coins, { reward: 'vote-key', count: 2 }, coinshop],
};

/** What the milestones of a streak earn, by their days. */
export const rewardsOfMilestone: Readonly<Record<number, readonly GivenReward[]>> = {
  3: [{ reward: 'coins', count: 1_000 }],
  7: [{ reward: 'vote-key', count: 3 }],
  14: [{ reward: 'coinshop-coins', count: 50 }],
  30: [
    { reward: 'vote-key', count: 10 },
    { reward: 'lifesteal-hearts', count: 2 },
  ],
};

/** What the most loyal voters of a month get on the first of the next: the best first, the others nothing. */
export const monthlyRewards: readonly (readonly GivenReward[])[] = [
  [
    { reward: 'monthly-rank', count: 30 },
    { reward: 'vote-key', count: 10 },
  ],
  [
    { reward: 'monthly-rank', count: 30 },
    { reward: 'vote-key', count: 5 },
  ],
  [{ reward: 'monthly-rank', count: 30 }],
];

/** Votes that the network hopes for in a month, all sites together. */
export const voteGoal = 1_500;
