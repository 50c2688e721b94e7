import { randomUUID } from 'node:crypto';
import { type Position, positions } from '@/content/applications/positions';
import { reapplyText } from '@/content/applications/reapply';
import { REAPPLY_FIELD } from '@/contract/applications';
import { signedOut } from '../core/auth/signed-out';
import { ApiError } from '../core/errors/api-error';
import { type Delivery, LEASE_MS } from '../core/outbox/delivery';
import type { Clock } from '../core/time/clock';
import { applicantOfAccount, applicantOfPerson } from './applicant';
import { hashKey, isKeyOf } from './application-key';
import { toOwn } from './own-application';
import type { ApplyingAccount } from './store/application-record';
import type { Added, ApplicationStore, Obstacle } from './store/application-store';

export interface ApplicationParts {
  readonly store: ApplicationStore;
  /** Null when applications are only stored. */
  readonly announcer: Pick<Delivery, 'deliver'> | null;
  readonly clock: Clock;
}

/** What was sent, once it has passed the checks. */
export interface Submission {
  readonly position: Position;
  readonly answers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly guidelinesReadAt: number;
  readonly idempotencyKey: string;
  readonly account: ApplyingAccount | null;
}

export type Applications = ReturnType<typeof createApplications>;

/** What applicants do. Rejects with `ApiError`, and with `UnavailableError` when the store is away. */
export function createApplications({ store, announcer, clock }: ApplicationParts) {
  const underWay = new Map<string, Promise<Added>>();

  async function add(
    id: string,
    keyHash: string,
    submission: Submission,
    admit: () => Promise<void>,
  ): Promise<Added> {
    // It may have come with the one that was stored a moment ago.
    const sent = await store.findSent(keyHash);
    if (sent !== null) return { outcome: 'known', id: sent };
    await admit();
    const { position, answers, guidelinesReadAt, account } = submission;
    const applicant = account ? applicantOfAccount(account.id) : applicantOfPerson(answers);
    const submittedAt = clock.now();
    const application = { id, position, answers, guidelinesReadAt, submittedAt, applicant, account, keyHash };
    return store.add(application, announcer && submittedAt + LEASE_MS);
  }

  return {
    /** The id of what was sent with a key before; null when it is new. */
    findSent: (idempotencyKey: string) => store.findSent(hashKey(idempotencyKey)),

    /**
     * Stores an application; of several with the same key, the first. Once it resolves the application is safe.
     * @param admit may refuse it by rejecting; not asked for what is stored already, and once for all that come with the same
     * key at the same time
     * @returns its id, and the first attempt to announce it, which never rejects
     * @throws ApiError `conflict` while the position is closed, or the applicant may not apply for it
     */
    async submit(submission: Submission, admit: () => Promise<void>) {
      refuseClosed(submission.position);
      const keyHash = hashKey(submission.idempotencyKey);
      const id = randomUUID();
      const adding = underWay.get(keyHash) ?? add(id, keyHash, submission, admit);
      underWay.set(keyHash, adding);
      const added = await adding.finally(() => underWay.delete(keyHash));
      if (!('id' in added)) throw refusalOf(added);
      // Whose id it is has stored it, and announces it.
      const isOurs = added.outcome === 'stored' && added.id === id;
      const announcing =
        isOurs && announcer ? announcer.deliver(id).catch(() => undefined) : Promise.resolve();
      return { id: added.id, announcing };
    },

    /** For the holder of its key; null also when the key is another's. */
    async findOwn(id: string, key: string) {
      const found = await store.find(id);
      return found && isKeyOf(found.keyHash, key) ? toOwn(found) : null;
    },

    /** Those that an account has sent, newest first. */
    async listOwn(accountId: string) {
      return (await store.listOf(applicantOfAccount(accountId))).map(toOwn);
    },
  };
}

function refuseClosed(position: Position): void {
  const { open, title } = positions[position];
  if (!open) throw new ApiError('conflict', `Applications for ${title} are closed at the moment.`);
}

function refusalOf(obstacle: Obstacle): ApiError {
  switch (obstacle.outcome) {
    case 'signed_out':
      return signedOut();
    case 'open':
      return new ApiError('conflict', 'You already have an open application for this position.');
    case 'rejected': {
      const from = new Date(obstacle.nextAt).toISOString();
      return new ApiError('conflict', reapplyText(from, 'UTC'), { fields: { [REAPPLY_FIELD]: from } });
    }
  }
}
