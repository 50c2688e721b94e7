import { reapplyText, refusals } from '#messages/applications/refusals';
import { REAPPLY_FIELD } from '@/contract/applications';
import { isOpen, positionTitle } from '@/lib/positions';
import { markedAnswer } from '@/lib/questions';
import { signedOut } from '../core/auth/refusals';
import { ApiError } from '../core/errors/api-error';
import { type Delivery, LEASE_MS } from '../core/outbox/delivery';
import type { Clock } from '../core/time/clock';
import { applicantOfAccount, applicantOfPerson, hashKey, isKeyOf } from './applicant';
import { isIssuedId, issueId } from './application-id';
import { toOwn } from './own-application';
import type { ApplyingAccount, StoredApplication } from './store/application-record';
import type { Added, ApplicationStore, Obstacle } from './store/application-store';

export interface ApplicationParts {
  readonly store: ApplicationStore;
  /** Null when applications are only stored. */
  readonly announcer: Pick<Delivery, 'deliver'> | null;
  /** Null without a chat. */
  readonly retractor: Pick<Delivery, 'deliver'> | null;
  readonly clock: Clock;
  /** Signs the ids of applications. */
  readonly siteSecret: string;
}

/** Sender of an application, who may see and withdraw it: the holder of its key, or its account. */
export type Sender = { readonly key: string } | { readonly accountId: string };

/** A submission that has passed the checks. */
export interface Submission {
  /** Id of one of the network's positions. */
  readonly position: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970; null for a position that does not ask for it. */
  readonly guidelinesReadAt: number | null;
  readonly idempotencyKey: string;
  readonly account: ApplyingAccount | null;
}

/** Time for some to be decided, or for another day to begin. */
const FULL_RETRY_SECONDS = 3_600;

export type Applications = ReturnType<typeof createApplications>;

/** Actions of applicants. Rejects with `ApiError`, and with `UnavailableError` when the store is away. */
export function createApplications({ store, announcer, retractor, clock, siteSecret }: ApplicationParts) {
  const underWay = new Map<string, Promise<Added>>();

  async function add(
    id: string,
    keyHash: string,
    submission: Submission,
    admit: () => Promise<void>,
  ): Promise<Added> {
    // A concurrent submission with the same key may have stored it a moment ago.
    const sent = await store.findSent(keyHash);
    if (sent !== null) return { outcome: 'known', id: sent };
    await admit();
    const { position, answers, guidelinesReadAt, account } = submission;
    const names = {
      ign: markedAnswer(position, 'name', answers),
      discord: markedAnswer(position, 'contact', answers),
    };
    const applicant = account ? applicantOfAccount(account.id) : applicantOfPerson(names);
    const submittedAt = clock.now();
    const told = { position, answers, ...names, guidelinesReadAt };
    return store.add(
      { id, ...told, submittedAt, applicant, account, keyHash },
      announcer && submittedAt + LEASE_MS,
    );
  }

  /** Null, without asking the store, when this site never issued the id. */
  async function findBySender(id: string, sender: Sender): Promise<StoredApplication | null> {
    if (!isIssuedId(id, siteSecret)) return null;
    const found = await store.find(id);
    const isSender =
      'key' in sender
        ? found !== null && isKeyOf(found.keyHash, sender.key)
        : found?.account?.id === sender.accountId;
    return isSender ? found : null;
  }

  return {
    /** Returns the id of an earlier submission with a key; null for a new key. */
    findSent: (idempotencyKey: string) => store.findSent(hashKey(idempotencyKey)),

    /**
     * Stores an application; of several with the same key, the first. Once it resolves, the application is safe.
     * @param admit rejects to refuse it; not called for a stored application, and once for all concurrent submissions with the
     * same key
     * @returns its id, and the first attempt to announce it, which never rejects
     * @throws ApiError `conflict` while the position is closed, or the applicant may not apply for it
     */
    async submit(submission: Submission, admit: () => Promise<void>) {
      refuseClosed(submission.position);
      const keyHash = hashKey(submission.idempotencyKey);
      const id = issueId(siteSecret);
      const adding = underWay.get(keyHash) ?? add(id, keyHash, submission, admit);
      underWay.set(keyHash, adding);
      const added = await adding.finally(() => underWay.delete(keyHash));
      if (!('id' in added)) throw refusalOf(added, submission.account !== null);
      // The call that stored the application also announces it.
      const isOurs = added.outcome === 'stored' && added.id === id;
      const announcing =
        isOurs && announcer ? announcer.deliver(id).catch(() => undefined) : Promise.resolve();
      return { id: added.id, announcing };
    },

    /** Finds the application of a key; null for a wrong key or a withdrawn application. */
    async findOwn(id: string, key: string) {
      const found = await findBySender(id, { key });
      return found && toOwn(found);
    },

    /** Finds the answers of this sender's application; null as for {@link findOwn}. */
    async findAnswers(id: string, sender: Sender) {
      const found = await findBySender(id, sender);
      return found && found.state !== 'withdrawn' ? { ...found.answers } : null;
    },

    /**
     * Erases the sender's data in an application, also when it was withdrawn before.
     * @returns null when this sender has no such application; else the deletion of its messages in the chat, which never rejects
     */
    async withdraw(id: string, sender: Sender) {
      const found = await findBySender(id, sender);
      if (!found || (await store.withdraw(id, found.keyHash, clock.now())) === 'missing') return null;
      return { retracting: retractor?.deliver(id) ?? Promise.resolve() };
    },

    /** Lists the applications of an account, newest first. */
    async listOwn(accountId: string) {
      return (await store.listOf(applicantOfAccount(accountId))).map(toOwn).filter((own) => own !== null);
    },
  };
}

function refuseClosed(position: string): void {
  if (isOpen(position)) return;
  throw new ApiError('conflict', `Applications for ${positionTitle(position)} are closed at the moment.`);
}

/**
 * Returns the refusal of an application. A caller without an account may have used another person's names, and learns nothing
 * about applications under them.
 */
function refusalOf(obstacle: Obstacle, hasAccount: boolean): ApiError {
  switch (obstacle.outcome) {
    case 'signed_out':
      return signedOut();
    case 'full':
      return hasAccount
        ? new ApiError('unavailable', refusals.fullForAll, { retryAfter: FULL_RETRY_SECONDS })
        : new ApiError('full', refusals.full, { retryAfter: FULL_RETRY_SECONDS });
    case 'open':
      return new ApiError('conflict', hasAccount ? refusals.open : refusals.ofStranger);
    case 'rejected': {
      if (!hasAccount) return new ApiError('conflict', refusals.ofStranger);
      const from = new Date(obstacle.nextAt).toISOString();
      return new ApiError('conflict', reapplyText(from, 'UTC'), { fields: { [REAPPLY_FIELD]: from } });
    }
  }
}
