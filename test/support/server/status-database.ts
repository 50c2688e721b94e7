import { openDatabase, PATIENT_MS } from '../../../functions/core/database/database';
import { createSnapshotStore, type SnapshotStore } from '../../../functions/status/snapshot-store';
import { createStatusService, type StatusParts, type StatusService } from '../../../functions/status/status';
import { startTestDatabase, type TestDatabase } from './data-service';
import type { FakeClock } from './fake-clock';
import { startStatusInstance } from './status-instance';

export const SNAPSHOT_KEY = 'status:snapshot';

/** Returns the key of the lease to renew the database's snapshot. */
export async function leaseKeyIn({ redis }: TestDatabase): Promise<string> {
  const [version] = ((await redis.get<string>(SNAPSHOT_KEY)) ?? 'none').split(' ');
  return `status:claim:${String(version)}`;
}

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

type Interference = Pick<StatusParts, 'clock' | 'poll'> & {
  /** Intercepts the store's reads. */
  readonly read?: (readStore: SnapshotStore['read']) => ReturnType<SnapshotStore['read']>;
  /** Intercepts the service's leases. */
  readonly lease?: (lease: () => Promise<boolean>) => Promise<boolean>;
};

/** Creates a status service with hooks on reading the snapshot and on taking the lease of its renewal. */
export function serviceWith(
  address: Pick<TestDatabase, 'url' | 'token'>,
  { read, lease, ...parts }: Interference,
): StatusService {
  const store = createSnapshotStore(openDatabase(address, PATIENT_MS));
  return createStatusService({
    ...parts,
    locationOf: (id) => id,
    log: () => undefined,
    store: {
      ...store,
      read: () => (read ? read(store.read) : store.read()),
      takeLease: (wanted) => (lease ? lease(() => store.takeLease(wanted)) : store.takeLease(wanted)),
    },
  });
}
