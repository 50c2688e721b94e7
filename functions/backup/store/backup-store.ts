import { AUDIT_KEY, type AuditRecord, packAudit } from '../../core/audit/audit-record';
import { AUDIT_LUA } from '../../core/audit/audit-script';
import { accountKeys } from '../../core/auth/account-keys';
import type { Database } from '../../core/database/database';
import { toFlag, toNumber, toOneOf, toRecord } from '../../core/database/replies';
import { isRecord } from '../../core/untrusted';
import { keptBy, type Subject } from '../subjects';
import { FIND_KEYS_LUA } from './find-keys-lua';
import { STAGE_SCRIPT, SWITCH_SCRIPT } from './restore-scripts';
import { TAKE_SCRIPT } from './take-script';

/** Bytes of a text, or a little more: a reply of the free database may have a megabyte. */
const TEXT_BYTES = 262_144;
/** A reading waits so long to be fetched. */
const READING_KEPT_MS = 3_600_000;
/** What was staged waits so long to be used. */
const STAGED_KEPT_MS = 86_400_000;

const readingKey = (id: string) => `site:export:${id}`;
const progressKey = (id: string) => `site:import:${id}`;

/** How many there are of what is counted, by subject and kind of key, such as `accounts/account:users`. */
export type Counts = Readonly<Record<string, number>>;

export interface Reading {
  /** How many texts there are to fetch. */
  readonly texts: number;
  /** Of what moment it is, in milliseconds since 1970. */
  readonly at: number;
  readonly counts: Counts;
}

/** KEYS: none. ARGV: kinds of keys as JSON. Returns how many keys of them there are. */
const COUNT_SCRIPT = `${FIND_KEYS_LUA}
return #findKeys(cjson.decode(ARGV[1]))`;

/** KEYS: audit log, perhaps what remembers that it is noted. ARGV: entry, its position, facts of it as JSON, milliseconds to remember. */
const NOTE_SCRIPT = `${AUDIT_LUA}
if KEYS[2] and not redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[4]) then return 0 end
writeAudit(KEYS[1], ARGV[1], ARGV[2], cjson.decode(ARGV[3]))
return 1`;

export type BackupStore = ReturnType<typeof createBackupStore>;

/** What backups read and write in Redis; each method is one command of ours. Rejects with `UnavailableError` when it is away. */
export function createBackupStore(database: Database) {
  const kindsOf = (subjects: readonly Subject[]) => JSON.stringify(keptBy(subjects));
  return {
    /** Reads everything of these subjects at one moment, to be fetched within the hour; null when memory does not suffice. */
    async take(id: string, subjects: readonly Subject[], textBytes = TEXT_BYTES): Promise<Reading | null> {
      const args = [kindsOf(subjects), String(textBytes), String(READING_KEPT_MS)];
      const reply = await database.eval(TAKE_SCRIPT, [readingKey(id)], args);
      return reply === 'full' ? null : toReading(reply);
    },

    /** A reading that was taken within the hour; null when it is gone. */
    async reading(id: string): Promise<Reading | null> {
      const json = await database.get(readingKey(id));
      return json === null ? null : toReading(json);
    },

    /** A text of a reading, counted from 0; null when it is gone. */
    text: (id: string, number: number) => database.get(`${readingKey(id)}:${String(number)}`),

    /** The reading has been fetched. */
    async forget(id: string, texts: number) {
      const keys = Array.from({ length: texts }, (_, number) => `${readingKey(id)}:${String(number)}`);
      await database.eval(`return redis.call('DEL', unpack(KEYS))`, [readingKey(id), ...keys], []);
    },

    /** How many keys there are of these subjects. */
    count: async (subjects: readonly Subject[]) =>
      toNumber(await database.eval(COUNT_SCRIPT, [], [kindsOf(subjects)])),

    /** The number of the text with which a restore goes on. */
    async next(id: string): Promise<number> {
      const next = await database.eval(`return redis.call('HGET', KEYS[1], 'next')`, [progressKey(id)], []);
      return Number(next ?? 0);
    },

    /** Begins a restore anew that was done. */
    async reopen(id: string) {
      const script = `if redis.call('HEXISTS', KEYS[1], 'done') == 1 then redis.call('DEL', KEYS[1]) end return 1`;
      await database.eval(script, [progressKey(id)], []);
    },

    /**
     * Puts a text beside what the site uses, unless it is there.
     * @returns the number of the text that is next; null when memory does not suffice
     */
    async stage(id: string, number: number, text: string): Promise<number | null> {
      const args = [String(number), text, String(STAGED_KEPT_MS)];
      const next = toNumber(await database.eval(STAGE_SCRIPT, [progressKey(id)], args));
      return next < 0 ? null : next;
    },

    /** Writes to the audit log. */
    note: (audit: BackupAudit) => database.eval(NOTE_SCRIPT, [AUDIT_KEY], packed(audit)),

    /** Writes to the audit log once an hour for each backup and admin: a call whose response was lost is sent again. */
    noteOnce: (id: string, audit: BackupAudit) =>
      database.eval(
        NOTE_SCRIPT,
        [AUDIT_KEY, `site:backup-noted:${id}:${audit.record.actor.id}`],
        [...packed(audit), String(READING_KEPT_MS)],
      ),

    /** Resolves to true if a restore was done within the hour. */
    isRestored: async (id: string) =>
      toFlag(await database.eval(`return redis.call('HEXISTS', KEYS[1], 'done')`, [progressKey(id)], [])),

    /** Puts what was staged in the place of what the site has. `incomplete`: some of it is gone, and nothing is changed. */
    async switch(id: string, texts: number, subjects: readonly Subject[], audit?: BackupAudit) {
      const keys = [progressKey(id), accountKeys.users, AUDIT_KEY];
      const kept = String(READING_KEPT_MS);
      const facts = JSON.stringify(audit?.facts ?? {});
      const args = [String(texts), kindsOf(subjects), kept, ...packAudit(audit?.record), facts];
      return toOneOf(await database.eval(SWITCH_SCRIPT, keys, args), ['done', 'incomplete']);
    },
  };
}

/** What the audit log is to say. */
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
