export const serverInfo = {
  loading: 'Fetching server status...',
  failure: 'Failed to fetch server statistics',
  withoutScript: {
    title: 'Live figures need JavaScript',
    text: 'Everything else on this page works without it.',
  },
} as const;

/** The Network Overview card. */
export const overviewTexts = {
  title: 'Network Overview',
  live: 'LIVE',
  delayed: 'DELAYED',
  outage: {
    title: 'Live figures are unavailable',
    text: 'Our status service is not responding right now. The game servers may still be up, and the address below still works. This page tries again every 30 seconds.',
  },
  players: 'Total Players',
  servers: 'Active Servers',
  network: 'Network Status',
  peak: 'Peak Players',
  peakHint: 'Slots on the largest server',
  /** Read out in place of a figure. */
  unknown: 'Unknown',
} as const;

/** Each server's card. */
export const serverCardTexts = {
  online: 'ONLINE',
  unknown: 'UNKNOWN',
  players: 'Players',
  tps: 'TPS',
  health: 'Server Health',
  /** Followed by the time. */
  noAnswerSince: 'No answer since',
  noAnswer: 'No answer yet',
  unchecked: 'We could not check this server.',
  slots: (max: string) => `Up to ${max} players`,
  unknownSlots: 'Player limit unknown',
} as const;

/** Default badge of a server that does not answer. */
export const OFFLINE = 'OFFLINE';

export type StateAndReason = readonly [string, string];

/** State of the network, with the reason. */
export const networkStatus: {
  online: StateAndReason;
  partly: (silent: number, tracked: number) => StateAndReason;
  offline: (silent: number, tracked: number) => StateAndReason;
  unheard: StateAndReason;
  lastHeard: (time: string) => StateAndReason;
} = {
  online: ['Online', 'All systems operational'],
  partly: (silent, tracked) => ['Partly down', notAnswering(silent, tracked)],
  offline: (silent, tracked) => ['Offline', notAnswering(silent, tracked)],
  unheard: ['Unknown', 'No answer yet'],
  lastHeard: (time) => ['Unknown', `Last answer at ${time}`],
};

function notAnswering(silent: number, tracked: number): string {
  return `${String(silent)} of ${String(tracked)} servers not answering`;
}

/** The Online Players card. */
export const onlinePlayersTexts = {
  title: 'Online Players',
  online: (count: string) => `${count} online`,
  /** For a server that has stopped answering. */
  lastOnline: (count: string) => `${count} when last seen`,
  hiddenNames: 'This server does not share the names of its players.',
  more: (count: string) => `+${count} more`,
  /** Title of the dialog with all names. */
  all: (group: string) => `Players on ${group}`,
  search: 'Search by name',
  found: { one: '{count} player found', other: '{count} players found' },
  unnamed: {
    one: 'The name of {count} more player is not shared.',
    other: 'The names of {count} more players are not shared.',
  },
} as const;

/** Shown if there are no players to show. */
export const emptyPlayersTexts = {
  known: 'No players are currently online.',
  partly: 'No players are online on the servers that respond. The others are unknown.',
  unknown: 'We cannot tell who is online right now.',
  next: 'This page checks again every 30 seconds.',
  askLabel: 'Check again',
} as const;

/** Mark of figures that were not measured, with an explanation. */
export const assumed = {
  label: 'assumed',
  text: 'Assumed: this server’s TPS is not measured, and a healthy server runs at 20.',
} as const;

/** Duration of a tick in milliseconds, shown beside measured ticks per second. */
export const perTick = (mspt: number): string => `${String(Math.round(mspt * 10) / 10)} MSPT`;

/** The How to Connect card, below the network's addresses. */
export const howToConnect = {
  title: 'How to Connect',
  version: 'Version',
  status: 'Status',
  copy: 'Copy',
} as const;
