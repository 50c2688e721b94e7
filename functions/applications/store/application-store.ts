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

/** Limits of all applications without an account together: at 64 kB of answers each, at most 64 MB are open. */
export const STRANGERS = { mostOpen: 1_000, mostOnDay: 600 } as const;
/** Limit of open applications of accounts, which anybody may create: at most 128 MB are open. */
export const MOST_OPEN_OF_ACCOUNTS = 2_000;
const DAY_MS = 86_400_000;

/** Longer than a reading of the guidelines stays valid, so an erased application is not submitted again by accident. */
export const KEY_KNOWN_MS = 2 * DAY_MS;

/** Reason that an application is refused. */
export type Obstacle =
  /** The applicant has an open application for the position. */
  | { readonly outcome: 'open' }
  /** The last one was rejected, and the next is allowed at `nextAt`. */
  | { readonly outcome: 'rejected'; readonly nextAt: number }
  /** The maximum of open applications with or without an account is reached, or today's maximum without one. */
  | { readonly outcome: 'full' }
  /** The account was deleted. */
  | { readonly outcome: 'signed_out' };

/** `known`: the key was used before, for the application `id`, which may have been erased. */
export type Added = Obstacle | { readonly outcome: 'stored' | 'known'; readonly id: string };

export type ApplicationStore = ReturnType<typeof createApplicationStore>;

/**
 * Applications for applicants, in Redis. Each method is one command, those on all applications of an applicant up to three. Each
 * write happens completely or not at all. Every method rejects with `UnavailableError`, within a short time, when the database is
 * away.
 */
export function createApplicationStore(database: Database) {
  const read = (ids: string[]) => readRecords(database, ids, wholeFields, unpackApplication);

  async function readOf(applicant: string) {
    const ids = toList(await database.eval(CASES_SCRIPT, [applicants], [applicant]));
    return read(ids.map(String));
  }

  return {
    /** Returns the id that was submitted with a key, perhaps erased since; null for a new key. */
    findSent: (keyHash: string) => database.get(sent(keyHash)),

    /**
     * Stores an application unless there is an obstacle. With `leaseUntil` it also enters the outbox, leased to the caller until
     * then.
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

    /** Erases all personal data in an application, and leaves a record of the withdrawal. `missing`: unknown id. */
    async withdraw(id: string, keyHash: string, now: number) {
      const keys = [
        ...[record(id), comments(id), sent(keyHash), applicants, open, openOfStrangers, decided, outbox],
        ...[retraction(id), retractions],
      ];
      const args = [id, String(now), String(KEY_KNOWN_MS), ...personalFields];
      return toOneOf(await database.eval(WITHDRAW_SCRIPT, keys, args), ['withdrawn', 'missing']);
    },

    /** Returns all applications of an applicant, newest first. */
    async listOf(applicant: string) {
      const applications = await readOf(applicant);
      return applications.toSorted((a, b) => b.submittedAt - a.submittedAt);
    },

    /** Removes a deleted account from its applications, which then belong to the person named in them. */
    async release(accountId: string) {
      const from = applicantOfAccount(accountId);
      const applications = await readOf(from);
      const keys = [applicants, leavers, open, openOfStrangers, ...applications.map(({ id }) => record(id))];
      const moves = applications.flatMap((application) => [application.id, applicantOfPerson(application)]);
      const reply = await database.eval(RELEASE_SCRIPT, keys, [accountId, from, ...moves]);
      if (reply !== 1) throw new DatabaseError();
    },

    /** Returns deleted accounts that applications still name, because `release` was interrupted. */
    async listLeavers() {
      return toList(await database.send('SMEMBERS', leavers)).map(String);
    },
  };
}

/** Returns the day of a time (UTC), such as `2026-05-25`. */
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

/** Reads the existing, readable records of the ids, in order: the `fields` of each, as `unpack` returns them. */
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
