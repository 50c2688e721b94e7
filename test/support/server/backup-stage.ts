import type { BackupWorkResponse } from '@/contract/backups';
import { type Backups, createBackups } from '../../../functions/backup/backups';
import { createBackupStore } from '../../../functions/backup/store/backup-store';
import { createJobStore } from '../../../functions/backup/store/job-store';
import { createBlobShelf } from '../../../functions/core/blobs/blob-shelf';
import type { Shelf } from '../../../functions/core/blobs/shelf';
import { openDatabase } from '../../../functions/core/database/database';
import type { LogEntry } from '../../../functions/core/log';
import { startBlobs, type TestBlobs } from './blobs';
import { startTestDatabase, type TestDatabase } from './data-service';
import { FakeClock } from './fake-clock';

interface Differences {
  readonly passphrase?: string;
  readonly shelf?: Shelf;
}

export interface BackupStage {
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  /** Log lines of the current test. */
  readonly lines: LogEntry[];
  /** Opens backups as one instance of the functions. */
  open(differences?: Differences): Backups;
  /** Opens backups that handle one text per call. */
  openSlow(): Backups;
  /** Stores 1,200 accounts, about four texts, with names that start with the prefix. */
  fill(prefix: string): Promise<void>;
  usersNow(): Promise<string[]>;
  /** Returns the entries of the audit log, oldest first, as JSON. */
  audit(): Promise<string[]>;
}

/** Starts a database and a blob store for the tests of a file; both are empty at the start of each test. Call once at its top. */
export function setUpBackups(): BackupStage {
  let database: TestDatabase;
  let blobs: TestBlobs;
  let clock: FakeClock;
  let lines: LogEntry[];
  beforeAll(async () => {
    [database, blobs] = await Promise.all([startTestDatabase(), startBlobs()]);
  });
  beforeEach(async () => {
    await database.redis.flushdb();
    await blobs.clear();
    clock = new FakeClock();
    clock.advance(Date.now() - clock.now());
    lines = [];
  });
  afterAll(() => Promise.all([database.stop(), blobs.stop()]));
  const open = ({ passphrase, shelf = createBlobShelf('backups') }: Differences = {}) => {
    const opened = openDatabase(database, 20_000);
    return createBackups({
      store: createBackupStore(opened),
      jobs: createJobStore(opened, clock),
      shelf,
      passphrase: passphrase ?? null,
      clock,
      log: (line) => lines.push(line),
    });
  };
  return {
    get database() {
      return database;
    },
    get clock() {
      return clock;
    },
    get lines() {
      return lines;
    },
    open,
    openSlow: () => open({ shelf: watchedShelf(() => clock.advance(13_000)) }),
    async fill(prefix) {
      const names = Array.from({ length: 1_200 }, (_, index) => `${prefix}${String(index)}`);
      for (let at = 0; at < names.length; at += 400) {
        const part = names.slice(at, at + 400).map((name) => [name, 'x'.repeat(900)]);
        await database.redis.hset('account:users', Object.fromEntries(part));
      }
    },
    usersNow: async () => Object.keys((await database.redis.hgetall('account:users')) ?? {}).toSorted(),
    async audit() {
      const entries = await database.redis.zrange('account:audit', 0, -1);
      return entries.map((entry) => String(entry));
    },
  };
}

/** Returns a shelf that reports each text before it is written or read. */
export function watchedShelf(onText: () => unknown): Shelf {
  const shelf = createBlobShelf('backups');
  return {
    ...shelf,
    async put(name, bytes) {
      await onText();
      await shelf.put(name, bytes);
    },
    async get(name) {
      if (name.startsWith('parts/')) await onText();
      return shelf.get(name);
    },
  };
}

/** Returns a shelf that stops at its first text until the test opens it. */
export function startHeldShelf() {
  const { promise: isReached, resolve: reach } = Promise.withResolvers<undefined>();
  const { promise: isOpen, resolve: open } = Promise.withResolvers<undefined>();
  const shelf = watchedShelf(() => {
    reach(undefined);
    return isOpen;
  });
  return { shelf, isReached, open: () => open(undefined) };
}

/** Repeats the call until the work is done, like a browser; resolves to all phases and the id of the work. */
export async function finish(
  call: (joined: string | null) => Promise<BackupWorkResponse>,
  joined: string | null = null,
) {
  const phases: string[] = [];
  for (let work = joined; ;) {
    const response = await call(work);
    ({ work } = response);
    phases.push(response.phase);
    if (response.phase === 'done') return { phases, work };
  }
}
