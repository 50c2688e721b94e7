import { arrival } from '#network/arrival';
import { identity } from '#network/identity';

/** Texts of the dialog behind Start Your Journey. */
export const connectDialog = {
  title: `Join ${identity.name}`,
  text: 'Two steps. No extra launcher, no account needed.',
  online: 'Online',
  offline: 'Offline',
  playersLabel: 'Players Online',
  asking: `Checking ${arrival}…`,
  checkedAt: (time: string): string => `Checked at ${time}`,
  /** Follows the time of the check: the latency is not the visitor's own. */
  latency: (milliseconds: string): string => `Latency measured by this site: ${milliseconds} ms`,
  unknown: 'Unknown',
  unchecked: 'We could not check. The server may still be up.',
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

/** Players of the whole network, on the home page. */
export const networkPlayers = {
  online: { one: '{count} player online', other: '{count} players online' },
  unknown: 'The number of players online is unknown.',
} as const;

/** Labels and messages of every button that copies a server address. */
export const copyIp = {
  label: 'Copy IP',
  copiedLabel: 'Copied!',
  success: {
    title: 'Server IP Copied!',
    text: `${identity.address} was copied. Paste it into Multiplayer, Add Server.`,
  },
  failure: {
    title: 'Failed to copy IP',
    text: (address: string): string => `Please copy the address manually: ${address}`,
  },
  /** Toast of the status page's copy buttons, by the label of an address. */
  addressCopied: (label: string): string => `${label} copied to clipboard`,
} as const;

/** Button on every mode's card: it copies the server's address, and says so on hover. */
export const playButton = { label: 'Play Now', hoverLabel: 'Copy IP' } as const;
