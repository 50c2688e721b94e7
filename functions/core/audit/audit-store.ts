import * as v from 'valibot';
import { type AuditEntry, type AuditKind, auditEntrySchema } from '@/contract/audit';
import { accountKeys, fold } from '../auth/account-keys';
import { type Database, DatabaseError } from '../database/database';
import { DECODED_LUA } from '../database/decoded-lua';
import {
  entryOf,
  fromCursor,
  type Page,
  POSITION_LENGTH,
  timeInIndex,
  toCursor,
  WALK_LUA,
} from '../database/paged-index';
import { readEach } from '../database/read-each';
import { toList, toRecord } from '../database/replies';
import { isRecord } from '../untrusted';
import { AUDIT_KEY } from './audit-script';

export type AuditStore = ReturnType<typeof createAuditStore>;

const PAGE_SIZE = 50;
/** Entries that one call with a filter reads, so that no filter blocks the database. */
const LOOKED_AT = 1_500;

/** KEYS: users. ARGV: ids. Returns the name of each account, nil where it does not exist. */
const NAMES_SCRIPT = `${DECODED_LUA}
local names = redis.call('HMGET', KEYS[1], unpack(ARGV))
for i, json in ipairs(names) do names[i] = json and (decoded(json) or {}).username or false end
return names`;

type Names = ReadonlyMap<string, string>;

/**
 * KEYS: audit, names. ARGV: position or time to start after, time before which it ends (empty: none), entries per page, entries to
 * read, kind (empty: any), id or folded name of a person (empty: any). Returns {last entry read or '' at the end, entries...}.
 * Unreadable entries match every filter, so that the caller logs them.
 */
const LIST_SCRIPT = `${WALK_LUA}${DECODED_LUA}
local kind, person = ARGV[5], ARGV[6]
if person ~= '' then person = redis.call('HGET', KEYS[2], person) or person end
local function isOf(side) return type(side) == 'table' and side.id == person end
local function fits(member)
  if kind == '' and person == '' then return true end
  local entry = decoded(string.sub(member, ${String(POSITION_LENGTH + 2)}))
  if not entry then return true end
  if kind ~= '' and string.sub(tostring(entry.action), 1, #kind + 1) ~= kind .. '.' then return false end
  return person == '' or isOf(entry.actor) or isOf(entry.before) or isOf(entry.after)
end
local reply, isOver = { '' }, false
local last = walk(KEYS[1], 'position', ARGV[1], tonumber(ARGV[4]), function(member)
  isOver = ARGV[2] ~= '' and member < ARGV[2]
  if isOver then return true end
  if fits(member) then reply[#reply + 1] = member end
  return #reply > tonumber(ARGV[3])
end)
if not isOver then reply[1] = last end
return reply`;

/** Filters of the log; a missing one matches all. */
export interface AuditFilter {
  readonly kind?: AuditKind | null;
  /** Name or id of an account that acted, or that an action was about. */
  readonly person?: string;
  /** Milliseconds since 1970: the first, and the one after the last. */
  readonly from?: number | null;
  readonly to?: number | null;
}

/** The audit log in Redis; a page takes two commands, and up to 22 with a filter. The scripts that make a change write its entry. */
export function createAuditStore(database: Database) {
  async function namesOf(ids: readonly string[]): Promise<Names> {
    if (ids.length === 0) return new Map();
    const names = toList(await database.eval(NAMES_SCRIPT, [accountKeys.users], [...ids]));
    const known = ids.map((id, at): [string, unknown] => [id, names[at]]);
    return new Map(known.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  }

  return {
    /**
     * Returns entries, newest first, with the current names of accounts. A filtered page may be short or empty and still have a
     * next one. Rejects with `UnavailableError` when the database is away.
     */
    async list(
      cursor: string | null,
      { kind, person = '', from = null, to = null }: AuditFilter = {},
    ): Promise<Page<AuditEntry>> {
      const [after, end] = [fromCursor(cursor) || timeOrNone(to), timeOrNone(from)];
      const args = [after, end, String(PAGE_SIZE), String(LOOKED_AT), kind ?? '', fold(person)];
      const [last = '', ...found] = toList(
        await database.eval(LIST_SCRIPT, [AUDIT_KEY, accountKeys.names], args),
      ).map(String);
      const entries = found.map(entryOf);
      const nextCursor = toCursor(last === '' ? '' : entryOf(last).position);
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

function timeOrNone(time: number | null): string {
  return time === null ? '' : timeInIndex(time);
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
