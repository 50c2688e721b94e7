import * as v from 'valibot';
import { type AuditEntry, auditEntrySchema } from '@/contract/audit';
import { accountKeys } from '../auth/account-keys';
import { type Database, DatabaseError } from '../database/database';
import { DECODED_LUA } from '../database/decoded-lua';
import { type Page, readIndex } from '../database/paged-index';
import { readEach } from '../database/read-each';
import { toList, toRecord } from '../database/replies';
import { isRecord } from '../untrusted';
import { AUDIT_KEY } from './audit-record';

export type AuditStore = ReturnType<typeof createAuditStore>;

const PAGE_SIZE = 50;

/** KEYS: users. ARGV: ids. Returns the name of each account, nil where it does not exist. */
const NAMES_SCRIPT = `${DECODED_LUA}
local names = redis.call('HMGET', KEYS[1], unpack(ARGV))
for i, json in ipairs(names) do names[i] = json and (decoded(json) or {}).username or false end
return names`;

type Names = ReadonlyMap<string, string>;

/** The audit log in Redis; a page takes two commands. The scripts that make a change write its entry. */
export function createAuditStore(database: Database) {
  async function namesOf(ids: readonly string[]): Promise<Names> {
    if (ids.length === 0) return new Map();
    const names = toList(await database.eval(NAMES_SCRIPT, [accountKeys.users], [...ids]));
    const known = ids.map((id, at): [string, unknown] => [id, names[at]]);
    return new Map(known.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  }

  return {
    /**
     * Returns entries, newest first, with the current names of accounts. Rejects with `UnavailableError` when the database is
     * away.
     */
    async list(cursor: string | null): Promise<Page<AuditEntry>> {
      const index = { key: AUDIT_KEY, order: 'position' } as const;
      const { entries, nextCursor } = await readIndex(database, index, cursor, PAGE_SIZE);
      const stored = readEach(
        AUDIT_KEY,
        entries,
        ({ payload }) => toRecord(payload),
        ({ id }) => id,
      );
      const ids = new Set(stored.flatMap(peopleIn).map(({ id }) => id));
      const names = await namesOf([...ids]);
      const items = readEach(
        AUDIT_KEY,
        stored,
        (entry) => unpack(entry, names),
        ({ id }) => String(id),
      );
      return { items, nextCursor };
    },
  };
}

interface Person {
  readonly id: string;
}

const isPerson = (value: unknown): value is Person => isRecord(value) && typeof value.id === 'string';
const isAboutUser = ({ action }: Record<string, unknown>) => String(action).startsWith('user.');

/** Returns the accounts that an entry is about: the actor and, where the target was an account, the target. */
function peopleIn(entry: Record<string, unknown>): Person[] {
  const { actor, before, after } = entry;
  return (isAboutUser(entry) ? [actor, before, after] : [actor]).filter(isPerson);
}

/** Defaults, because entries about accounts only list what has changed. */
const UNCHANGED = { usernameChanged: false, emailChanged: false, passwordChanged: false };

/** Entries may come from another version of this site, whose scripts stored names of people. */
function unpack(entry: Record<string, unknown>, names: Names): AuditEntry {
  const named = (side: unknown) =>
    isPerson(side) ? { ...side, username: names.get(side.id) ?? null } : side;
  const { actor, before, after } = entry;
  const sides = isAboutUser(entry) ? { before: named(before), after: named(after) } : {};
  const parsed = v.safeParse(auditEntrySchema, { ...UNCHANGED, ...entry, actor: named(actor), ...sides });
  if (!parsed.success) throw new DatabaseError();
  return parsed.output;
}
