export const site = {
  /**
   * The network's pages on the three sites that list servers, in the order of the vote page. Each site shows you the
   * address of its voting page once your server is listed.
   */
  voteSites: {
    first: { name: 'Planet Minecraft', url: 'https://planet-minecraft.example/server/spawnpoint/vote' },
    second: { name: 'Minecraft Server List', url: 'https://server-list.example/server/spawnpoint/vote' },
    third: { name: 'TopG', url: 'https://topg.example/server-spawnpoint' },
  },
} as const;

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
