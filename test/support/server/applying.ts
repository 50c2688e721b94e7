import { randomUUID } from 'node:crypto';
import { createUserStore } from '../../../functions/accounts/store/user-store';
import { eraseOldApplications } from '../../../functions/applications/application-erasure';
import {
  type ApplicationParts,
  createApplications,
  type Submission,
} from '../../../functions/applications/applications';
import { createApplicationAdmin } from '../../../functions/applications/desk/application-admin';
import { createApplicationDesk } from '../../../functions/applications/desk/application-desk';
import { createApplicationStore } from '../../../functions/applications/store/application-store';
import { openDatabase } from '../../../functions/core/database/database';
import { answersFor } from '../fixtures/applications';
import { accountOf } from './accounts';
import { startTestDatabase, type TestDatabase } from './data-service';
import { FakeClock } from './fake-clock';
import { noMailer } from './no-mail';
import { SECRET } from './secret';

export const DAY_MS = 86_400_000;
export const boss = accountOf('Boss', { role: 'admin' }).user;
export const admitted = () => Promise.resolve();

/** Sets up applications on a database for the tests of a file, empty at the start of each. Call once at its top. */
export function useApplying() {
  let database: TestDatabase;
  let clock: FakeClock;
  beforeAll(async () => {
    database = await startTestDatabase();
  });
  beforeEach(async () => {
    await database.redis.flushdb();
    clock = new FakeClock();
  });
  afterAll(() => database.stop());

  /** Builds the services of one instance. */
  function build(announcer: ApplicationParts['announcer'] = null) {
    const opened = openDatabase(database, 5_000);
    const [store, desk] = [createApplicationStore(opened), createApplicationDesk(opened)];
    const applications = createApplications({ store, announcer, retractor: null, clock, siteSecret: SECRET });
    return {
      store,
      applications,
      admin: createApplicationAdmin({ store, desk, outbox: null, retractor: null, mailer: noMailer, clock }),
      erase: () => eraseOldApplications({ store, desk, clock }),
      submit: (changes: Partial<Submission> = {}, admit = admitted) =>
        applications.submit(
          {
            position: 'Architect',
            answers: answersFor('Architect'),
            guidelinesReadAt: clock.now(),
            idempotencyKey: randomUUID(),
            account: null,
            ...changes,
          },
          admit,
        ),
    };
  }

  /** Submits with an account. */
  async function ofAccount() {
    const built = build();
    const { user, passwordHash } = accountOf('Alex');
    await createUserStore(openDatabase(database, 5_000)).create({ user, passwordHash });
    const account = { id: user.id, username: user.username };
    return { ...built, submit: (changes: Partial<Submission> = {}) => built.submit({ account, ...changes }) };
  }

  return {
    get database() {
      return database;
    },
    get clock() {
      return clock;
    },
    build,
    ofAccount,
  };
}
