import { REAPPLY_AFTER_MS } from '@/contract/applications';
import { accountKeys } from '../../core/auth/account-keys';
import { type Database, DatabaseError } from '../../core/database/database';
import { position } from '../../core/database/paged-index';
import { toList } from '../../core/database/replies';
import { applicantOfAccount, applicantOfPerson } from '../applicant';
import { applicationKeys } from './application-keys';
import { type NewApplication, packApplication, unpackApplication, wholeFields } from './application-record';
import { ADD_SCRIPT, CASES_SCRIPT, READ_SCRIPT, RELEASE_SCRIPT } from './application-scripts';

const { record, sent, applicants, open, list, outbox, leavers } = applicationKeys;

/** What stands in the way of an application. */
export type Obstacle =
  /** The applicant has an open one for the position. */
  | { readonly outcome: 'open' }
  /** The last one was rejected, and the next may come at `nextAt`. */
  | { readonly outcome: 'rejected'; readonly nextAt: number }
  /** The account is gone. */
  | { readonly outcome: 'signed_out' };

/** `known`: the key was used before, and `id` is what it was used for, perhaps erased since. */
export type Added = Obstacle | { readonly outcome: 'stored' | 'known'; readonly id: string };

export type ApplicationStore = ReturnType<typeof createApplicationStore>;

/**
 * Applications as applicants send and see them, in Redis. Each method is one command, those on all of somebody's up to three;
 * each write happens whole or not at all. Every method rejects with `UnavailableError`, within a short time, when the
 * database is away.
 */
export function createApplicationStore(database: Database) {
  const read = (ids: string[]) => readRecords(database, ids, wholeFields, unpackApplication);

  async function readOf(applicant: string) {
    const ids = toList(await database.eval(CASES_SCRIPT, [applicants], [applicant]));
    return read(ids.map(String));
  }

  return {
    /** The id of what was sent with a key, perhaps erased since; null when it is new. */
    findSent: (keyHash: string) => database.get(sent(keyHash)),

    /**
     * Stores an application unless something stands in its way, and with `leaseUntil` its place in the outbox, which is
     * the caller's until then.
     */
    async add(application: NewApplication, leaseUntil: number | null): Promise<Added> {
      const { id, applicant, account, submittedAt, keyHash } = application;
      const reply = await database.eval(
        ADD_SCRIPT,
        [record(id), sent(keyHash), applicants, open, list, outbox, accountKeys.users],
        [
          ...[id, application.position, applicant, account?.id ?? ''],
          ...[submittedAt, REAPPLY_AFTER_MS, leaseUntil ?? ''].map(String),
          position(submittedAt, id),
          ...packApplication(application, leaseUntil !== null),
        ],
      );
      return toAdded(reply);
    },

    find: async (id: string) => (await read([id]))[0] ?? null,

    /** All of an applicant, newest first. */
    async listOf(applicant: string) {
      const applications = await readOf(applicant);
      return applications.toSorted((a, b) => b.submittedAt - a.submittedAt);
    },

    /** The applications of an account that is gone name it no longer, and are those of the person who is named in them. */
    async release(accountId: string) {
      const from = applicantOfAccount(accountId);
      const applications = await readOf(from);
      const keys = [applicants, leavers, ...applications.map(({ id }) => record(id))];
      const moves = applications.flatMap(({ id, answers }) => [id, applicantOfPerson(answers)]);
      const reply = await database.eval(RELEASE_SCRIPT, keys, [accountId, from, ...moves]);
      if (reply !== 1) throw new DatabaseError();
    },

    /** Accounts that are gone and yet named in applications, because `release` was cut off. */
    async listLeavers() {
      const reply = await database.eval(`return redis.call('SMEMBERS', KEYS[1])`, [leavers], []);
      return toList(reply).map(String);
    },
  };
}

function toAdded(reply: unknown): Added {
  const [outcome, detail] = toList(reply);
  if ((outcome === 'stored' || outcome === 'known') && typeof detail === 'string') {
    return { outcome, id: detail };
  }
  if (outcome === 'rejected' && typeof detail === 'number') return { outcome, nextAt: detail };
  if (outcome === 'open' || outcome === 'signed_out') return { outcome };
  throw new DatabaseError();
}

/** Those of the ids that there are, in order: `fields` of their records, as `unpack` makes them. */
export async function readRecords<T>(
  database: Database,
  ids: string[],
  fields: readonly string[],
  unpack: (id: string, values: unknown) => T | null,
): Promise<T[]> {
  if (ids.length === 0) return [];
  const keys = [outbox, ...ids.map(record)];
  const found = toList(await database.eval(READ_SCRIPT, keys, [...ids, ...fields]));
  return ids.map((id, index) => unpack(id, found[index])).filter((item) => item !== null);
}
