import { REAPPLY_AFTER_MS } from '@/contract/applications';
import { accountKeys } from '../../core/auth/account-keys';
import { type Database, DatabaseError } from '../../core/database/database';
import { position } from '../../core/database/paged-index';
import { readEach } from '../../core/database/read-each';
import { toList, toOneOf } from '../../core/database/replies';
import { applicantOfAccount, applicantOfPerson } from '../applicant';
import { applicationKeys } from './application-keys';
import {
  type NewApplication,
  packApplication,
  personalFields,
  unpackApplication,
  wholeFields,
} from './application-record';
import {
  ADD_SCRIPT,
  CASES_SCRIPT,
  READ_SCRIPT,
  RELEASE_SCRIPT,
  WITHDRAW_SCRIPT,
} from './application-scripts';

const { record, comments, sent, applicants, open, openOfStrangers, strangersOn, decided, list } =
  applicationKeys;
const { outbox, leavers, retraction, retractions } = applicationKeys;

/**
 * What applications sent without an account may take of the database, whoever sends them: with 64 kB of answers each, 64 MB
 * wait at most.
 */
export const STRANGERS = { mostOpen: 1_000, mostOnDay: 600 } as const;
/** Open ones of accounts, which anybody may make: 128 MB wait at most. */
export const MOST_OPEN_OF_ACCOUNTS = 2_000;
const DAY_MS = 86_400_000;

/** Longer than the guidelines count as read: what was sent and erased is not sent again by accident. */
export const KEY_KNOWN_MS = 2 * DAY_MS;

/** What stands in the way of an application. */
export type Obstacle =
  /** The applicant has an open one for the position. */
  | { readonly outcome: 'open' }
  /** The last one was rejected, and the next may come at `nextAt`. */
  | { readonly outcome: 'rejected'; readonly nextAt: number }
  /** Too many wait that were sent with an account or, as this one, without; or too many of these came today. */
  | { readonly outcome: 'full' }
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
        [
          ...[record(id), sent(keyHash), applicants, open, list, outbox, accountKeys.users],
          ...[openOfStrangers, strangersOn(dayOf(submittedAt))],
        ],
        [
          ...[id, application.position, applicant, account?.id ?? ''],
          ...[submittedAt, REAPPLY_AFTER_MS, leaseUntil ?? ''].map(String),
          position(submittedAt, id),
          ...[STRANGERS.mostOpen, STRANGERS.mostOnDay, 2 * DAY_MS, MOST_OPEN_OF_ACCOUNTS].map(String),
          ...packApplication(application, leaseUntil !== null),
        ],
      );
      return toAdded(reply);
    },

    find: async (id: string) => (await read([id]))[0] ?? null,

    /**
     * Erases all that an application says of anybody, and leaves a line that says that it was withdrawn. `missing`: there is
     * none of this id.
     */
    async withdraw(id: string, keyHash: string, now: number) {
      const keys = [
        ...[record(id), comments(id), sent(keyHash), applicants, open, openOfStrangers, decided, outbox],
        ...[retraction(id), retractions],
      ];
      const args = [id, String(now), String(KEY_KNOWN_MS), ...personalFields];
      return toOneOf(await database.eval(WITHDRAW_SCRIPT, keys, args), ['withdrawn', 'missing']);
    },

    /** All of an applicant, newest first. */
    async listOf(applicant: string) {
      const applications = await readOf(applicant);
      return applications.toSorted((a, b) => b.submittedAt - a.submittedAt);
    },

    /** The applications of an account that is gone name it no longer, and are those of the person who is named in them. */
    async release(accountId: string) {
      const from = applicantOfAccount(accountId);
      const applications = await readOf(from);
      const keys = [applicants, leavers, open, openOfStrangers, ...applications.map(({ id }) => record(id))];
      const moves = applications.flatMap((application) => [application.id, applicantOfPerson(application)]);
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

/** The day of a time (UTC), such as `2026-05-25`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function toAdded(reply: unknown): Added {
  const [outcome, detail] = toList(reply);
  if ((outcome === 'stored' || outcome === 'known') && typeof detail === 'string') {
    return { outcome, id: detail };
  }
  if (outcome === 'rejected' && typeof detail === 'number') return { outcome, nextAt: detail };
  if (outcome === 'open' || outcome === 'signed_out' || outcome === 'full') return { outcome };
  throw new DatabaseError();
}

/** Those of the ids that there are and can be read, in order: `fields` of their records, as `unpack` makes them. */
export async function readRecords<T>(
  database: Database,
  ids: string[],
  fields: readonly string[],
  unpack: (id: string, values: unknown) => T | null,
): Promise<T[]> {
  if (ids.length === 0) return [];
  const keys = [outbox, ...ids.map(record)];
  const found = toList(await database.eval(READ_SCRIPT, keys, [...ids, ...fields]));
  const items = readEach(
    record('*'),
    ids,
    (id, index) => unpack(id, found[index]),
    (id) => id,
  );
  return items.filter((item) => item !== null);
}
