import { randomUUID } from 'node:crypto';
import { REAPPLY_AFTER_MS } from '@/contract/applications';
import { positionTitle } from '@/lib/positions';
import { refusals } from '@/messages/en/applications/refusals';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { eraseOldApplications } from '../../functions/applications/application-erasure';
import {
  type ApplicationParts,
  createApplications,
  type Submission,
} from '../../functions/applications/applications';
import { createApplicationAdmin } from '../../functions/applications/desk/application-admin';
import { createApplicationDesk } from '../../functions/applications/desk/application-desk';
import {
  createApplicationStore,
  MOST_OPEN_OF_ACCOUNTS,
  STRANGERS,
} from '../../functions/applications/store/application-store';
import { openDatabase } from '../../functions/core/database/database';
import { aPosition } from '../support/fixtures/a-position';
import { answersFor } from '../support/fixtures/applications';
import { accountOf } from '../support/server/accounts';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { everythingIn } from '../support/server/everything-in';
import { FakeClock } from '../support/server/fake-clock';
import { noMailer } from '../support/server/no-mail';
import { SECRET } from '../support/server/secret';

const DAY_MS = 86_400_000;
const boss = {
  id: randomUUID(),
  username: 'Boss',
  email: 'boss@example.org',
  role: 'admin',
  createdAt: '2026-05-25T12:00:00.000Z',
} as const;
const admitted = () => Promise.resolve();

let database: TestDatabase;
let clock: FakeClock;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  await database.redis.flushdb();
  clock = new FakeClock();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => database.stop());

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
          position: 'Builder',
          answers: answersFor('Builder'),
          guidelinesReadAt: clock.now(),
          idempotencyKey: randomUUID(),
          account: null,
          ...changes,
        },
        admit,
      ),
  };
}

/** Submits as an account. */
async function ofAccount() {
  const built = build();
  const { user, passwordHash } = accountOf('Alex');
  await createUserStore(openDatabase(database, 5_000)).create({ user, passwordHash });
  const account = { id: user.id, username: user.username };
  return { ...built, submit: (changes: Partial<Submission> = {}) => built.submit({ account, ...changes }) };
}

describe('after a rejection', () => {
  test('the next application for the position may come in 30 days, and not a moment before', async () => {
    const { submit, admin } = await ofAccount();
    const { id } = await submit();
    clock.advance(5 * DAY_MS);
    await admin.change(boss, id, { state: 'rejected' });
    clock.advance(REAPPLY_AFTER_MS - 1);
    await expect(submit()).rejects.toMatchObject({
      code: 'conflict',
      message:
        'Your last application for this position was not successful. You can apply again from June 29, 2026.',
      details: { fields: { reapplyFrom: '2026-06-29T12:00:00.000Z' } },
    });
    await submit({ position: 'Partner', answers: answersFor('Partner') });
    clock.advance(1);
    await submit();
  });

  test('30 days count from the latest one', async () => {
    const { submit, admin } = await ofAccount();
    const first = await submit();
    await admin.change(boss, first.id, { state: 'accepted' });
    const second = await submit();
    await admin.change(boss, second.id, { state: 'rejected' });
    clock.advance(10 * DAY_MS);
    await admin.change(boss, first.id, { state: 'rejected' });
    clock.advance(25 * DAY_MS);
    await expect(submit()).rejects.toMatchObject({ message: expect.stringContaining('July 4, 2026') });
    await admin.change(boss, first.id, { state: 'accepted' });
    await submit();
  });

  test('that is taken back, the applicant has an open application again', async () => {
    const { submit, admin } = await ofAccount();
    const { id } = await submit();
    await admin.change(boss, id, { state: 'rejected' });
    await admin.change(boss, id, { state: 'in_review' });
    await expect(submit()).rejects.toMatchObject({ message: refusals.open });
  });
});

describe('who is not signed in', () => {
  test('reads the same of an open and of a rejected application, and that it does not bind an account', async () => {
    const { submit, admin } = build();
    const { id } = await submit();
    const answers = [await submit().catch((refusal: unknown) => refusal)];
    await admin.change(boss, id, { state: 'rejected' });
    answers.push(await submit().catch((refusal: unknown) => refusal));
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 'conflict', message: refusals.ofStranger, details: {} });
    }
    expect(refusals.ofStranger).not.toMatch(/reject|successful|\d/);
    await (await ofAccount()).submit();
  });

  test('is refused once too many wait or have come on the day, unlike an account, and taken when there is room', async () => {
    const { submit, admin } = build();
    const full = { code: 'full', message: refusals.full, details: { retryAfter: 3_600 } };
    const others = Array.from({ length: STRANGERS.mostOpen - 1 }, () => randomUUID()) as [
      string,
      ...string[],
    ];
    await database.redis.sadd('application:open-of-strangers', ...others);
    const { id } = await submit();
    const next = () => submit({ answers: answersFor('Builder', { ign: 'Next' }) });
    await expect(next()).rejects.toMatchObject(full);
    await (await ofAccount()).submit();
    await admin.change(boss, id, { state: 'accepted' });
    await next();
    await database.redis.del('application:open-of-strangers');
    await database.redis.set('application:strangers:2026-05-25', STRANGERS.mostOnDay - 1);
    await submit({ answers: answersFor('Builder', { ign: 'Last' }) });
    const late = () => submit({ answers: answersFor('Builder', { ign: 'Late' }) });
    await expect(late()).rejects.toMatchObject(full);
    clock.advance(DAY_MS);
    await late();
  });
});

test('an account is refused when too many wait that were sent with one, and taken when there is room', async () => {
  const { submit: send, admin } = build();
  const alex = await ofAccount();
  const others = Array.from({ length: MOST_OPEN_OF_ACCOUNTS - 1 }, () => randomUUID()) as [
    string,
    ...string[],
  ];
  await database.redis.sadd('application:open', ...others);
  const { id } = await alex.submit();
  const next = () => alex.submit({ position: 'Partner', answers: answersFor('Partner') });
  await expect(next()).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 3_600 } });
  await send();
  await admin.change(boss, id, { state: 'accepted' });
  await next();
});

describe('what is withdrawn', () => {
  test('says nothing of anybody any more, lets the applicant apply anew, and cannot be decided', async () => {
    const { submit, applications, admin, store } = build();
    const idempotencyKey = randomUUID();
    const answers = answersFor('Builder', { ign: 'Distinctive', discord: 'distinctive#1' });
    const { id } = await submit({ answers, idempotencyKey });
    await admin.change(boss, id, { note: 'Dear Distinctive' });
    await admin.comment(boss, id, 'Distinctive seems nice');
    expect(await applications.withdraw(id, { key: randomUUID() })).toBeNull();
    expect(await applications.withdraw(id, { key: idempotencyKey })).not.toBeNull();
    expect(await applications.withdraw(id, { key: idempotencyKey })).not.toBeNull();
    expect(await applications.findOwn(id, idempotencyKey)).toBeNull();
    expect(await everythingIn(database.redis)).not.toMatch(/distinctive/i);
    expect(await admin.find(id)).toMatchObject({
      state: 'withdrawn',
      ign: '',
      answers: {},
      note: '',
      comments: [],
    });
    const withdrawn = { code: 'conflict', message: 'The applicant has withdrawn this application.' };
    await expect(admin.change(boss, id, { state: 'accepted' })).rejects.toMatchObject(withdrawn);
    await expect(admin.comment(boss, id, 'Gone')).rejects.toMatchObject(withdrawn);
    const again = await submit({ answers });
    expect((await store.find(again.id))?.state).toBe('new');
    clock.advance(181 * DAY_MS);
    expect(await build().erase()).toMatchObject({ erased: 2 });
  });

  test('after a rejection still keeps its applicant waiting for 30 days', async () => {
    const { submit, applications, admin } = build();
    const idempotencyKey = randomUUID();
    const { id } = await submit({ idempotencyKey });
    await admin.change(boss, id, { state: 'rejected' });
    await applications.withdraw(id, { key: idempotencyKey });
    await expect(submit()).rejects.toMatchObject({ code: 'conflict' });
    clock.advance(REAPPLY_AFTER_MS);
    await submit();
  });

  test('of an account is gone from its own list', async () => {
    const { submit, applications, store } = await ofAccount();
    const { id } = await submit();
    const accountId = (await store.find(id))?.account?.id ?? '';
    expect(await applications.withdraw(id, { accountId: randomUUID() })).toBeNull();
    expect(await applications.withdraw(id, { accountId })).not.toBeNull();
    expect(await applications.listOwn(accountId)).toEqual([]);
  });
});

test('after an acceptance the applicant may apply again', async () => {
  const { submit, admin } = build();
  await admin.change(boss, (await submit()).id, { state: 'accepted' });
  await submit();
});

test('a closed position is refused, says so, and counts against no limit', async () => {
  const { submit } = build();
  const admit = jest.fn(admitted);
  aPosition('Builder', { open: false });
  await expect(submit({}, admit)).rejects.toMatchObject({
    code: 'conflict',
    message: `Applications for ${positionTitle('Builder')} are closed at the moment.`,
  });
  expect([admit.mock.calls, await database.redis.keys('application:*')]).toEqual([[], []]);
  await submit({ position: 'Staff', answers: answersFor('Staff') });
});

test('what was stored while a repetition was on its way is not counted again', async () => {
  const { submit } = build();
  const admit = jest.fn(admitted);
  const idempotencyKey = randomUUID();
  const first = await submit({ idempotencyKey }, admit);
  expect((await submit({ idempotencyKey }, admit)).id).toBe(first.id);
  expect(admit).toHaveBeenCalledTimes(1);
});

describe('with a webhook', () => {
  test('record and outbox entry are one step, the first attempt follows, and its failure is no matter', async () => {
    const delivered: string[] = [];
    const { submit } = build({
      deliver: (id) => {
        delivered.push(id);
        return Promise.reject(new Error('refused'));
      },
    });
    const key = randomUUID();
    const accepted = await Promise.all(Array.from({ length: 50 }, () => submit({ idempotencyKey: key })));
    await Promise.all(accepted.map(({ announcing }) => announcing));
    const [{ id } = { id: '' }] = accepted;
    expect(delivered).toEqual([id]);
    // Until then the submitter has it to itself.
    expect(await database.redis.zscore('application:outbox', id)).toBe(clock.now() + 30_000);
    expect(await database.redis.hget(`application:record:${id}`, 'announcement')).toBe('waiting');
  });

  test('what is refused is not announced', async () => {
    const announcer = { deliver: jest.fn() };
    const { submit } = build(announcer);
    await expect(submit({}, () => Promise.reject(new Error('limit')))).rejects.toThrow('limit');
    expect(announcer.deliver).not.toHaveBeenCalled();
    expect(await database.redis.keys('application:*')).toEqual([]);
  });
});

test('an account that has gone meanwhile applies no more', async () => {
  const { submit } = build();
  const account = { id: randomUUID(), username: 'Alex' };
  await expect(submit({ account })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await database.redis.keys('application:*')).toEqual([]);
});

test('an account that is deleted while the database is in trouble is cut off by the daily run', async () => {
  const { submit, store, erase } = build();
  const opened = openDatabase(database, 5_000);
  const users = createUserStore(opened);
  const { user, passwordHash } = accountOf('Alex');
  await users.create({ user, passwordHash });
  const { id } = await submit({ account: { id: user.id, username: user.username } });
  await users.remove(user.id);
  expect((await store.find(id))?.account).not.toBeNull();
  expect(await erase()).toEqual({ erased: 0, released: 1 });
  expect((await store.find(id))?.account).toBeNull();
  expect(await erase()).toEqual({ erased: 0, released: 0 });
});

describe('erasure', () => {
  test('takes what nobody has decided 180 days after it was sent', async () => {
    const { submit, erase, admin } = build();
    const { id } = await submit();
    await admin.change(boss, id, { state: 'in_review' });
    clock.advance(180 * DAY_MS);
    expect(await erase()).toMatchObject({ erased: 0 });
    clock.advance(1);
    expect(await erase()).toMatchObject({ erased: 1 });
    await expect(admin.find(id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await database.redis.exists('application:open', 'application:open-of-strangers')).toBe(0);
  });

  test('takes what was decided over 180 days ago, whole, and nothing else', async () => {
    const { submit, admin, erase } = build();
    const names = ['Old', 'Recent', 'Undone'] as const;
    const ids = new Map<string, string>();
    for (const ign of names) {
      ids.set(ign, (await submit({ answers: answersFor('Builder', { ign }) })).id);
    }
    const of = (name: (typeof names)[number]) => ids.get(name) ?? '';
    await admin.change(boss, of('Old'), { state: 'rejected', note: 'Sorry' });
    await admin.comment(boss, of('Old'), 'Not this time');
    await admin.change(boss, of('Undone'), { state: 'accepted' });
    clock.advance(DAY_MS);
    await admin.change(boss, of('Recent'), { state: 'accepted' });
    await admin.change(boss, of('Undone'), { state: 'rejected' });
    clock.advance(180 * DAY_MS);
    expect(await erase()).toEqual({ erased: 1, released: 0 });
    expect(await erase()).toEqual({ erased: 0, released: 0 });
    await expect(admin.find(of('Old'))).rejects.toMatchObject({ code: 'not_found' });
    for (const name of ['Recent', 'Undone'] as const) await admin.find(of(name));
    const left = [await database.redis.keys('*'), await database.redis.hgetall('application:applicants')];
    expect(JSON.stringify([left, await database.redis.zrange('application:list', 0, -1)])).not.toContain(
      of('Old'),
    );
  });

  test('goes on in batches until nothing is left, also when two runs meet', async () => {
    const { submit, admin, erase } = build();
    for (let n = 0; n < 45; n += 1) {
      const { id } = await submit({ answers: answersFor('Builder', { ign: `Player${String(n)}` }) });
      await admin.change(boss, id, { state: 'rejected' });
    }
    clock.advance(181 * DAY_MS);
    const reports = await Promise.all([erase(), erase()]);
    expect(reports.map(({ erased }) => erased).reduce((sum, erased) => sum + erased)).toBe(45);
    const left = await database.redis.keys('application:*');
    // The keys of what was sent stay known for two days, to answer a late repetition.
    expect(left.filter((key) => !/^application:(?:sent|strangers):/.test(key))).toEqual([]);
    expect(await Promise.all(left.map((key) => database.redis.pttl(key)))).toEqual(
      left.map(() => expect.any(Number)),
    );
    expect(Math.min(...(await Promise.all(left.map((key) => database.redis.pttl(key)))))).toBeGreaterThan(0);
  });

  test('leaves nothing in the audit log: only what admins do is written there', async () => {
    const { submit, admin, erase } = build();
    await admin.change(boss, (await submit()).id, { state: 'rejected' });
    clock.advance(181 * DAY_MS);
    await erase();
    expect(await database.redis.zcard('account:audit')).toBe(1);
  });
});
