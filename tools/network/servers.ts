import type { Servers } from '@/contract/network/servers';
import { OFFLINE } from '@/messages/en/server-info';
import type { Network } from './subjects';

/** Servers without their addresses. */
export const publicServers = ({ servers }: Servers) =>
  servers.map(({ id, title, group, hue, offlineLabel = OFFLINE }) => ({
    id,
    title,
    group,
    hue,
    offlineLabel,
  }));

/** Ids of the servers whose own number of places is shown. */
export const realPlacesOf = ({ servers }: Servers): string[] =>
  servers.filter(({ places }) => places === 'real').map(({ id }) => id);

/** How the servers are asked, by their ids, and whose names are published. */
export const privateServers = ({ servers, publishPlayers }: Servers) => ({
  addresses: Object.fromEntries(servers.map(({ id, address = null }) => [id, address])),
  editions: Object.fromEntries(servers.map(({ id, edition }) => [id, edition])),
  publishPlayers,
});

/** Where other files name a server that there is not, a line each: `voting.ts: rewards.3.server: must be …`. */
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
