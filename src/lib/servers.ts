import { servers } from '#network/servers';
import type { ServerId } from '@/contract/network/servers';
import { listed } from './listed';

/** Ids of the tracked servers, in display order. */
export const serverIds = (): ServerId[] => servers.map(({ id }) => id);

export const perServer = <T>(make: (id: ServerId) => T): Record<ServerId, T> =>
  Object.fromEntries(serverIds().map((id) => [id, make(id)])) as Record<ServerId, T>;

/** Returns the groups of all servers as text: `Lobby, PvP and Lifesteal`. */
export const serverGroups = (): string => listed(servers.map(({ group }) => group));
