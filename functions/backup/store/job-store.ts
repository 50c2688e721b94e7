import * as v from 'valibot';
import { BACKUP_KINDS } from '@/contract/backups';
import { type Database, DatabaseError } from '../../core/database/database';
import { toFlag, toList } from '../../core/database/replies';
import type { Clock } from '../../core/time/clock';

const leaseSchema = v.object({
  /** Identifies the call that holds the lease, and the backup or restore that the call begins, if any. */
  id: v.string(),
  /** Backup that the call restores; null while it makes one. */
  restores: v.nullable(v.string()),
});
export type Lease = v.InferOutput<typeof leaseSchema>;

/** Time of the last step, in milliseconds since 1970. */
const steppedAt = v.number();

const saveJobSchema = v.object({
  /** Id of the backup in progress, and of its reading. */
  id: v.string(),
  kind: v.picklist(BACKUP_KINDS),
  /** Id of the admin who asked for it first; null without one. */
  by: v.nullable(v.string()),
  at: v.string(),
  /** Lock of the backup: see the header of a backup. */
  lock: v.nullable(v.object({ salt: v.string(), cost: v.literal(32_768) })),
  /** Number of the next text, total of texts, and digest and bytes of the previous ones. */
  next: v.number(),
  of: v.number(),
  digest: v.string(),
  bytes: v.number(),
  steppedAt,
});
export type SaveJob = v.InferOutput<typeof saveJobSchema>;

const restoreJobSchema = v.object({
  /** Ids of the restore, and of the backup that it restores. */
  run: v.string(),
  backup: v.string(),
  /** The backup of the previous data; null until it begins. */
  undo: v.nullable(v.string()),
  /** Number of the next text, and total of texts. */
  next: v.number(),
  of: v.number(),
  digest: v.string(),
  steppedAt,
});
export type RestoreJob = v.InferOutput<typeof restoreJobSchema>;

const KEYS = { save: 'site:backup', restore: 'site:restore', lease: 'site:backup-lease' } as const;
/** Longer than any call of a function may take. */
const LEASE_MS = 65_000;
/** Abandoned jobs expire together with their data. */
const KEPT_MS = 3_600_000;
/** A job without a step for this long was abandoned. Browsers call again within seconds. */
const ALIVE_MS = 60_000;

/**
 * KEYS: lease, save job, restore job. ARGV: lease, its milliseconds. Returns 1 if the lease was free, and the current value of
 * all three.
 */
const LEASE_SCRIPT = `
local taken = redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2])
return { taken and 1 or 0, redis.call('MGET', KEYS[1], KEYS[2], KEYS[3]) }`;
const RELEASE_SCRIPT = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`;

/** State of the work at backups when a call begins. */
export interface Turn {
  /** False while another call holds the lease. */
  readonly isMine: boolean;
  /** Lease of the call that holds it. */
  readonly lease: Lease;
  readonly save: SaveJob | null;
  readonly restore: RestoreJob | null;
}

export type JobStore = ReturnType<typeof createJobStore>;

/** Progress of backups and restores, in Redis, so that any instance can continue. Each method is one command. */
export function createJobStore(database: Database, clock: Pick<Clock, 'now'>) {
  const slot = <Job extends { readonly steppedAt: number }>(key: string) => ({
    put: (job: Omit<Job, 'steppedAt'>) => {
      const json = JSON.stringify({ ...job, steppedAt: clock.now() });
      return database.set(key, json, KEPT_MS);
    },
    remove: () => database.send('DEL', key),
  });
  return {
    save: slot<SaveJob>(KEYS.save),
    restore: slot<RestoreJob>(KEYS.restore),
    /** Takes the lease if it is free. Then only this call works at backups, until it releases the lease or 65 s have passed. */
    async lease(lease: Lease): Promise<Turn> {
      const args = [JSON.stringify(lease), String(LEASE_MS)];
      const reply = toList(await database.eval(LEASE_SCRIPT, [KEYS.lease, KEYS.save, KEYS.restore], args));
      const [held, save, restore] = toList(reply[1]);
      const holder = parse(leaseSchema, held);
      if (!holder) throw new DatabaseError();
      return {
        isMine: toFlag(reply[0]),
        lease: holder,
        save: parse(saveJobSchema, save),
        restore: parse(restoreJobSchema, restore),
      };
    },
    release: (lease: Lease) => database.eval(RELEASE_SCRIPT, [KEYS.lease], [JSON.stringify(lease)]),
    /** Returns the job, or null if it was abandoned. */
    live: <Job extends SaveJob | RestoreJob>(job: Job | null): Job | null =>
      job !== null && clock.now() - job.steppedAt < ALIVE_MS ? job : null,
  };
}

/** Returns null for a missing value, and for one that another version of the site wrote. */
function parse<T>(schema: v.GenericSchema<unknown, T>, json: unknown): T | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  return parsed.success ? parsed.output : null;
}
