import type { MigrationManifest, PersistedState } from 'redux-persist';
import { voteSites } from '#network/voting';
import { isRecord } from '@/lib/is-record';

/** A record by the site's id. A name that no site has any more stays in its place: the streak still counts the vote. */
const withId = (vote: unknown): unknown => {
  if (!isRecord(vote)) return vote;
  const { siteName, timestamp } = vote;
  return { site: voteSites.find(({ name }) => name === siteName)?.id ?? siteName, timestamp };
};

const byIds = (history: unknown): unknown[] => (Array.isArray(history) ? history.map(withId) : []);

/** Steps from what an older release has stored: version 1 knew no player, and version 2 knew sites by their names. */
export const migrations: MigrationManifest = {
  2: (state) => state && Object.assign({}, state, { voter: null }),
  3: (state: (PersistedState & { history?: unknown }) | undefined) =>
    state && Object.assign({}, state, { history: byIds(state.history) }),
};
