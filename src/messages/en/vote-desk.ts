import { identity } from '#network/identity';
import { servers } from '#network/servers';
import type { Hue } from '@/contract/network/visuals';
import type { Evidence } from '@/contract/vote-desk';
import type { RewardDecision } from '@/contract/vote-requests';
import type { RewardState } from '@/contract/votes';
import { serverGroups } from '@/lib/servers';

/** The file that sets one up. */
const GUIDE = 'docs/BRIDGE.md';

/** What the desk of the votes says. */
export const voteDesk = {
  companions: {
    title: 'Companions',
    failure: 'The companions could not be loaded',
    loading: 'Loading the companions...',
    alive: 'HEARD',
    silent: 'SILENT',
    never: 'NEVER HEARD',
    neverNote: 'No companion has called for this server.',
    silentSince: (moment: string) => `Silent since ${moment}`,
    lastSeen: 'Last heard',
    version: 'Version',
    console: 'Console',
    consoleAnswers: 'Answers',
    consoleSilent: 'Does not answer: its port, its password or the server itself',
    players: 'Players',
    nobody: 'Nobody',
    ticks: 'Ticks',
    measured: (tps: string, mspt: string) => `${tps} TPS, ${mspt} ms each`,
    unmeasured: 'Not measured',
    emptyTitle: 'No companion has called yet',
    emptyText: `A companion is one file beside each game server (${serverGroups()}). It brings votes, hands out rewards and measures. The guide ${GUIDE} tells how to set one up; in short, with the key of the game servers in its environment:`,
    download: 'companion.mjs',
    downloadPath: '/companion.mjs',
    command: `node companion.mjs --site ${identity.url} --server ${servers[0].id} --game-server /srv/minecraft`,
    copy: 'Copy the command',
  },
  rewards: {
    title: 'Rewards',
    tabs: 'Rewards by state',
    list: (state: string) => `Rewards: ${state}`,
    loading: 'Loading the rewards...',
    failure: 'The rewards could not be loaded',
    empty: 'None of these',
    emptyText: {
      waiting: 'Rewards wait here until their player joins a server.',
      delivered: 'What players were given lately is listed here.',
      uncertain: 'A reward comes here when nobody knows whether it arrived.',
      failed:
        'A reward comes here, with what the console said, when the game server refused it or gave an answer that nobody knows.',
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
        button: 'Give it again',
        title: 'Give this reward again?',
        text: 'It waits again, and is handed out as soon as the player is on a server. If it did arrive the first time, the player has it twice: look at the game first.',
        confirm: 'Give it again',
        done: 'The reward waits again',
      },
      done: {
        button: 'Done',
        title: 'Take this reward for delivered?',
        text: 'It counts as delivered and is never handed out again. If it did not arrive, the player does not get it: look at the game first.',
        confirm: 'It was delivered',
        done: 'The reward counts as delivered',
      },
    } satisfies Record<RewardDecision, object>,
  },
  ledger: {
    title: 'Ledger',
    list: 'Votes',
    search: 'Search by player',
    note: 'Each vote with what says that it was given. Whoever knows a public key of Votifier can forge votes of protocol 1; those of protocol 2 are signed with a token.',
    loading: 'Loading the votes...',
    failure: 'The votes could not be loaded',
    empty: 'No votes',
    emptyText:
      'Votes are listed here once they count. Of a player nobody finds, try a shorter part of the name.',
    sources: {
      votifier: 'Votifier',
      check: 'Asked the listing site',
      callback: 'The listing site called',
      test: 'Test vote',
    } satisfies Record<Evidence['source'], string>,
    protocol: (version: number) => `protocol ${String(version)}`,
    forgeable: 'can be forged',
    server: (title: string) => `by way of ${title}`,
  },
  test: {
    title: 'Test vote',
    text: 'Sends a vote through everything behind the listing site. It earns real rewards; the player’s streak and the month stay as they are.',
    player: 'Player name',
    site: 'Vote site',
    submit: 'Send a test vote',
    failure: 'The test vote was not sent',
    steps: 'Steps of the test vote',
    step: {
      accepted: 'Accepted by the site',
      counted: 'In the ledger',
      waiting: 'Rewards wait',
      handed: 'A companion has the player on its server',
      delivered: 'Delivered',
    },
    states: { done: 'Done', now: 'Now', later: 'Later', trouble: 'Trouble' },
    join: (player: string) => `${player} has to be on a server whose companion is heard.`,
    decide: 'Not every reward was delivered: look under Rewards, Uncertain and Failed.',
    lost: 'What became of it cannot be read at the moment; it is asked again.',
    finished: 'All rewards were delivered.',
    timeoutTitle: 'Nothing has happened for a while',
    timeoutText:
      'Check that the player is on a server, that its companion is heard above and its console answers, and that rewards.json beside it holds the rewards. The rewards stay waiting.',
    goOn: 'Keep looking',
  },
} as const;
