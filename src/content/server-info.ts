import { site } from './site';
import type { IconName } from './visuals';

export const serverInfo = {
  title: 'Server Status',
  subtitle: 'Check out our server status, features, and how to connect.',
  loading: 'Fetching server status...',
  failure: 'Failed to fetch server statistics',
} as const;

/** The Server Features card. */
export const serverFeatures: {
  title: string;
  items: readonly { title: string; text: string; icon: IconName }[];
} = {
  title: 'Server Features',
  items: [
    {
      title: 'Advanced Anti-Cheat',
      text: 'Checks movement, reach and clicks as you play, and hands doubtful cases to a human.',
      icon: 'shield',
    },
    {
      title: 'Custom Plugins',
      text: 'Duels, kits, hearts and events run on plugins that our own developers write and fix.',
      icon: 'code',
    },
    {
      title: 'High Performance',
      text: 'Every mode has a server of its own, so a full lobby never slows down your fight.',
      icon: 'zap',
    },
    {
      title: 'DDOS Protected',
      text: 'Traffic is filtered before it reaches us, so attacks on the network rarely reach your game.',
      icon: 'server',
    },
    {
      title: 'Fast Support',
      text: 'Staff answer in game and on Discord; tickets get a reply within 24 hours.',
      icon: 'headset',
    },
  ],
};

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

/** How figures that nobody measured are marked, and what that means. */
export const assumed = {
  label: 'assumed',
  text: 'Assumed: nobody measured this server’s ticks, and 20 TPS is what a healthy one runs at.',
} as const;

/** The How to Connect card; rows with a `copy` have a button that copies their value. The status comes last. */
export const howToConnect: {
  title: string;
  statusLabel: string;
  rows: readonly { label: string; value: string; copy?: 'server' | 'backup' }[];
} = {
  title: 'How to Connect',
  statusLabel: 'Status',
  rows: [
    { label: 'Server IP', value: site.address, copy: 'server' },
    { label: 'Backup IP', value: site.backupAddress, copy: 'backup' },
    { label: 'Version', value: site.versions },
  ],
};
