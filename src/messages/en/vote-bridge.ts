import { identity } from '#network/identity';
import type { Hue } from '@/contract/network/visuals';
import type { RewardState } from '@/contract/votes';

const votes = (count: number, formatted: string): string => `${formatted} ${count === 1 ? 'vote' : 'votes'}`;

const { prefix = '' } = identity.bedrock ?? {};
const bedrockNames = prefix === '' ? '' : ` Bedrock names begin with ${prefix}`;

/** What the vote page says where votes get here from the game, as `docs/BRIDGE.md` sets it up. */
export const voteBridge = {
  voter: {
    label: 'Player name',
    purpose: 'Votes and rewards go to this player.',
    follows: 'Streak, milestones and rewards belong to the player, on whichever device you vote.',
    save: 'Save',
    cancel: 'Cancel',
    change: 'Change',
    changeLabel: 'Change the player name',
    missing: 'Enter your player name first.',
    invalid: `Up to 16 letters, digits, underscores.${bedrockNames}`,
    countsFor: 'Votes and rewards go to this player.',
    linked: 'The player of your account.',
    dashboard: 'Dashboard',
    dashboardLabel: 'Change the linked player on your dashboard',
    loading: 'Loading the votes...',
    failed: 'Your votes could not be loaded.',
    stale: 'No news from the server:',
    retry: 'Retry',
    waiting: (count: number) =>
      count === 1 ? '1 reward waits for you' : `${String(count)} rewards wait for you`,
    see: 'See them',
  },
  sites: {
    waiting: 'Waiting for the listing site',
    counted: 'Counted',
    late: 'Not here yet',
    already: 'Used before',
    againLabel: 'Open it again',
    waitingNote: (player: string) => `Vote there as ${player}. It counts once the site tells us.`,
    lateNote: (player: string) => `It counts by itself when it arrives. Did you vote as ${player}?`,
    alreadyNote: 'The site says that this vote was used up. Your next one there counts.',
    offlineNote: 'No connection. It is asked again by itself; nothing is lost.',
    busyNote: 'Too busy to ask now. It is asked again by itself; nothing is lost.',
    blockedNote: 'Your browser kept the tab from opening.',
    blockedLink: 'Open it here',
    /** In the new tab, until it knows the address. */
    opening: (name: string) => `Opening ${name}...`,
  },
  streak: {
    nameless: 'Give your player name, and your streak shows here.',
    begin: 'Vote on any site to begin a streak.',
    keep: (moment: string) => `Vote before ${moment}`,
    best: (days: string) => `Best: ${days}`,
    spared: (day: string) => `Spared: ${day}`,
    spare: (days: number) =>
      days === 1 ? 'One missed day in seven is spared' : `${String(days)} missed days in seven are spared`,
  },
  month: {
    title: 'The Most Loyal',
    text: 'Votes of this month, all sites together. On the first of the next, the best are rewarded.',
    listTitle: (month: string) => `Voters of ${month}`,
    goal: 'Goal of the month',
    goalValue: (given: string, target: string) => `${given} of ${target} votes`,
    loading: 'Loading the voters...',
    failed: 'The voters could not be loaded',
    votes,
    free: (left: number) => (left === 1 ? '1 place is still free' : `${String(left)} places are still free`),
    freeText: 'Vote today: the next name here could be yours.',
    emptyTitle: 'Nobody has voted this month yet',
    emptyText: 'The first vote takes the first place.',
    own: 'You',
  },
  own: {
    title: 'Your Month',
    place: 'Your place',
    votes: 'Your votes',
    noPlace: 'None yet',
    ofMonth: 'this month',
    nameless: 'Give your player name above, and your place and your rewards show here.',
  },
  rewards: {
    title: 'Your Rewards',
    list: (state: string) => `Rewards: ${state}`,
    empty: 'No rewards yet',
    emptyText: 'What your votes earn is listed here until it is delivered in the game.',
    join: (server: string | null) => `Join ${server ?? 'any server'} to receive`,
    states: {
      waiting: { label: 'Waiting', hue: 'amber' },
      delivered: { label: 'Delivered', hue: 'grass' },
      uncertain: { label: 'Being checked', hue: 'lapis' },
      failed: { label: 'Not delivered', hue: 'crimson' },
    } satisfies Record<RewardState, { label: string; hue: Hue }>,
    deliveredAt: (moment: string) => `In the game since ${moment}`,
    uncertain: 'The staff is looking into it',
    failed: 'It did not get through: the staff has it on the list',
  },
  prizes: {
    title: 'On the First of the Month',
    place: (place: number) => `Place ${String(place)}`,
  },
  dashboard: {
    nameless: 'Link your player, and its streak, place and rewards show here.',
  },
} as const;
