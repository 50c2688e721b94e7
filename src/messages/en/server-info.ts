export const serverInfo = {
  title: 'Server Status',
  subtitle: 'Check out our server status, features, and how to connect.',
  loading: 'Fetching server status...',
  failure: 'Failed to fetch server statistics',
} as const;

/** Badge of a server that does not answer, where the network has no other for it. */
export const OFFLINE = 'OFFLINE';

type WordAndReason = readonly [string, string];

/** The state of the network in a word, and what it rests on. */
export const networkStatus: {
  online: WordAndReason;
  partly: (silent: number, tracked: number) => WordAndReason;
  offline: (silent: number, tracked: number) => WordAndReason;
  unheard: WordAndReason;
  lastHeard: (time: string) => WordAndReason;
} = {
  online: ['Online', 'All systems operational'],
  partly: (silent, tracked) => ['Online', notAnswering(silent, tracked)],
  offline: (silent, tracked) => ['Offline', notAnswering(silent, tracked)],
  unheard: ['Unknown', 'No answer yet'],
  lastHeard: (time) => ['Unknown', `Last heard at ${time}`],
};

function notAnswering(silent: number, tracked: number): string {
  return `${String(silent)} of ${String(tracked)} servers not answering`;
}

/** What is said instead of players where there are none to show. */
export const nobodyOnline = {
  known: 'No players are currently online.',
  partly: 'Nobody is online on the servers that answer. Of the others it is not known.',
  unknown: 'It is not known right now who is online.',
  next: 'This page asks again every 30 seconds.',
  askLabel: 'Ask again',
} as const;

/** Note on a server that does not tell how many players fit. */
export const placesUntold = 'Does not tell how many places it has';

/** How figures that nobody measured are marked, and what that means. */
export const assumed = {
  label: 'assumed',
  text: 'Assumed: nobody measured this server’s ticks, and 20 TPS is what a healthy one runs at.',
} as const;

/** How long a tick takes, in milliseconds, beside the ticks per second that were measured. */
export const perTick = (mspt: number): string => `${String(Math.round(mspt * 10) / 10)} MSPT`;

/** The How to Connect card, below the network's addresses. */
export const howToConnect = { title: 'How to Connect', version: 'Version', status: 'Status' } as const;
