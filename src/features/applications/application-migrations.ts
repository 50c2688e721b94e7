import type { MigrationManifest } from 'redux-persist';

/** Version of the slice's form in localStorage. */
export const APPLICATION_VERSION = 1;

/** One step for each version after the first, from the version before it. */
export const applicationMigrations: MigrationManifest = {};
