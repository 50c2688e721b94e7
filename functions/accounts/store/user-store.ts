import type { Changed, ChangeOptions, Created, Removed, Taken, UserStore } from '../account-ports';
import { accountKeys, fold } from '../../core/auth/account-keys';
import { applicationKeys } from '../../applications';
import { type Database, DatabaseError } from '../../core/database/database';
import { toList, toNumber } from '../../core/database/replies';
import { packAccount, packChanges, unpackAccount } from '../../core/auth/user-record';
import {
  CHANGE_SCRIPT,
  CREATE_SCRIPT,
  FIND_BY_EMAIL_SCRIPT,
  LIST_SCRIPT,
  REMOVE_SCRIPT,
} from './user-scripts';
import { fromCursor, toCursor } from '../../core/database/paged-index';
import { packAudit, AUDIT_KEY } from '../../core/audit/audit-record';

const PAGE_SIZE = 25;
/** How many accounts one call of a search looks at, so that no search holds up the database. */
const LOOKED_AT = 5_000;

const { users, emails, names, admins, list, sessions } = accountKeys;
const { applicants, leavers } = applicationKeys;
const KEYS = [users, emails, names, admins, list, AUDIT_KEY];

/** Accounts in Redis; each method is one command. */
export function createUserStore(database: Database): UserStore {
  const find = async (script: string, keys: string[], args: string[]) => {
    const json = await database.eval(script, keys, args);
    return json === null ? null : unpackAccount(json);
  };

  return {
    async create(account, { onlyWithoutAdmin = false, audit: record } = {}): Promise<Created> {
      const args = [packAccount(account), onlyWithoutAdmin ? '1' : '', ...packAudit(record)];
      const reply = await database.eval(CREATE_SCRIPT, KEYS, args);
      if (reply === 1) return { outcome: 'created' };
      if (reply === 'admin_exists') return { outcome: reply };
      return toTaken(reply);
    },

    find: (id) => find(`return redis.call('HGET', KEYS[1], ARGV[1])`, [users], [id]),
    findByEmail: (email) => find(FIND_BY_EMAIL_SCRIPT, [emails, users], [fold(email)]),

    async change(id, changes, { keepSession = '', ...options } = {}): Promise<Changed> {
      const args = [...guards(id, options), packChanges(changes), keepSession];
      const reply = await database.eval(CHANGE_SCRIPT, [...KEYS, sessions(id)], args);
      if (isRefusal(reply)) return { outcome: reply };
      const [outcome, json] = toList(reply);
      return outcome === 'changed' ? { outcome, user: unpackAccount(json).user } : toTaken(reply);
    },

    async remove(id, options = {}): Promise<Removed> {
      const keys = [...KEYS, sessions(id), applicants, leavers];
      const reply = await database.eval(REMOVE_SCRIPT, keys, guards(id, options));
      if (isRefusal(reply)) return { outcome: reply };
      return { outcome: 'removed', user: unpackAccount(toList(reply)[1]).user };
    },

    async list({ search, cursor }) {
      const args = [fromCursor(cursor), fold(search), String(PAGE_SIZE), String(LOOKED_AT)];
      const [last, ...found] = toList(await database.eval(LIST_SCRIPT, [list, users], args));
      if (typeof last !== 'string') throw new DatabaseError();
      return {
        items: found.map((json) => unpackAccount(json).user),
        nextCursor: toCursor(last),
      };
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
  { expectedHash = '', audit: record }: Omit<ChangeOptions, 'keepSession'>,
): string[] {
  return [id, expectedHash, ...packAudit(record)];
}

function isRefusal(reply: unknown): reply is 'missing' | 'stale' | 'last_admin' {
  return reply === 'missing' || reply === 'stale' || reply === 'last_admin';
}

function toTaken(reply: unknown): Taken {
  const [outcome, username, email] = toList(reply);
  if (outcome !== 'taken') throw new DatabaseError();
  return { outcome, username: username === 1, email: email === 1 };
}
