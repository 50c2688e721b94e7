import { identity } from '#network/identity';
import type { Hue } from '@/contract/network/visuals';
import { site } from './site';
import type { VoteSiteId } from './vote-rewards';

/** The product's own drawings that stand for vote sites and rewards. */
export type DrawingName =
  | 'vote-key'
  | 'coin'
  | 'trophy'
  | 'compass'
  | 'map'
  | 'beacon'
  | 'emerald'
  | 'golden-apple'
  | 'crown'
  | 'chest';

export interface VoteReward {
  icon: DrawingName;
  text: string;
}

export interface VoteSite {
  /** Its place in `site.ts`. */
  id: VoteSiteId;
  /** Also what the visitor's browser remembers a vote by. */
  name: string;
  url: string;
  image: DrawingName;
  hue: Hue;
  rewards: readonly VoteReward[];
  /** Hours between two votes. */
  cooldown: number;
}

const currency: VoteReward = { icon: 'coin', text: 'In-game currency' };
const coinshop: VoteReward = { icon: 'emerald', text: 'Coinshop coins' };
const oneKey: VoteReward = { icon: 'vote-key', text: '1 vote key' };
const twoKeys: VoteReward = { icon: 'vote-key', text: '2 vote keys' };

const { first, second, third } = site.voteSites;

export const voteSites: readonly VoteSite[] = [
  {
    id: 'first',
    ...first,
    image: 'compass',
    hue: 'diamond',
    rewards: [currency, oneKey, coinshop],
    cooldown: 24,
  },
  {
    id: 'second',
    ...second,
    image: 'map',
    hue: 'amber',
    rewards: [currency, oneKey, coinshop],
    cooldown: 24,
  },
  {
    id: 'third',
    ...third,
    image: 'beacon',
    hue: 'amethyst',
    rewards: [currency, twoKeys, coinshop],
    cooldown: 24,
  },
];

export interface StreakMilestone {
  /** Days in a row that earn a reward. */
  days: number;
  icon: DrawingName;
}

export const streakMilestones: readonly StreakMilestone[] = [
  { days: 3, icon: 'coin' },
  { days: 7, icon: 'vote-key' },
  { days: 14, icon: 'emerald' },
  { days: 30, icon: 'trophy' },
];

export const votePage = {
  title: 'Vote',
  subtitle: `Three clicks a day bring new players to ${identity.name}. Each one pays.`,
  sites: {
    title: 'Vote Sites',
    text: 'Each takes one vote every 24 hours, and opens in a new tab.',
    voteLabel: 'Vote Now',
    votedLabel: 'Voted',
    cooldownLabel: 'On Cooldown',
    countdown: (time: string) => `Next vote in: ${time}`,
    /** Stands where the countdown will. */
    ready: 'Your vote is waiting',
    rewardsLabel: 'Your reward',
    every: (hours: number) => `One vote every ${String(hours)} hours`,
  },
  /** Whose votes they are, where votes get here from the game; `vote-bridge.ts` has the words of that. */
  voter: {
    title: 'Player',
    local: 'This page counts on this device only: votes, streak and claims are kept in this browser.',
    failed: 'We could not ask which votes have counted. Vote all the same: nothing is lost.',
    retry: 'Retry',
  },
  streak: {
    title: 'Voting Streak',
    text: 'One vote on any site keeps the day. Miss a whole day, and the streak starts over.',
    days: (count: number) => (count === 1 ? '1 day' : `${String(count)} days`),
    unit: (count: number) => (count === 1 ? 'day' : 'days'),
    nextLabel: 'Next milestone',
    progress: (streak: number, milestone: number) =>
      `${String(Math.min(streak, milestone))} of ${String(milestone)} days`,
    milestonesLabel: 'Milestones',
    claimLabel: 'Claim',
    claimedLabel: 'Claimed',
    lockedLabel: 'Locked',
    voteLabel: 'Vote today',
    /** Stands where figures will. */
    unknown: '–',
  },
  toasts: {
    thanks: (name: string) => `Thanks for voting on ${name}! Rewards sent to your account.`,
    all: "Congratulations! You've voted on all sites today!",
    claimed: (days: number) => `Claimed reward for ${String(days)} day streak!`,
    refused: (name: string) => `Please wait until the cooldown period is over to vote again on ${name}`,
  },
  rewards: {
    title: 'Vote Rewards',
    text: 'What a vote is worth, and where to spend it.',
    items: [
      {
        icon: 'vote-key',
        hue: 'gold',
        title: 'Vote Keys',
        text: 'Every vote drops a key for the vote crate at spawn. The third site gives two. Keys do not expire: save them up or open them as they come.',
      },
      {
        icon: 'coin',
        hue: 'amber',
        title: 'In-game Currency',
        text: 'Coins for the market and for the Coinshop, in the mode that you join next. The Coinshop sells what fights cannot: trails, hats and room for more kits.',
      },
      {
        icon: 'trophy',
        hue: 'crimson',
        title: 'Monthly Rewards',
        text: 'On the first of each month the most loyal voters of the month before get a rank for thirty days. Keep a streak alive and you are hard to beat.',
      },
    ],
  },
} as const;
