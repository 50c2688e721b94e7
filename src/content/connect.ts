import type { IconName } from '@/contract/network/visuals';
import { site } from './site';

/** Texts of the dialog behind Start Your Journey. */
export const connectDialog = {
  title: `Join ${site.name}`,
  text: 'Two steps, no launcher of our own, no account on this site.',
  online: 'Online',
  offline: 'Offline',
  playersLabel: 'Players Online',
  latencyLabel: 'Latency',
  latencyUnit: 'ms',
  asking: 'Asking the lobby…',
  checkedAt: (time: string): string => `Checked at ${time}`,
  unchecked: 'Could not be checked. It may well be up.',
  steps: [
    {
      title: 'Step 1: Open the server list',
      text: 'Launch the game, choose Multiplayer, then Add Server.',
    },
    {
      title: 'Step 2: Server address',
      text: 'Paste this address, choose Done, and double-click the server in your list.',
    },
  ],
} as const;

export const connectFeatures: readonly { label: string; icon: IconName }[] = [
  { label: 'Anti-Cheat Protection', icon: 'shield' },
  { label: 'Custom Ranks', icon: 'crown' },
  { label: 'Unique Game Modes', icon: 'gamepad' },
  { label: 'Active Community', icon: 'users' },
];

/** Labels and messages of every button that copies a server address. */
export const copyIp = {
  label: 'Copy IP',
  copiedLabel: 'Copied!',
  success: {
    title: 'Server IP Copied!',
    text: `${site.address} was copied. Paste it into Multiplayer, Add Server.`,
  },
  failure: {
    title: 'Failed to copy IP',
    text: (address: string): string => `Please copy the address manually: ${address}`,
  },
  /** The copy buttons of the status page. */
  serverIpCopied: 'Server IP copied to clipboard',
  backupIpCopied: 'Backup IP copied to clipboard',
} as const;
