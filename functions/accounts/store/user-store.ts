import type { Role, User } from '@/contract/users';
import { applicationKeys } from '../../applications';
import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { accountKeys, emailKeys, fold } from '../../core/auth/account-keys';
import {
  type Credentials,
  packAccount,
  packChanges,
  type StoredChanges,
  unpackAccount,
} from '../../core/auth/user-record';
import { type Database, DatabaseError } from '../../core/database/database';
import { fromCursor, type Page, toCursor } from '../../core/database/paged-index';
import { readEach } from '../../core/database/read-each';
import { toFlag, toList, toNumber, toRecord } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { NO_EMAILS, type PackedEmails } from '../../mail';
import {
  CHANGE_SCRIPT,
  CREATE_SCRIPT,
  FIND_BY_EMAIL_SCRIPT,
  LIST_SCRIPT,
  REMOVE_SCRIPT,
  RENEW_HASH_SCRIPT,
  SEND_LINK_SCRIPT,
} from './user-scripts';

const PAGE_SIZE = 25;
/** Accounts that one call of a search reads, so that no search blocks the database. */
const LOOKED_AT = 5_000;

const { users, emails, names, admins, list, owner, sessions, factors, players } = accountKeys;
const { applicants, leavers } = applicationKeys;
const KEYS = [users, emails, names, admins, list, AUDIT_KEY, owner];

/** The unique fields that another account already has. */
export interface Taken {
  readonly outcome: 'taken';
  readonly username: boolean;
  readonly email: boolean;
}

export type Created = Taken | { readonly outcome: 'created' } | { readonly outcome: 'admin_exists' };

/**
 * `stale`: the password has changed since the check. `owner`: another admin may not do this to the owner. `own`: an admin may not
 * do this to their own account.
 */
type Refusal = (typeof REFUSALS)[number];
const REFUSALS = ['missing', 'stale', 'last_admin', 'owner', 'own'] as const;

export type Changed =
  | Taken
  /** `isReplaced`: whether the session has its new token. */
  | { readonly outcome: 'changed'; readonly user: User; readonly isReplaced: boolean }
  | { readonly outcome: Refusal };

export type Removed = { readonly outcome: 'removed'; readonly user: User } | { readonly outcome: Refusal };

export interface ChangeOptions {
  /** Refuses with `stale` unless this is still the password's hash. */
  readonly expectedHash?: string;
  /** A new password or address ends all sessions but that of the first token hash, which then gets the second. */
  readonly replaceSession?: readonly [from: string, to: string];
  /** Record of an admin's action; without one, the account's owner acts. */
  readonly audit?: AuditRecord;
  readonly queued?: PackedEmails;
}

export interface CreateOptions extends Pick<ChangeOptions, 'audit' | 'queued'> {
  readonly onlyWithoutAdmin?: boolean;
}

export interface UserFilter {
  readonly role?: Role | null;
  /** Whether the address is confirmed. */
  readonly isConfirmed?: boolean | null;
  /** Whether signing in requires a second factor. */
  readonly hasFactor?: boolean | null;
}

interface UserQuery extends UserFilter {
  /** Part of a name or email address, in any case. */
  readonly search: string;
  readonly cursor: string | null;
}

interface UserPage extends Page<User> {
  readonly owner: string | null;
  /** Times of the last sign-ins, by id. */
  readonly signIns: Readonly<Record<string, string>>;
}

export type UserStore = ReturnType<typeof createUserStore>;

/**
 * The accounts in Redis, without their sessions. Each method is one command. Each write happens completely or not at all, and
 * changes nothing when it is repeated. Every method rejects with `UnavailableError`, within a short time, when the database is
 * away.
 */
export function createUserStore(database: Database) {
  return {
    async create(
      account: Credentials,
      { onlyWithoutAdmin = false, audit: record, queued = NO_EMAILS }: CreateOptions = {},
    ): Promise<Created> {
      const [, olderKey] = emailKeys(account.user.email);
      const only = onlyWithoutAdmin ? '1' : '';
      const args = [packAccount(account), only, ...packAudit(record), queued.json, olderKey];
      const reply = await database.eval(CREATE_SCRIPT, [...KEYS, ...queued.keys], args);
      if (reply === 1) return { outcome: 'created' };
      if (reply === 'admin_exists') return { outcome: reply };
      return toTaken(reply);
    },

    async find(id: string): Promise<Credentials | null> {
      const json = await database.send('HGET', users, id);
      return json === null ? null : unpackAccount(json);
    },

    /** Finds accounts by address, in any case and spelling. Two where older accounts have it in two spellings. */
    async findByEmail(email: string): Promise<readonly Credentials[]> {
      const found = await database.eval(FIND_BY_EMAIL_SCRIPT, [emails, users], [...emailKeys(email)]);
      return toList(found).map(unpackAccount);
    },

    /** Stores another hash of the same password, unless the password has changed in the meantime; no session ends. */
    async renewHash(id: string, from: string, to: string): Promise<boolean> {
      return toFlag(await database.eval(RENEW_HASH_SCRIPT, [users], [id, from, to]));
    },

    async change(
      id: string,
      changes: StoredChanges,
      { replaceSession = ['', ''], queued = NO_EMAILS, ...options }: ChangeOptions = {},
    ): Promise<Changed> {
      const wanted = changes.email ?? changes.pendingEmail ?? null;
      const olderKey = wanted === null ? '' : emailKeys(wanted)[1];
      const args = [...guards(id, options), packChanges(changes), ...replaceSession, queued.json, olderKey];
      const reply = await database.eval(CHANGE_SCRIPT, [...KEYS, sessions(id), ...queued.keys], args);
      if (isRefusal(reply)) return { outcome: reply };
      const [outcome, json, isReplaced] = toList(reply);
      if (outcome !== 'changed') return toTaken(reply);
      return { outcome, user: unpackAccount(json).user, isReplaced: toFlag(isReplaced) };
    },

    /** Stores emails for an account. Resolves to 0, or to the time from which its address may get another one. */
    async sendLink(id: string, record: AuditRecord, queued: PackedEmails): Promise<number | 'missing'> {
      const args = [...guards(id, { audit: record }), queued.json];
      const reply = await database.eval(SEND_LINK_SCRIPT, [...KEYS, ...queued.keys], args);
      return reply === 'missing' ? reply : toNumber(reply);
    },

    /** Also ends the sessions and erases the second factors. */
    async remove(id: string, options: Pick<ChangeOptions, 'expectedHash' | 'audit'> = {}): Promise<Removed> {
      const keys = [...KEYS, sessions(id), applicants, leavers, factors, players];
      const reply = await database.eval(REMOVE_SCRIPT, keys, guards(id, options));
      if (isRefusal(reply)) return { outcome: reply };
      return { outcome: 'removed', user: unpackAccount(toList(reply)[1]).user };
    },

    /** Lists accounts, newest first, the owner's id, and when each of the accounts last signed in. */
    async list({ search, cursor, role, isConfirmed = null, hasFactor = null }: UserQuery): Promise<UserPage> {
      const place = [fromCursor(cursor), fold(search), String(PAGE_SIZE), String(LOOKED_AT)];
      const args = [...place, role ?? '', ...[isConfirmed, hasFactor].map(toWanted)];
      const keys = [list, users, admins, owner];
      const [last, ownerId, ...found] = toList(await database.eval(LIST_SCRIPT, keys, args));
      if (typeof last !== 'string' || typeof ownerId !== 'string') throw new DatabaseError();
      const signIns: Record<string, string> = {};
      const items = readEach(users, found, (json) => {
        const { user } = unpackAccount(json);
        const { signedInAt } = toRecord(json);
        if (typeof signedInAt === 'number') signIns[user.id] = new Date(signedInAt).toISOString();
        return user;
      });
      return { owner: ownerId === '' ? null : ownerId, items, signIns, nextCursor: toCursor(last) };
    },

    async count() {
      const script = `return { redis.call('HLEN', KEYS[1]), redis.call('SCARD', KEYS[2]) }`;
      const [all, ofAdmins] = toList(await database.eval(script, [users, admins], []));
      return { users: toNumber(all), admins: toNumber(ofAdmins) };
    },
  };
}

function guards(
  id: string,
  { expectedHash = '', audit: record }: Pick<ChangeOptions, 'expectedHash' | 'audit'>,
): string[] {
  return [id, expectedHash, ...packAudit(record)];
}

function isRefusal(reply: unknown): reply is Refusal {
  return REFUSALS.some((known) => known === reply);
}

function toWanted(wanted: boolean | null): string {
  return wanted === null ? '' : wanted ? '1' : '0';
}

function toTaken(reply: unknown): Taken {
  const [outcome, username, email] = toList(reply);
  if (outcome !== 'taken') throw new DatabaseError();
  return { outcome, username: username === 1, email: email === 1 };
}
