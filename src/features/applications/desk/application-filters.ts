import { positions } from '#network/positions';
import type { Announcement } from '@/contract/application-desk';
import { ANNOUNCEMENTS, DESK_STATES, type DeskState } from '@/contract/applications';

/** Which applications to list; null does not ask. */
export interface Filters {
  position: string | null;
  state: DeskState | null;
  announcement: Announcement['state'] | null;
}
export const FILTER_NAMES = ['position', 'state', 'announcement'] as const satisfies (keyof Filters)[];

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

/** What an address's query asks for; unknown values count as not asked for. */
export const filtersOf = (query: URLSearchParams): Filters => ({
  position: oneOf(
    positions.map(({ id }) => id),
    query.get('position'),
  ),
  state: oneOf(DESK_STATES, query.get('state')),
  announcement: oneOf(ANNOUNCEMENTS, query.get('announcement')),
});

/** As parameters of a query, for the page's address and for the call. */
export const parametersOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = filters[name];
      return value === null ? [] : [[name, value]];
    }),
  );
