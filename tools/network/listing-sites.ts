/** Names under which listing sites send their votes (Votifier), by domain. */
const SERVICES: Readonly<Record<string, string>> = {
  'best-minecraft-servers.co': 'Best Minecraft Servers',
  'bestservers.com': 'BestServers.com',
  'blockatlas.net': 'blockatlas',
  'crafty.gg': 'crafty.gg',
  'curseforge.com': 'curseforge',
  'liste-serveurs.fr': 'Liste-Serveurs',
  'mc-lists.org': 'MC-Lists',
  'mc-servers.com': 'MC-Servers.com',
  'minecraft-mp.com': 'Minecraft-MP.com',
  'minecraft-server-list.com': 'MCSL',
  'minecraft-server.net': 'Minecraft-Server.net',
  'minecraft-serverlist.com': 'minecraft-serverlist-com',
  'minecraft.buzz': 'Minecraft.Buzz',
  'minecraft.menu': 'Minecraft Menu',
  'minecraftbestservers.com': 'Minecraft Server List',
  'minecraftservers.org': 'MinecraftServers.org',
  'minestatus.net': 'minestatus.net',
  'planetminecraft.com': 'PlanetMinecraft.com',
  'play-minecraft-servers.com': 'play-minecraft-servers.com',
  'servers-minecraft.net': 'Servers-Minecraft',
  'topg.org': 'TopG.org',
  'topminecraftservers.org': 'TopMinecraftServers',
};

/** Returns the domain of a listing site. */
export const listingSite = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** Returns the name under which a listing site sends votes, or undefined for an unknown site. */
export const serviceOf = (url: string): string | undefined =>
  Object.entries(SERVICES).find(([domain]) => domain === listingSite(url))?.[1];
