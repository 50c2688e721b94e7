import type { ServerId } from '@/contract/status';

export interface GameServer {
  /** Name of the server's card. */
  title: string;
  /** Heading of its group among the online players. */
  group: string;
  /** What the badge says while the server does not answer. */
  offlineLabel: 'OFFLINE' | 'MAINTENANCE';
}

export const servers: Record<ServerId, GameServer> = {
  lobby: {
    title: 'Lobby Server',
    group: 'Lobby',
    offlineLabel: 'OFFLINE',
  },
  pvp: {
    title: 'PvP Server',
    group: 'PvP',
    offlineLabel: 'OFFLINE',
  },
  lifesteal: {
    title: 'Lifesteal Server',
    group: 'Lifesteal',
    offlineLabel: 'MAINTENANCE',
  },
};

/**
 * `host:port` that each server's status is looked up at; the variable `SERVER_<ID>` overrides it. Stands apart from
 * what pages show: only functions read it, so no address is in the browser's files.
 */
export const serverAddresses: Record<ServerId, string> = {
  lobby: 'lobby.spawnpoint.example:25565',
  pvp: 'pvp.spawnpoint.example:25565',
  lifesteal: 'lifesteal.spawnpoint.example:25565',
};
