import { randomUUID } from 'node:crypto';
import { REAPPLY_AFTER_MS } from '@/contract/applications';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { openDatabase } from '../../functions/core/database/database';
import { answersFor } from '../support/fixtures/applications';
import { accountOf } from '../support/server/accounts';
import { boss, DAY_MS, useApplying } from '../support/server/applying';
import { everythingIn } from '../support/server/everything-in';

const stage = useApplying();
const { build, ofAccount } = stage;

describe('what is withdrawn', () => {
  test('says nothing of anybody any more, lets the applicant apply anew, and cannot be decided', async () => {
    const { submit, applications, admin, store } = build();
    const idempotencyKey = randomUUID();
    const answers = answersFor('Architect', { ign: 'Distinctive', discord: 'distinctive#1' });
    const { id } = await submit({ answers, idempotencyKey });
    await admin.change(boss, id, { note: 'Dear Distinctive' });
    await admin.comment(boss, id, 'Distinctive seems nice');
    expect(await applications.withdraw(id, { key: randomUUID() })).toBeNull();
    expect(await applications.withdraw(id, { key: idempotencyKey })).not.toBeNull();
    expect(await applications.withdraw(id, { key: idempotencyKey })).not.toBeNull();
    expect(await applications.findOwn(id, idempotencyKey)).toBeNull();
    expect(await everythingIn(stage.database.redis)).not.toMatch(/distinctive/i);
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
    stage.clock.advance(181 * DAY_MS);
    expect(await build().erase()).toMatchObject({ erased: 2 });
  });

  test('after a rejection still keeps its applicant waiting for 30 days', async () => {
    const { submit, applications, admin } = build();
    const idempotencyKey = randomUUID();
    const { id } = await submit({ idempotencyKey });
    await admin.change(boss, id, { state: 'rejected' });
    await applications.withdraw(id, { key: idempotencyKey });
    await expect(submit()).rejects.toMatchObject({ code: 'conflict' });
    stage.clock.advance(REAPPLY_AFTER_MS);
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

test('an account that is deleted while the database is in trouble is cut off by the daily run', async () => {
  const { submit, store, erase } = build();
  const opened = openDatabase(stage.database, 5_000);
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
    stage.clock.advance(180 * DAY_MS);
    expect(await erase()).toMatchObject({ erased: 0 });
    stage.clock.advance(1);
    expect(await erase()).toMatchObject({ erased: 1 });
    await expect(admin.find(id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await stage.database.redis.exists('application:open', 'application:open-of-strangers')).toBe(0);
  });

  test('takes what was decided over 180 days ago, whole, and nothing else', async () => {
    const { submit, admin, erase } = build();
    const names = ['Old', 'Recent', 'Undone'] as const;
    const ids = new Map<string, string>();
    for (const ign of names) {
      ids.set(ign, (await submit({ answers: answersFor('Architect', { ign }) })).id);
    }
    const of = (name: (typeof names)[number]) => ids.get(name) ?? '';
    await admin.change(boss, of('Old'), { state: 'rejected', note: 'Sorry' });
    await admin.comment(boss, of('Old'), 'Not this time');
    await admin.change(boss, of('Undone'), { state: 'accepted' });
    stage.clock.advance(DAY_MS);
    await admin.change(boss, of('Recent'), { state: 'accepted' });
    await admin.change(boss, of('Undone'), { state: 'rejected' });
    stage.clock.advance(180 * DAY_MS);
    expect(await erase()).toEqual({ erased: 1, released: 0 });
    expect(await erase()).toEqual({ erased: 0, released: 0 });
    await expect(admin.find(of('Old'))).rejects.toMatchObject({ code: 'not_found' });
    for (const name of ['Recent', 'Undone'] as const) await admin.find(of(name));
    const left = [
      await stage.database.redis.keys('*'),
      await stage.database.redis.hgetall('application:applicants'),
    ];
    expect(
      JSON.stringify([left, await stage.database.redis.zrange('application:list', 0, -1)]),
    ).not.toContain(of('Old'));
  });

  test('goes on in batches until nothing is left, also when two runs meet', async () => {
    const { submit, admin, erase } = build();
    for (let n = 0; n < 45; n += 1) {
      const { id } = await submit({ answers: answersFor('Architect', { ign: `Player${String(n)}` }) });
      await admin.change(boss, id, { state: 'rejected' });
    }
    stage.clock.advance(181 * DAY_MS);
    const reports = await Promise.all([erase(), erase()]);
    expect(reports.map(({ erased }) => erased).reduce((sum, erased) => sum + erased)).toBe(45);
    const left = await stage.database.redis.keys('application:*');
    // Keys of sent applications are kept for two days, to answer a late retry.
    expect(left.filter((key) => !/^application:(?:sent|strangers):/.test(key))).toEqual([]);
    expect(await Promise.all(left.map((key) => stage.database.redis.pttl(key)))).toEqual(
      left.map(() => expect.any(Number)),
    );
    expect(
      Math.min(...(await Promise.all(left.map((key) => stage.database.redis.pttl(key))))),
    ).toBeGreaterThan(0);
  });

  test('leaves nothing in the audit log: only what admins do is written there', async () => {
    const { submit, admin, erase } = build();
    await admin.change(boss, (await submit()).id, { state: 'rejected' });
    stage.clock.advance(181 * DAY_MS);
    await erase();
    expect(await stage.database.redis.zcard('account:audit')).toBe(1);
  });
});
