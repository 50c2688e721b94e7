import { randomUUID } from 'node:crypto';
import { refusals } from '#messages/applications/refusals';
import { REAPPLY_AFTER_MS } from '@/contract/applications';
import { positionTitle } from '@/lib/positions';
import { MOST_OPEN_OF_ACCOUNTS, STRANGERS } from '../../functions/applications/store/application-store';
import { aPosition } from '../support/fixtures/a-network';
import { answersFor } from '../support/fixtures/applications';
import { admitted, boss, DAY_MS, useApplying } from '../support/server/applying';

const stage = useApplying();
const { build, ofAccount } = stage;

describe('after a rejection', () => {
  test('the next application for the position may come in 30 days, and not a moment before', async () => {
    const { submit, admin } = await ofAccount();
    const { id } = await submit();
    stage.clock.advance(5 * DAY_MS);
    await admin.change(boss, id, { state: 'rejected' });
    stage.clock.advance(REAPPLY_AFTER_MS - 1);
    await expect(submit()).rejects.toMatchObject({
      code: 'conflict',
      message:
        'Your last application for this position was not successful. You can apply again from June 29, 2026.',
      details: { fields: { reapplyFrom: '2026-06-29T12:00:00.000Z' } },
    });
    await submit({ position: 'Partner', answers: answersFor('Partner') });
    stage.clock.advance(1);
    await submit();
  });

  test('30 days count from the latest one', async () => {
    const { submit, admin } = await ofAccount();
    const first = await submit();
    await admin.change(boss, first.id, { state: 'accepted' });
    const second = await submit();
    await admin.change(boss, second.id, { state: 'rejected' });
    stage.clock.advance(10 * DAY_MS);
    await admin.change(boss, first.id, { state: 'rejected' });
    stage.clock.advance(25 * DAY_MS);
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
    await stage.database.redis.sadd('application:open-of-strangers', ...others);
    const { id } = await submit();
    const next = () => submit({ answers: answersFor('Architect', { ign: 'Next' }) });
    await expect(next()).rejects.toMatchObject(full);
    await (await ofAccount()).submit();
    await admin.change(boss, id, { state: 'accepted' });
    await next();
    await stage.database.redis.del('application:open-of-strangers');
    await stage.database.redis.set('application:strangers:2026-05-25', STRANGERS.mostOnDay - 1);
    await submit({ answers: answersFor('Architect', { ign: 'Last' }) });
    const late = () => submit({ answers: answersFor('Architect', { ign: 'Late' }) });
    await expect(late()).rejects.toMatchObject(full);
    stage.clock.advance(DAY_MS);
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
  await stage.database.redis.sadd('application:open', ...others);
  const { id } = await alex.submit();
  const next = () => alex.submit({ position: 'Partner', answers: answersFor('Partner') });
  await expect(next()).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 3_600 } });
  await send();
  await admin.change(boss, id, { state: 'accepted' });
  await next();
});

test('after an acceptance the applicant may apply again', async () => {
  const { submit, admin } = build();
  await admin.change(boss, (await submit()).id, { state: 'accepted' });
  await submit();
});

test('a closed position is refused, says so, and counts against no limit', async () => {
  const { submit } = build();
  const admit = jest.fn(admitted);
  aPosition('Architect', { open: false });
  await expect(submit({}, admit)).rejects.toMatchObject({
    code: 'conflict',
    message: `Applications for ${positionTitle('Architect')} are closed at the moment.`,
  });
  expect([admit.mock.calls, await stage.database.redis.keys('application:*')]).toEqual([[], []]);
  await submit({ position: 'Moderator', answers: answersFor('Moderator') });
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
    // The submitter holds the lease until then.
    expect(await stage.database.redis.zscore('application:outbox', id)).toBe(stage.clock.now() + 30_000);
    expect(await stage.database.redis.hget(`application:record:${id}`, 'announcement')).toBe('waiting');
  });

  test('what is refused is not announced', async () => {
    const announcer = { deliver: jest.fn() };
    const { submit } = build(announcer);
    await expect(submit({}, () => Promise.reject(new Error('limit')))).rejects.toThrow('limit');
    expect(announcer.deliver).not.toHaveBeenCalled();
    expect(await stage.database.redis.keys('application:*')).toEqual([]);
  });
});

test('an account that has gone meanwhile applies no more', async () => {
  const { submit } = build();
  const account = { id: randomUUID(), username: 'Alex' };
  await expect(submit({ account })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await stage.database.redis.keys('application:*')).toEqual([]);
});
