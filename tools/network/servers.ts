import type { Servers } from '@/contract/network/servers';
import type { Network } from './subjects';

/** Returns the servers without their addresses. */
export const publicServers = ({ servers: { servers }, usual }: Pick<Network, 'servers' | 'usual'>) =>
  servers.map(({ id, title, group, hue, offlineLabel = usual['server-info'].OFFLINE }) => ({
    id,
    title,
    group,
    hue,
    offlineLabel,
  }));

/** Returns the ids of the servers that show their real number of slots. */
export const realPlacesOf = ({ servers }: Servers): string[] =>
  servers.filter(({ places }) => places === 'real').map(({ id }) => id);

/** Returns the servers' addresses and editions by id, and whose names are published. */
export const privateServers = ({ servers, publishPlayers }: Servers) => ({
  addresses: Object.fromEntries(servers.map(({ id, address = null }) => [id, address])),
  editions: Object.fromEntries(servers.map(({ id, edition }) => [id, edition])),
  publishPlayers,
});

/** Returns the references to unknown servers, one line each: `voting.ts: rewards.3.server: must be …`. */
export const lostServers = ({
  servers: { servers },
  leaderboards,
  voting,
}: Pick<Network, 'servers' | 'leaderboards' | 'voting'>): string[] => {
  const ids = servers.map(({ id }) => id);
  const named = {
    'leaderboards.ts: modes': leaderboards.modes,
    'voting.ts: rewards': voting.rewards,
  };
  return Object.entries(named).flatMap(([place, entries]) =>
    entries.flatMap(({ server }, index) =>
      server === undefined || ids.includes(server)
        ? []
        : `${place}.${String(index)}.server: must be an id of servers.ts, which has ${ids.join(', ')}`,
    ),
  );
};
