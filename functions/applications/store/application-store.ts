import { REAPPLY_AFTER_MS } from '@/contract/applications';
import { accountKeys } from '../../core/auth/account-keys';
import { type Database, DatabaseError } from '../../core/database/database';
import { position } from '../../core/database/paged-index';
import { toList } from '../../core/database/replies';
import { applicantOfAccount, applicantOfPerson } from '../applicant';
import type { Added, ApplicationStore, StoredApplication } from '../application-ports';
import { applicationKeys } from './application-keys';
import { packApplication, unpackApplication, wholeFields } from './application-record';
import { ADD_SCRIPT, CASES_SCRIPT, READ_SCRIPT, RELEASE_SCRIPT } from './application-scripts';

const { record, sent, applicants, open, list, outbox, leavers } = applicationKeys;

/** Applications as applicants send and see them, in Redis. Each method is one command, those on all of somebody's up to three. */
export function createApplicationStore(database: Database): ApplicationStore {
  async function read(ids: string[]): Promise<StoredApplication[]> {
    if (ids.length === 0) return [];
    const keys = [outbox, ...ids.map(record)];
    const found = toList(await database.eval(READ_SCRIPT, keys, [...ids, ...wholeFields]));
    return ids
      .map((id, index) => unpackApplication(id, found[index]))
      .filter((application) => application !== null);
  }

  async function readOf(applicant: string): Promise<StoredApplication[]> {
    const ids = toList(await database.eval(CASES_SCRIPT, [applicants], [applicant]));
    return read(ids.map(String));
  }

  return {
    findSent: (keyHash) => database.get(sent(keyHash)),

    async add(application, leaseUntil): Promise<Added> {
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

    find: async (id) => (await read([id]))[0] ?? null,

    async listOf(applicant) {
      const applications = await readOf(applicant);
      return applications.toSorted((a, b) => b.submittedAt - a.submittedAt);
    },

    async release(accountId) {
      const from = applicantOfAccount(accountId);
      const applications = await readOf(from);
      const keys = [applicants, leavers, ...applications.map(({ id }) => record(id))];
      const moves = applications.flatMap(({ id, answers }) => [id, applicantOfPerson(answers)]);
      const reply = await database.eval(RELEASE_SCRIPT, keys, [accountId, from, ...moves]);
      if (reply !== 1) throw new DatabaseError();
    },

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
