import { servers } from '#network/servers';
import type { ServerId } from '@/contract/network/servers';

/** Ids of the tracked servers, in the order in which they are shown. */
export const serverIds = (): ServerId[] => servers.map(({ id }) => id);

/** A value for each server, by its id. */
export const perServer = <T>(make: (id: ServerId) => T): Record<ServerId, T> =>
  Object.fromEntries(serverIds().map((id) => [id, make(id)])) as Record<ServerId, T>;

/** The groups of all servers, as in `Lobby, PvP and Lifesteal`. */
export const serverGroups = (): string => {
  const groups = servers.map(({ group }) => group);
  return [groups.slice(0, -1).join(', '), groups.at(-1)].filter(Boolean).join(' and ');
};
