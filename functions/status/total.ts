import type { ServerId } from '@/contract/network/servers';
import type { ServerStatus, Total } from '@/contract/status';
import { serverIds } from '@/lib/servers';

/** Tells places in the network apart: servers of the same one share their players, as those behind one proxy do. */
export type PlaceOf = (id: ServerId) => string;

/** Players and places of the whole network, in which each place counts once. */
export function totalOf(servers: Readonly<Record<ServerId, ServerStatus>>, placeOf: PlaceOf): Total {
  const places = Map.groupBy(
    serverIds().filter((id) => servers[id].online),
    placeOf,
  );
  const sum = (figure: 'online' | 'max') => {
    const told = [...places.values()]
      .map((ids) => ids.map((id) => servers[id].players[figure]).filter((count) => count !== null))
      // Of one place asked twice, moments apart, the larger figure.
      .flatMap((counts) => (counts.length > 0 ? [Math.max(...counts)] : []));
    return places.size > 0 && told.length === 0 ? null : told.reduce((all, count) => all + count, 0);
  };
  return { online: sum('online'), max: sum('max') };
}
