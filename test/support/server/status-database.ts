import { openDatabase } from '../../../functions/core/database/database';
import { createSnapshotStore, type StoredSnapshot } from '../../../functions/status/snapshot-store';
import { createStatusService, type StatusParts, type StatusService } from '../../../functions/status/status';
import { startTestDatabase, type TestDatabase } from './data-service';
import type { FakeClock } from './fake-clock';
import { startStatusInstance } from './status-instance';

export const SNAPSHOT_KEY = 'status:snapshot';
export const CLAIM_KEY = 'status:claim';

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
  readonly read: (readStore: () => Promise<StoredSnapshot>) => Promise<StoredSnapshot>;
};

/** A status service on a database, where something happens as it reads the snapshot. */
export function serviceThatReads(
  address: Pick<TestDatabase, 'url' | 'token'>,
  { read, ...parts }: Interference,
): StatusService {
  const store = createSnapshotStore(openDatabase(address));
  return createStatusService({
    ...parts,
    log: () => undefined,
    store: { ...store, read: () => read(() => store.read()) },
  });
}
