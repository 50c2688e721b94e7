import type { Hue } from '@/contract/network/visuals';

export interface GameServer {
  /** Name of the server's card. */
  title: string;
  /** Heading of its group among the online players. */
  group: string;
  /** What the badge says while the server does not answer. */
  offlineLabel: 'OFFLINE' | 'MAINTENANCE';
  /** The colour that the server has wherever it appears. */
  hue: Hue;
}

const SERVERS = {
  lobby: { title: 'Lobby Server', group: 'Lobby', offlineLabel: 'OFFLINE', hue: 'grass' },
  pvp: { title: 'PvP Server', group: 'PvP', offlineLabel: 'OFFLINE', hue: 'ember' },
  lifesteal: {
    title: 'Lifesteal Server',
    group: 'Lifesteal',
    offlineLabel: 'MAINTENANCE',
    hue: 'crimson',
  },
} as const satisfies Record<string, GameServer>;

/** Letters, digits and hyphens; the status, its history and the variable `SERVER_<ID>` know the server by it. */
export type ServerId = keyof typeof SERVERS;
export const servers: Record<ServerId, GameServer> = SERVERS;

/** The tracked servers, in the order in which they are shown. */
export const SERVER_IDS = Object.keys(SERVERS) as ServerId[];

/** The groups of all servers, as in `Lobby, PvP and Lifesteal`. */
export const serverGroups = (): string => {
  const groups = SERVER_IDS.map((id) => servers[id].group);
  return [groups.slice(0, -1).join(', '), groups.at(-1)].filter(Boolean).join(' and ');
};

/** The server that players come to first, whose state How to Connect shows. */
export const ENTRANCE_SERVER: ServerId = 'lobby';

/**
 * `host:port` that each server's status is looked up at; the variable `SERVER_<ID>` overrides it. Stands apart from
 * what pages show: only functions read it, so no address is in the browser's files.
 */
export const serverAddresses: Record<ServerId, string> = {
  lobby: 'lobby.spawnpoint.example:25565',
  pvp: 'pvp.spawnpoint.example:25565',
  lifesteal: 'lifesteal.spawnpoint.example:25565',
};

/** The variable that overrides a server's address: `SERVER_PVP` of `pvp`. */
export const serverVariable = (id: ServerId): string => `SERVER_${id.toUpperCase().replaceAll('-', '_')}`;

/**
 * Players whose names visitors see. `'as-the-game'`: those whom the game server shows to everybody in its own list. Players who do not allow server listings, all players under `hide-online-players`, and staff who vanish stay hidden.
 * `'all'`: everybody whom a lookup or a companion's console knows of. `'none'`: nobody. Numbers are shown in any case.
 */
export const publishPlayers = 'as-the-game' as PublishPlayers;
export type PublishPlayers = 'as-the-game' | 'all' | 'none';

/** A value for each server, by its id. */
export const perServer = <T>(make: (id: ServerId) => T): Record<ServerId, T> =>
  Object.fromEntries(SERVER_IDS.map((id) => [id, make(id)])) as Record<ServerId, T>;
