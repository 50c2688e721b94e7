import type { Again } from '@/contract/network/voting';

/** `Europe/Berlin` → `Berlin`. */
const placeOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** What the vote page and the dashboard say around what the owner writes. */
export const votePage = {
  sites: {
    title: 'Vote Sites',
    voteLabel: 'Vote Now',
    votedLabel: 'Voted',
    cooldownLabel: 'On Cooldown',
    countdown: (time: string) => `Next vote in: ${time}`,
    /** Stands where the countdown will. */
    ready: 'Your vote is waiting',
    rewardsLabel: 'Your reward',
    every: (again: Again) =>
      'hours' in again
        ? `One vote every ${String(again.hours)} hours`
        : `One vote a day, the next from ${again.at} (${placeOf(again.zone)})`,
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
} as const;
