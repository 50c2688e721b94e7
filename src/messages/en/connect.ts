import { identity } from '#network/identity';

/** Texts of the dialog behind Start Your Journey. */
export const connectDialog = {
  title: `Join ${identity.name}`,
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
  /** The copy buttons of the status page, by what stands in front of an address. */
  addressCopied: (label: string): string => `${label} copied to clipboard`,
} as const;

/** The button of every mode's card: it copies the server's address, and says so under the pointer. */
export const playButton = { label: 'Play Now', hoverLabel: 'Copy IP' } as const;
