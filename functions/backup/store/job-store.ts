import * as v from 'valibot';
import { BACKUP_KINDS } from '@/contract/backups';
import type { Database } from '../../core/database/database';
import { toFlag } from '../../core/database/replies';

const saveJobSchema = v.object({
  /** Of the backup that is being made, and of the reading that it is made from. */
  id: v.string(),
  kind: v.picklist(BACKUP_KINDS),
  at: v.string(),
  /** How the backup is locked: see the header of a backup. */
  lock: v.nullable(v.object({ salt: v.string(), cost: v.literal(32_768) })),
  /** The text that is to come, the digest of those before, and their bytes. */
  next: v.number(),
  digest: v.string(),
  bytes: v.number(),
});
export type SaveJob = v.InferOutput<typeof saveJobSchema>;

const restoreJobSchema = v.object({
  /** Of the restore, and of the backup that it puts back. */
  run: v.string(),
  backup: v.string(),
  /** The backup of what there was before; null until that is begun. */
  undo: v.nullable(v.string()),
  next: v.number(),
  digest: v.string(),
});
export type RestoreJob = v.InferOutput<typeof restoreJobSchema>;

const KEYS = { save: 'site:backup', restore: 'site:restore', lease: 'site:backup-lease' } as const;
/** Longer than any call of a function may take. */
const LEASE_MS = 65_000;
/** What nobody goes on with is forgotten, when what it was made of is gone, too. */
const KEPT_MS = 3_600_000;

const LEASE_SCRIPT = `return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) and 1 or 0`;
const RELEASE_SCRIPT = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`;
const PUT_SCRIPT = `return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) and 1`;
const REMOVE_SCRIPT = `return redis.call('DEL', KEYS[1])`;

export type JobStore = ReturnType<typeof createJobStore>;

/** How far backups and restores are, in Redis: whichever instance is called next goes on. Each method is one command. */
export function createJobStore(database: Database) {
  const slot = <T>(key: string, schema: v.GenericSchema<unknown, T>) => ({
    async get(): Promise<T | null> {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await database.get(key));
      return parsed.success ? parsed.output : null;
    },
    put: (job: T) => database.eval(PUT_SCRIPT, [key], [JSON.stringify(job), String(KEPT_MS)]),
    remove: () => database.eval(REMOVE_SCRIPT, [key], []),
  });
  return {
    save: slot(KEYS.save, saveJobSchema),
    restore: slot(KEYS.restore, restoreJobSchema),
    /** Whether `holder` alone works at it now. */
    lease: async (holder: string) =>
      toFlag(await database.eval(LEASE_SCRIPT, [KEYS.lease], [holder, String(LEASE_MS)])),
    release: (holder: string) => database.eval(RELEASE_SCRIPT, [KEYS.lease], [holder]),
  };
}
