import { randomUUID } from 'node:crypto';
import { createUserStore } from '../../../functions/accounts/store/user-store';
import { applicantOfAccount, hashKey } from '../../../functions/applications/applicant';
import { createApplicationOutbox } from '../../../functions/applications/delivery/application-outbox';
import type { NewApplication } from '../../../functions/applications/store/application-record';
import { createApplicationStore } from '../../../functions/applications/store/application-store';
import type { Database } from '../../../functions/core/database/database';
import { systemClock } from '../../../functions/core/time/clock';
import { addAccount } from '../../support/server/account-site';
import { applicationOf } from '../../support/server/stored-application';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly passwordHash: string;
}

/** People and records that a race concerns. */
export interface World {
  /** Owner of the site. */
  readonly boss: Person;
  /** Another admin, who has applied as well. */
  readonly alex: Person;
  /** Alex's applications: one whose announcement was given up, with its key, and one waiting to be announced. */
  readonly dead: NewApplication;
  readonly key: string;
  readonly waiting: NewApplication;
}

/** Stores this world in an empty database, plus two applications of an account that was deleted before they were released. */
export async function makeWorld(database: Database): Promise<World> {
  const store = createApplicationStore(database);
  const boss = await addAccount(database, 'Boss', 'admin');
  const alex = await addAccount(database, 'Alex', 'admin', systemClock, { emailVerified: true });
  const steve = await addAccount(database, 'Steve');
  const now = systemClock.now();
  const key = randomUUID();

  const add = async (position: string, { user }: typeof alex, keyHash: string, due: number | null) => {
    const application: NewApplication = {
      ...applicationOf(position, { submittedAt: now }),
      applicant: applicantOfAccount(user.id),
      account: { id: user.id, username: user.username },
      keyHash,
    };
    const { outcome } = await store.add(application, due);
    if (outcome !== 'stored') throw new Error(`The application is ${outcome}.`);
    return application;
  };
  const dead = await add('Architect', alex, hashKey(key), now);
  const waiting = await add('Moderator', alex, randomUUID(), now);
  await add('Architect', steve, randomUUID(), null);
  await add('Moderator', steve, randomUUID(), null);
  await createUserStore(database).remove(steve.user.id);
  await giveUp(database, dead.id, now);
  const users = createUserStore(database);
  const person = async ({ user: { id, email }, token }: typeof alex): Promise<Person> => {
    const passwordHash = (await users.find(id))?.passwordHash ?? '';
    return { id, email, token, passwordHash };
  };
  return { boss: await person(boss), alex: await person(alex), dead, key, waiting };
}

async function giveUp(database: Database, id: string, now: number): Promise<void> {
  const outbox = createApplicationOutbox(database);
  const claimed = await outbox.claim(id, { now, until: now + 1, held: 0 });
  if (!claimed || 'pausedUntil' in claimed) throw new Error('There is nothing to give up.');
  const failed = { failedAt: now, retryAt: null, reason: 'Refused.', counts: true, pause: null };
  await outbox.reschedule(claimed, failed, 1);
}
