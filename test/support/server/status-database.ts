import { openDatabase, PATIENT_MS } from '../../../functions/core/database/database';
import { createSnapshotStore, type SnapshotStore } from '../../../functions/status/snapshot-store';
import { createStatusService, type StatusParts, type StatusService } from '../../../functions/status/status';
import { startTestDatabase, type TestDatabase } from './data-service';
import type { FakeClock } from './fake-clock';
import { startStatusInstance } from './status-instance';

export const SNAPSHOT_KEY = 'status:snapshot';

/** Of the claim on what is to replace the snapshot that a database has. */
export async function claimKeyIn({ redis }: TestDatabase): Promise<string> {
  const [version] = ((await redis.get<string>(SNAPSHOT_KEY)) ?? 'none').split(' ');
  return `status:claim:${String(version)}`;
}

/** A database for the tests of a file, empty at the start of each, and instances on it. Call once at its top. */
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

type Interference = Pick<StatusParts, 'clock' | 'lookUp'> & {
  /** Stands between the service and what its store reads. */
  readonly read?: (readStore: SnapshotStore['read']) => ReturnType<SnapshotStore['read']>;
  /** Stands between the service and its claims. */
  readonly claim?: (claim: () => Promise<boolean>) => Promise<boolean>;
};

/** A status service on a database, where something happens as it reads the snapshot or claims its renewal. */
export function serviceWith(
  address: Pick<TestDatabase, 'url' | 'token'>,
  { read, claim, ...parts }: Interference,
): StatusService {
  const store = createSnapshotStore(openDatabase(address, PATIENT_MS));
  return createStatusService({
    ...parts,
    placeOf: (id) => id,
    log: () => undefined,
    store: {
      ...store,
      read: () => (read ? read(store.read) : store.read()),
      claim: (wanted) => (claim ? claim(() => store.claim(wanted)) : store.claim(wanted)),
    },
  });
}
