/** The names that players of the Bedrock Edition have on the game servers. */
export interface Bedrock {
  /** Text in front of each of their names, 16 characters at most; empty for none. */
  readonly prefix: string;
  readonly spaces: 'kept' | 'underscores';
}

/**
 * What an owner changes first: name, addresses, links and outside services. Game servers are in `servers.ts`.
 * All other texts of the site lie in the files beside this one.
 *
 * Hosts that end in `.example` belong to nobody (RFC 2606): they stand where yours will.
 */
export const site = {
  /** The network's name, as the logo, the page titles and the toasts show it. */
  name: 'Spawnpoint',
  /** For under the icon of the installed site, where about 12 characters fit, when the name is longer: in quotes. */
  shortName: null as string | null,
  /** A short line for the footer. */
  tagline: 'One spawn. Every adventure. See you in the overworld.',
  /** The home page's for search engines and link previews: one or two sentences, at most 160 characters. */
  description:
    'Spawnpoint is a Minecraft Java network with Practice PvP, Lifesteal and Duels: live server status, events, ranks and a community that looks after its own.',
  /** Where the site is published, without a slash at the end. Used in canonical links. */
  url: 'https://spawnpoint.example',
  /** The address that players type into the game, and one for the day when it does not resolve. */
  address: 'play.spawnpoint.example',
  backupAddress: 'play2.spawnpoint.example',
  /** Game versions that can connect, as the server card shows them. */
  versions: '1.12 - 1.21',
  /**
   * How Floodgate names players of the Bedrock Edition, as its `config.yml` says: `username-prefix`, and in `spaces` whether it
   * keeps the spaces of their names (`'kept'`, `replace-spaces: false`) or makes `'underscores'` of them. `null` where no such
   * players come.
   */
  bedrock: { prefix: '.', spaces: 'underscores' } as Bedrock | null,
  /** Where players and parents write to. */
  supportEmail: 'support@spawnpoint.example',
  /** When staff answer in the live chat, every day of the week. */
  supportHours: '10AM - 6PM IST',
  /**
   * Whether browsers keep the pages that a visitor has seen, for when there is no network. With `false` they forget what
   * they have kept as soon as they come back.
   */
  keepsPages: true as boolean,
  /** External pages; each opens in a new tab. */
  links: {
    /** An invite that does not expire: `https://discord.gg/` and its code. */
    discord: 'https://discord.spawnpoint.example',
    /** `https://www.instagram.com/` and your name there. */
    instagram: 'https://instagram.spawnpoint.example',
    /** `https://www.youtube.com/@` and the handle of your channel. */
    youtube: 'https://youtube.spawnpoint.example',
    forums: 'https://forums.spawnpoint.example',
    /** Guides and answers: the knowledge base of the support page. */
    docs: 'https://docs.spawnpoint.example',
  },
  /** Where a forum category lives, from its title in lower case with hyphens: `creative-builds`. */
  forumCategory: (slug: string) => `https://forums.spawnpoint.example/category/${slug}`,
  /** The web shop's categories: every Purchase button of a section opens that section's. */
  store: {
    practicePvp: 'https://store.spawnpoint.example/category/practice-pvp-ranks',
    lifesteal: 'https://store.spawnpoint.example/category/lifesteal-ranks',
  },
  /**
   * The network's pages on the three sites that list servers, in the order of the vote page. Each site shows you the
   * address of its voting page once your server is listed.
   */
  voteSites: {
    first: { name: 'Planet Minecraft', url: 'https://planet-minecraft.example/server/spawnpoint/vote' },
    second: { name: 'Minecraft Server List', url: 'https://server-list.example/server/spawnpoint/vote' },
    third: { name: 'TopG', url: 'https://topg.example/server-spawnpoint' },
  },
  /**
   * Where members of the team are found elsewhere, as `team.ts` puts it on their cards: `https://github.com/` or
   * `https://www.linkedin.com/in/` and the name there.
   */
  team: {
    systemAdmin: {
      portfolio: 'https://ilyamarsh.example',
      linkedin: 'https://linkedin.ilyamarsh.example',
      github: 'https://github.ilyamarsh.example',
    },
    developer: { github: 'https://github.kestrel.example', website: 'https://kestrel.example' },
  },
  /**
   * Pictures of people, by name and size in pixels. The build allows the hosts of these addresses, and no others,
   * in the Content-Security-Policy.
   */
  avatars: {
    /** A player's face, by game name: player lists, leaderboard, the small icon on a team card. */
    head: (username: string, size: number) =>
      `https://mc-heads.net/avatar/${encodeURIComponent(username)}/${String(size)}`,
    /** The large picture on a team card, by game name. */
    portrait: (username: string, size: number) =>
      `https://mc-heads.net/head/${encodeURIComponent(username)}/${String(size)}`,
    /** A drawn face for people who are quoted without a game name. */
    drawn: (name: string, size: number) =>
      `https://api.dicebear.com/9.x/pixel-art/svg?seed=${encodeURIComponent(name)}&size=${String(size)}`,
  },
} as const;

/**
 * Whether reviewers, editors and admins reach their desks only once they have set up a second factor, which each does on the
 * dashboard. Apart from `site`, so that no visitor's browser is sent it.
 */
export const staffNeedsSecondFactor = false as boolean;

/** The days and months of votes are those of this zone, as the IANA names it: `Europe/Berlin`, `America/New_York`. */
export const timeZone: string = 'UTC';

/**
 * Names under which each of the vote sites sends its votes (Votifier); case, spaces, `www.` and punctuation make no
 * difference. It need not be the site's address: minecraft-server-list.com sends MCSL. Votes under names that are not here are kept,
 * and the desk of votes lets an admin say which site that is.
 */
export const voteServices: Record<keyof typeof site.voteSites, readonly string[]> = {
  first: ['PlanetMinecraft.com', 'PlanetMinecraft'],
  second: ['minecraft-server-list.com', 'Minecraft-Server-List', 'MCSL'],
  third: ['TopG.org', 'TopG'],
};
