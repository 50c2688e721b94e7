import type { ServerId } from '@/contract/network/servers';
import type { ServerStatus, Total } from '@/contract/status';
import { serverIds } from '@/lib/servers';

/** Returns a server's location in the network. Servers at the same location, such as behind one proxy, share their players. */
export type LocationOf = (id: ServerId) => string;

/** Sums players and slots of the whole network, counting each location once. */
export function totalOf(servers: Readonly<Record<ServerId, ServerStatus>>, locationOf: LocationOf): Total {
  const locations = Map.groupBy(
    serverIds().filter((id) => servers[id].online),
    locationOf,
  );
  const sum = (figure: 'online' | 'max') => {
    const told = [...locations.values()]
      .map((ids) => ids.map((id) => servers[id].players[figure]).filter((count) => count !== null))
      // Uses the larger figure if one location was polled twice, moments apart.
      .flatMap((counts) => (counts.length > 0 ? [Math.max(...counts)] : []));
    return locations.size > 0 && told.length === 0 ? null : told.reduce((all, count) => all + count, 0);
  };
  return { online: sum('online'), max: sum('max') };
}
