import type { ServerId } from '@/contract/status';

export interface GameServer {
  /** Name of the server's card. */
  title: string;
  /** Heading of its group among the online players. */
  group: string;
  /** `host:port` that the status is looked up at; the variable `SERVER_<ID>` overrides it. */
  address: string;
  /** What the badge says while the server does not answer. */
  offlineLabel: 'OFFLINE' | 'MAINTENANCE';
}

export const servers: Record<ServerId, GameServer> = {
  lobby: {
    title: 'Lobby Server',
    group: 'Lobby',
    address: 'lobby.spawnpoint.example:25565',
    offlineLabel: 'OFFLINE',
  },
  pvp: {
    title: 'PvP Server',
    group: 'PvP',
    address: 'pvp.spawnpoint.example:25565',
    offlineLabel: 'OFFLINE',
  },
  lifesteal: {
    title: 'Lifesteal Server',
    group: 'Lifesteal',
    address: 'lifesteal.spawnpoint.example:25565',
    offlineLabel: 'MAINTENANCE',
  },
};
