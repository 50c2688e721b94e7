import type { MigrationManifest, PersistedState } from 'redux-persist';
import { voteSites } from '#network/voting';
import { isRecord } from '@/lib/is-record';

/**
 * Converts a record to the site's id. An unknown name stays, because the vote still counts for the streak.
 */
const withId = (vote: unknown): unknown => {
  if (!isRecord(vote)) return vote;
  const { siteName, timestamp } = vote;
  return { site: voteSites.find(({ name }) => name === siteName)?.id ?? siteName, timestamp };
};

const byIds = (history: unknown): unknown[] => (Array.isArray(history) ? history.map(withId) : []);

/** Migrations from older releases: version 1 stored no player, and version 2 identified sites by name. */
export const migrations: MigrationManifest = {
  2: (state) => state && Object.assign({}, state, { voter: null }),
  3: (state: (PersistedState & { history?: unknown }) | undefined) =>
    state && Object.assign({}, state, { history: byIds(state.history) }),
};
