import { realPlaces } from '#network/real-places';
import type { ServerId } from '@/contract/network/servers';
import { formatNumber } from '@/lib/format-number';
import { serverIds } from '@/lib/servers';

/**
 * `4/5`: players over slots.
 * @param places defaults to one more than the players; null if the server does not report it, which shows
 * only the players
 */
export const playersFigure = (online: number, places: number | null = online + 1): string =>
  [online, ...(places === null ? [] : [places])].map((count) => formatNumber(count)).join('/');

/**
 * Returns the slots of servers as the network shows them: `max` if it shows those of all these servers, else
 * undefined.
 */
export const shownPlaces = (
  max: number | null,
  ids: readonly ServerId[] = serverIds(),
): number | null | undefined => (ids.every((id) => realPlaces.includes(id)) ? max : undefined);
