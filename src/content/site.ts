/**
 * Everything that an owner must change: name, addresses, links and outside services.
 * All other texts of the site lie in the files beside this one.
 */
export const site = {
  /** The network's name, as the logo, the page titles and the toasts show it. */
  name: 'Spawnpoint',
  /** A short line for the footer. */
  tagline: 'One spawn. Every adventure. See you in the overworld.',
  /** For search engines and link previews: one or two sentences. */
  description:
    'Spawnpoint is a Minecraft Java network with Practice PvP, Lifesteal and Duels: live server status, events, ranks and a community that looks after its own.',
  /** Where the site is published, without a slash at the end. Used in canonical links. */
  url: 'https://spawnpoint.example',
  /** The address that players type into the game, and one for the day when it does not resolve. */
  address: 'play.spawnpoint.example',
  backupAddress: 'play2.spawnpoint.example',
  /** Game versions that can connect, as the server card shows them. */
  versions: '1.12 - 1.21',
  /** Where players and parents write to. */
  supportEmail: 'support@spawnpoint.example',
  /** External pages; each opens in a new tab. */
  links: {
    discord: 'https://discord.gg/spawnpoint',
    instagram: 'https://www.instagram.com/spawnpoint',
    youtube: 'https://www.youtube.com/@spawnpoint',
    forums: 'https://forums.spawnpoint.example',
  },
  /**
   * Player avatars by game name and size in pixels. The build allows the hosts of these addresses, and no others,
   * in the Content-Security-Policy.
   */
  avatars: {
    head: (username: string, size: number) =>
      `https://mc-heads.net/avatar/${encodeURIComponent(username)}/${String(size)}`,
  },
} as const;
