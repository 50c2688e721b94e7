import { randomUUID } from 'node:crypto';
import { readApplication } from '../../functions/applications/application-request';
import { createApplications } from '../../functions/applications/applications';
import { createApplicationAdmin } from '../../functions/applications/desk/application-admin';
import { createApplicationDesk } from '../../functions/applications/desk/application-desk';
import { createApplicationStore } from '../../functions/applications/store/application-store';
import { openDatabase } from '../../functions/core/database/database';
import applications from '../network/applications';
import { aNetwork, aPosition } from '../support/fixtures/a-network';
import { applicationFor } from '../support/fixtures/applications';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { FakeClock } from '../support/server/fake-clock';
import { noMailer } from '../support/server/no-mail';
import { SECRET } from '../support/server/secret';

const POSITION = 'Architect';
const questions = [
  { id: 'player', label: 'Player', kind: 'text', mark: 'name' },
  { id: 'motto', label: 'Motto', kind: 'text', required: false },
];
const asking = (changes: object = {}) =>
  aPosition(POSITION, { sections: [{ title: 'You', questions }], ...changes });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(() => database.redis.flushdb());
afterAll(() => database.stop());

/** Submits a body as the function does, and returns the application as the desk sees it. */
const apply = async (changes: object) => {
  const opened = openDatabase(database, 5_000);
  const [store, desk, clock] = [
    createApplicationStore(opened),
    createApplicationDesk(opened),
    new FakeClock(),
  ];
  const parts = { store, retractor: null, clock };
  const guidelinesReadAt = new Date(clock.now()).toISOString();
  const body = { ...applicationFor(POSITION), guidelinesReadAt, ...changes };
  const { guidelinesReadAt: readAt, ...read } = readApplication(body, clock.now());
  const { id } = await createApplications({ ...parts, announcer: null, siteSecret: SECRET }).submit(
    { ...read, guidelinesReadAt: readAt === undefined ? null : Date.parse(readAt), account: null },
    () => Promise.resolve(),
  );
  return {
    find: () => createApplicationAdmin({ ...parts, desk, outbox: null, mailer: noMailer }).find(id),
  };
};
const refusalOf = (fields: object) => ({ code: 'validation_failed', details: { fields } });

test('the applicant is who the marked answers say, whatever they are called', async () => {
  asking();
  const sent = await apply({ answers: { player: 'Alex' } });
  expect(await sent.find()).toMatchObject({ ign: 'Alex', discord: '', answers: { player: 'Alex' } });
  await expect(apply({ answers: { player: 'ALEX', motto: 'Onward' } })).rejects.toMatchObject({
    code: 'conflict',
  });
  const other = await apply({ answers: { player: 'Steve', motto: ' ' } });
  expect(await other.find()).toMatchObject({ ign: 'Steve', answers: { player: 'Steve', motto: '' } });
  await expect(apply({ answers: { motto: 'Onward' } })).rejects.toMatchObject(
    refusalOf({ 'answers.player': 'Player is required' }),
  );
});

test.each([undefined, 'whenever', 5])(
  'a position that asks for no guidelines takes applications whose guidelines were read %s',
  async (guidelinesReadAt) => {
    asking({ guidelines: false });
    const sent = await apply({ answers: { player: 'Alex' }, guidelinesReadAt });
    expect(await sent.find()).toMatchObject({ guidelinesReadAt: null });
  },
);

test('once a position is gone, what was sent for it is shown, and nothing more is taken', async () => {
  const sent = await apply({});
  const positions = applications.positions.filter(({ id }) => id !== POSITION);
  aNetwork({ applications: { ...applications, positions } });
  expect(await sent.find()).toMatchObject({ position: POSITION, ign: 'Alex' });
  await expect(apply({ answers: {}, idempotencyKey: randomUUID() })).rejects.toMatchObject(
    refusalOf({ position: 'Please select a position' }),
  );
});
