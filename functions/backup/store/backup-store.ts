import { AUDIT_LUA, AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { accountKeys } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { toFlag, toNumber, toOneOf, toRecord } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { isRecord } from '../../core/untrusted';
import { keptBy, type Subject } from '../subjects';
import { FIND_KEYS_LUA } from './find-keys-lua';
import { STAGE_SCRIPT, SWITCH_SCRIPT } from './restore-scripts';
import { TAKE_SCRIPT } from './take-script';

/** Approximate bytes of a text: the free database limits a reply to a megabyte. */
const TEXT_BYTES = 262_144;
/** Time for which a reading can be fetched. */
const READING_KEPT_MS = 3_600_000;
/** Time for which staged data can be used. */
const STAGED_KEPT_MS = 86_400_000;

const readingKey = (id: string) => `site:export:${id}`;
const progressKey = (id: string) => `site:import:${id}`;

/** Counts by subject and kind of key, such as `accounts/account:users`. */
export type Counts = Readonly<Record<string, number>>;

export interface Reading {
  readonly texts: number;
  /** Time of the data, in milliseconds since 1970. */
  readonly at: number;
  readonly counts: Counts;
}

/** KEYS: none. ARGV: kinds of keys as JSON. Returns the number of such keys. */
const COUNT_SCRIPT = `${FIND_KEYS_LUA}
return #findKeys(cjson.decode(ARGV[1]))`;

/**
 * KEYS: audit log, optionally a marker of an earlier entry. ARGV: entry, its position, its facts as JSON, lifetime of the marker
 * in milliseconds.
 */
const NOTE_SCRIPT = `${AUDIT_LUA}
if KEYS[2] and not redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[4]) then return 0 end
writeAudit(KEYS[1], ARGV[1], ARGV[2], cjson.decode(ARGV[3]))
return 1`;

export type BackupStore = ReturnType<typeof createBackupStore>;

/** Reads and writes of backups in Redis; each method is one command of ours. Rejects with `UnavailableError` when it is away. */
export function createBackupStore(database: Database) {
  const kindsOf = (subjects: readonly Subject[]) => JSON.stringify(keptBy(subjects));
  return {
    /** Reads all data of these subjects at one moment, to be fetched within the hour; null when memory does not suffice. */
    async take(id: string, subjects: readonly Subject[], textBytes = TEXT_BYTES): Promise<Reading | null> {
      const args = [kindsOf(subjects), String(textBytes), String(READING_KEPT_MS)];
      const reply = await database.eval(TAKE_SCRIPT, [readingKey(id)], args);
      return reply === 'full' ? null : toReading(reply);
    },

    /** Returns a reading from within the hour; null when it has expired. */
    async reading(id: string): Promise<Reading | null> {
      const json = await database.get(readingKey(id));
      return json === null ? null : toReading(json);
    },

    /** Returns a text of a reading, counted from 0; null when it has expired. */
    text: (id: string, number: number) => database.get(`${readingKey(id)}:${String(number)}`),

    /** Deletes a reading after it was fetched. */
    async forget(id: string, texts: number) {
      const keys = Array.from({ length: texts }, (_, number) => `${readingKey(id)}:${String(number)}`);
      await database.send('DEL', readingKey(id), ...keys);
    },

    /** Returns the number of keys of these subjects. */
    count: async (subjects: readonly Subject[]) =>
      toNumber(await database.eval(COUNT_SCRIPT, [], [kindsOf(subjects)])),

    /** Returns the number of the text with which a restore continues. */
    async next(id: string): Promise<number> {
      const next = await database.send('HGET', progressKey(id), 'next');
      return Number(next ?? 0);
    },

    /** Starts a finished restore again. */
    async reopen(id: string) {
      const script = `if redis.call('HEXISTS', KEYS[1], 'done') == 1 then redis.call('DEL', KEYS[1]) end return 1`;
      await database.eval(script, [progressKey(id)], []);
    },

    /**
     * Stages a text beside the site's data, unless it is there.
     * @returns the number of the next text; null when memory does not suffice
     */
    async stage(id: string, number: number, text: string): Promise<number | null> {
      const args = [String(number), text, String(STAGED_KEPT_MS)];
      const next = toNumber(await database.eval(STAGE_SCRIPT, [progressKey(id)], args));
      return next < 0 ? null : next;
    },

    note: (audit: BackupAudit) => database.eval(NOTE_SCRIPT, [AUDIT_KEY], packed(audit)),

    /** Writes to the audit log once an hour per backup and admin, because a call is repeated when its response was lost. */
    noteOnce: (id: string, audit: BackupAudit) =>
      database.eval(
        NOTE_SCRIPT,
        [AUDIT_KEY, `site:backup-noted:${id}:${audit.record.actor.id}`],
        [...packed(audit), String(READING_KEPT_MS)],
      ),

    /** Resolves to true if a restore finished within the hour. */
    isRestored: async (id: string) => toFlag(await database.send('HEXISTS', progressKey(id), 'done')),

    /** Replaces the site's data with the staged data. `incomplete`: some staged data is missing, and nothing is changed. */
    async switch(id: string, texts: number, subjects: readonly Subject[], audit?: BackupAudit) {
      const keys = [progressKey(id), accountKeys.users, AUDIT_KEY];
      const kept = String(READING_KEPT_MS);
      const facts = JSON.stringify(audit?.facts ?? {});
      const args = [String(texts), kindsOf(subjects), kept, ...packAudit(audit?.record), facts];
      return toOneOf(await database.eval(SWITCH_SCRIPT, keys, args), ['done', 'incomplete']);
    },
  };
}

export interface BackupAudit {
  readonly record: AuditRecord;
  readonly facts: Readonly<Record<string, unknown>>;
}

const packed = ({ record, facts }: BackupAudit) => [...packAudit(record), JSON.stringify(facts)];

function toReading(json: unknown): Reading {
  const { texts, at, counts } = toRecord(json);
  const counted = isRecord(counts) ? Object.entries(counts) : [];
  return {
    texts: Number(texts),
    at: Number(at),
    counts: Object.fromEntries(counted.map(([kind, count]) => [kind, Number(count)])),
  };
}
