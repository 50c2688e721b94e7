import type { MigrationManifest } from 'redux-persist';

/** What of a slice that an older release has stored becomes of it: version 1 knew no player. */
export const migrations: MigrationManifest = {
  2: (state) => state && Object.assign({}, state, { voter: null }),
};
