import type { Again } from '@/contract/network/voting';
import { plural } from '@/lib/plural';

/** `Europe/Berlin` → `Berlin`. */
const placeOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Texts of the vote page and the dashboard besides the owner's. */
export const votePage = {
  sites: {
    title: 'Vote Sites',
    voteLabel: 'Vote Now',
    votedLabel: 'Voted',
    cooldownLabel: 'On Cooldown',
    countdown: (time: string) => `Next vote in: ${time}`,
    /** Shown in the place of the countdown. */
    ready: 'You can vote now',
    rewardsLabel: 'Your reward',
    every: (again: Again) =>
      'hours' in again
        ? plural(again.hours, {
            one: 'One vote every hour',
            other: `One vote every ${String(again.hours)} hours`,
          })
        : `One vote a day, resets at ${again.at} (${placeOf(again.zone)})`,
  },
  /** Texts about the player; `vote-bridge.ts` has those for votes from the game. */
  voter: {
    title: 'Player',
    local: 'Votes, streak and claims are saved in this browser, on this device only.',
    failed: 'We could not check which votes have arrived. You can still vote; nothing is lost.',
    retry: 'Retry',
  },
  streak: {
    title: 'Voting Streak',
    text: 'Vote on any site each day to keep your streak. Miss a whole day, and it starts over.',
    days: (count: number) => plural(count, { one: '1 day', other: `${String(count)} days` }),
    unit: (count: number) => plural(count, { one: 'day', other: 'days' }),
    nextLabel: 'Next milestone',
    progress: (streak: number, milestone: number) =>
      `${String(Math.min(streak, milestone))} of ${String(milestone)} days`,
    milestonesLabel: 'Milestones',
    claimLabel: 'Claim',
    claimedLabel: 'Claimed',
    lockedLabel: 'Locked',
    voteLabel: 'Vote today',
    /** Placeholder for figures. */
    unknown: '–',
  },
  toasts: {
    thanks: (name: string) => `Thanks for voting on ${name}! Rewards sent to your account.`,
    all: "Congratulations! You've voted on all sites today!",
    claimed: (days: number) => `Claimed reward for ${String(days)} day streak!`,
    refused: (name: string) => `Please wait until the cooldown period is over to vote again on ${name}`,
  },
} as const;
