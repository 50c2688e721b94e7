import { openDatabase, PATIENT_MS } from '../../../functions/core/database/database';
import { createSnapshotStore, type SnapshotStore } from '../../../functions/status/snapshot-store';
import { createStatusService, type StatusParts, type StatusService } from '../../../functions/status/status';
import { startTestDatabase, type TestDatabase } from './data-service';
import type { FakeClock } from './fake-clock';
import { startStatusInstance } from './status-instance';

export const SNAPSHOT_KEY = 'status:snapshot';

/** Sets up a database for the tests of a file, empty at the start of each, and instances on it. Call once at its top. */
export function useStatusDatabase() {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startTestDatabase();
  });
  beforeEach(async () => {
    await database.redis.flushdb();
  });
  afterAll(() => database.stop());
  return {
    get database() {
      return database;
    },
    startInstance: (clock: FakeClock) => startStatusInstance(clock, database),
  };
}

type Interference = Pick<StatusParts, 'clock' | 'poll'> &
  Partial<Pick<StatusParts, 'hasUnpolled'>> & {
    /** Intercepts the store's reads. */
    readonly read?: (readStore: SnapshotStore['read']) => ReturnType<SnapshotStore['read']>;
  };

/** Creates a status service with a hook on reading the stored snapshot. */
export function serviceWith(
  address: Pick<TestDatabase, 'url' | 'token'>,
  { read, ...parts }: Interference,
): StatusService {
  const store = createSnapshotStore(openDatabase(address, PATIENT_MS));
  return createStatusService({
    hasUnpolled: false,
    ...parts,
    locationOf: (id) => id,
    log: () => undefined,
    store: { ...store, read: () => (read ? read(store.read) : store.read()) },
  });
}
