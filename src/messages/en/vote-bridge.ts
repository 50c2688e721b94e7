import { identity } from '#network/identity';
import type { Hue } from '@/contract/network/visuals';
import type { RewardState } from '@/contract/votes';
import { plural } from '@/lib/plural';

const { prefix = '' } = identity.bedrock ?? {};
const bedrockNames = prefix === '' ? '' : ` Bedrock names start with ${prefix}.`;

/** Texts of the vote page if votes reach the site from the game, as set up by `docs/BRIDGE.md`. */
export const voteBridge = {
  voter: {
    label: 'Player name',
    purpose: 'Votes and rewards go to this player.',
    follows: 'Your streak, milestones and rewards belong to this player, whichever device you vote from.',
    save: 'Save',
    cancel: 'Cancel',
    change: 'Change',
    changeLabel: 'Change the player name',
    missing: 'Enter your player name first.',
    invalid: `Use up to 16 letters, digits and underscores.${bedrockNames}`,
    countsFor: 'Votes and rewards go to this player.',
    linked: 'The player linked to your account.',
    dashboard: 'Dashboard',
    dashboardLabel: 'Change the linked player on your dashboard',
    loading: 'Loading votes...',
    failed: 'Your votes could not be loaded.',
    stale: 'Could not refresh:',
    retry: 'Retry',
    waiting: (count: number) =>
      plural(count, {
        one: '1 reward is waiting',
        other: `${String(count)} rewards are waiting`,
      }),
    see: 'See them',
  },
  sites: {
    waiting: 'Waiting for the listing site',
    counted: 'Counted',
    late: 'Not received yet',
    already: 'Already used',
    againLabel: 'Open it again',
    waitingNote: (player: string) => `Vote there as ${player}. It is counted once the site confirms it.`,
    lateNote: (player: string) => `It is counted as soon as it arrives. Did you vote as ${player}?`,
    alreadyNote: 'The site says this vote was already used. Your next vote there will be counted.',
    offlineNote: 'No connection. We will check again automatically; nothing is lost.',
    busyNote: 'Too busy to check now. We will try again automatically; nothing is lost.',
    blockedNote: 'Your browser blocked the new tab.',
    blockedLink: 'Open it here',
    /** Shown in the new tab until its URL is known. */
    opening: (name: string) => `Opening ${name}...`,
  },
  streak: {
    nameless: 'Enter your player name to see your streak.',
    begin: 'Vote on any site to start a streak.',
    keep: (moment: string) => `Vote before ${moment}`,
    best: (days: string) => `Best: ${days}`,
    spared: (day: string) => `Spared: ${day}`,
    spare: (days: number) =>
      plural(days, {
        one: 'One missed day in seven is spared',
        other: `${String(days)} missed days in seven are spared`,
      }),
  },
  month: {
    title: 'The Most Loyal',
    text: 'Votes this month across all sites. The top voters are rewarded on the first of next month.',
    listTitle: (month: string) => `Voters in ${month}`,
    goal: 'Monthly goal',
    goalValue: (given: string, target: string) => `${given} of ${target} votes`,
    loading: 'Loading voters...',
    failed: 'The voters could not be loaded',
    votes: { one: '{count} vote', other: '{count} votes' },
    free: (left: number) =>
      plural(left, { one: '1 spot is still open', other: `${String(left)} spots are still open` }),
    freeText: 'Vote today: the next name here could be yours.',
    emptyTitle: 'No votes yet this month',
    emptyText: 'Cast the first vote to take first place.',
    own: 'You',
  },
  own: {
    title: 'Your Month',
    place: 'Your rank',
    votes: 'Your votes',
    noPlace: 'None yet',
    ofMonth: 'this month',
    nameless: 'Enter your player name above to see your rank and your rewards.',
  },
  rewards: {
    title: 'Your Rewards',
    list: (state: string) => `Rewards: ${state}`,
    empty: 'No rewards yet',
    emptyText: 'Rewards that you earn by voting are listed here.',
    join: (server: string | null) => `Join ${server ?? 'any server'} to receive it`,
    states: {
      waiting: { label: 'Waiting', hue: 'amber' },
      delivered: { label: 'Delivered', hue: 'grass' },
      uncertain: { label: 'Being checked', hue: 'lapis' },
      failed: { label: 'Not delivered', hue: 'crimson' },
    } satisfies Record<RewardState, { label: string; hue: Hue }>,
    deliveredAt: (moment: string) => `Delivered on ${moment}`,
    uncertain: 'Staff are looking into it',
    failed: 'Delivery failed. Staff have been notified.',
  },
  prizes: {
    title: 'Monthly Prizes',
    place: (place: number) => `Rank ${String(place)}`,
  },
  dashboard: {
    nameless: 'Link your player to see its streak, rank and rewards.',
  },
} as const;
