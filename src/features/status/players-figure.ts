import { realPlaces } from '#network/real-places';
import type { ServerId } from '@/contract/network/servers';
import { formatNumber } from '@/lib/format-number';
import { serverIds } from '@/lib/servers';

/**
 * `4/5`: players over places.
 * @param places one more than are taken unless given; null where the server does not tell, and only its players are shown
 */
export const playersFigure = (online: number, places: number | null = online + 1): string =>
  [online, ...(places === null ? [] : [places])].map((count) => formatNumber(count)).join('/');

/** The places of servers as the network shows them: `max` when it shows those of all these, undefined otherwise. */
export const shownPlaces = (
  max: number | null,
  ids: readonly ServerId[] = serverIds(),
): number | null | undefined => (ids.every((id) => realPlaces.includes(id)) ? max : undefined);
