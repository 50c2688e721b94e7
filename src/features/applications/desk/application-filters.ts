import { positions } from '#network/positions';
import type { Announcement } from '@/contract/application-desk';
import { ANNOUNCEMENTS, STATE_FILTERS, type StateFilter } from '@/contract/applications';

/** Filters of the list; null is no filter. */
export interface Filters {
  position: string | null;
  state: StateFilter | null;
  announcement: Announcement['state'] | null;
}
export const FILTER_NAMES = ['position', 'state', 'announcement'] as const satisfies (keyof Filters)[];

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

/** Reads the filters of a URL's query; unknown values are ignored. */
export const filtersOf = (query: URLSearchParams): Filters => ({
  position: oneOf(
    positions.map(({ id }) => id),
    query.get('position'),
  ),
  state: oneOf(STATE_FILTERS, query.get('state')),
  announcement: oneOf(ANNOUNCEMENTS, query.get('announcement')),
});

/** Returns query parameters, for the page's URL and for the call. */
export const parametersOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = filters[name];
      return value === null ? [] : [[name, value]];
    }),
  );
