import { identity } from '#network/identity';
import { servers } from '#network/servers';
import type { Hue } from '@/contract/network/visuals';
import type { Evidence } from '@/contract/vote-desk';
import type { RewardDecision } from '@/contract/vote-requests';
import type { RewardState } from '@/contract/votes';
import { serverGroups } from '@/lib/servers';

/** The setup guide of companions. */
const GUIDE = 'docs/BRIDGE.md';

export const voteDesk = {
  companions: {
    title: 'Companions',
    failure: 'The companions could not be loaded',
    loading: 'Loading companions...',
    alive: 'Connected',
    silent: 'Disconnected',
    never: 'Never connected',
    neverNote: 'No companion has connected for this server yet.',
    silentSince: (moment: string) => `Disconnected since ${moment}`,
    lastSeen: 'Last seen',
    version: 'Version',
    console: 'Console',
    consoleAnswers: 'Responding',
    consoleSilent: 'Not responding. Check its port, its password and the server itself.',
    players: 'Players',
    noPlayers: 'None',
    ticks: 'Ticks',
    measured: (tps: string, mspt: string) => `${tps} TPS, ${mspt} ms per tick`,
    unmeasured: 'Not measured',
    emptyTitle: 'No companion has connected yet',
    emptyText: `A companion is a single file that runs beside each game server (${serverGroups()}). It brings votes to the site, hands out rewards and measures performance. ${GUIDE} explains the setup. In short, with the key of the game servers in its environment:`,
    download: 'companion.mjs',
    downloadPath: '/companion.mjs',
    command: `node companion.mjs --site ${identity.url} --server ${servers[0].id} --game-server /srv/minecraft`,
    copy: 'Copy the command',
  },
  rewards: {
    title: 'Rewards',
    tabs: 'Rewards by state',
    list: (state: string) => `Rewards: ${state}`,
    loading: 'Loading rewards...',
    failure: 'The rewards could not be loaded',
    empty: 'No rewards here',
    emptyText: {
      waiting: 'Rewards wait here until the player joins a server.',
      delivered: 'Recently delivered rewards are listed here.',
      uncertain: 'Rewards are listed here when it is unknown whether they arrived.',
      failed:
        'Rewards are listed here, with the console output, when the game server refused them or gave an unknown answer.',
    } satisfies Record<RewardState, string>,
    states: {
      uncertain: { label: 'Uncertain', hue: 'amber' },
      failed: { label: 'Failed', hue: 'crimson' },
      waiting: { label: 'Waiting', hue: 'lapis' },
      delivered: { label: 'Delivered', hue: 'grass' },
    } satisfies Record<RewardState, { label: string; hue: Hue }>,
    anyServer: 'any server',
    said: (detail: string) => `Companion: ${detail}`,
    toPlayer: (reward: string, player: string) => `${reward} for ${player}`,
    decisions: {
      retry: {
        button: 'Deliver again',
        title: 'Deliver this reward again?',
        text: 'It goes back to waiting, and is delivered as soon as the player is on a server. If it did arrive the first time, the player gets it twice, so check in the game first.',
        confirm: 'Deliver again',
        done: 'The reward is waiting again',
      },
      done: {
        button: 'Mark as delivered',
        title: 'Mark as delivered?',
        text: 'It is never handed out again. If it did not arrive, the player will not get it, so check in the game first.',
        confirm: 'Yes, it was delivered',
        done: 'The reward is marked as delivered',
      },
    } satisfies Record<RewardDecision, object>,
  },
  ledger: {
    title: 'Ledger',
    list: 'Votes',
    search: 'Search by player',
    note: 'Each vote with its evidence. Anyone who knows a Votifier public key can forge protocol 1 votes. Protocol 2 votes are signed with a token.',
    loading: 'Loading votes...',
    failure: 'The votes could not be loaded',
    empty: 'No votes',
    emptyText:
      'Votes are listed here once they are counted. When you search for a player, try a shorter part of the name.',
    sources: {
      votifier: 'Votifier',
      check: 'Checked with the listing site',
      callback: 'Callback from the listing site',
      test: 'Test vote',
    } satisfies Record<Evidence['source'], string>,
    protocol: (version: number) => `protocol ${String(version)}`,
    forgeable: 'can be forged',
    server: (title: string) => `via ${title}`,
  },
  test: {
    title: 'Test vote',
    text: 'Sends a vote through every step after the listing site. It earns real rewards, but does not change the player’s streak or monthly votes.',
    player: 'Player name',
    site: 'Vote site',
    submit: 'Send a test vote',
    failure: 'The test vote could not be sent',
    steps: 'Steps of the test vote',
    step: {
      accepted: 'Accepted by the site',
      counted: 'Recorded in the ledger',
      waiting: 'Rewards are waiting',
      handed: 'Handed to the companion of the player’s server',
      delivered: 'Delivered',
    },
    states: { done: 'Done', now: 'In progress', later: 'Pending', trouble: 'Problem' },
    join: (player: string) => `${player} must be on a server whose companion is connected.`,
    decide: 'Not every reward was delivered. See the Uncertain and Failed rewards below.',
    lost: 'The progress cannot be loaded right now. Trying again.',
    finished: 'All rewards were delivered.',
    timeoutTitle: 'No progress for a while',
    timeoutText:
      'Check that the player is on a server, that its companion is connected, that its console responds, and that the rewards.json beside it defines these rewards. The rewards stay waiting.',
    goOn: 'Keep checking',
  },
} as const;
