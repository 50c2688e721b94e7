import { randomUUID } from 'node:crypto';
import type { ContactForm } from '@/contract/contact-requests';
import { failing, hanging, taking } from '../../test/support/fakes/form-sink';
import { DAY, form, MINUTE, useContact } from '../../test/support/server/contact-stage';
import { LEASE_MS } from '../core/outbox/delivery';
import type { Post } from '../core/outbox/post';

/** Timeout for a forwarder that hangs. */
const SHORT_MS = 300;

const stage = useContact();
const { newInstance, newHurried, toSink, stored, outbox, accept, sweepAfter } = stage;

test('a message is forwarded at once, with its fields as those of a form', async () => {
  const id = await accept();
  expect(stage.sink.forms).toHaveLength(1);
  expect(stage.sink.forms[0]?.fields).toEqual(form);
  expect(await stored(id)).toMatchObject({ delivery: 'delivered', deliveredAt: stage.clock.now() });
  expect(await outbox()).toEqual([]);
});

test('while the forwarder is down messages wait, and reach it once each when it is back', async () => {
  await stage.sink.goDown();
  const ids = [await accept(), await accept()];
  expect(await outbox()).toHaveLength(2);
  expect(await sweepAfter(MINUTE)).toEqual({ sent: 0, postponed: 2, dead: 0 });
  await stage.sink.comeBack();
  expect(await sweepAfter(20 * MINUTE)).toEqual({ sent: 2, postponed: 0, dead: 0 });
  expect(await sweepAfter(DAY)).toEqual({ sent: 0, postponed: 0, dead: 0 });
  expect(stage.sink.forms).toHaveLength(2);
  for (const id of ids) expect(await stored(id)).toMatchObject({ delivery: 'delivered', attempts: 0 });
});

test.each([
  ['answers 500', failing],
  ['does not answer in time', hanging],
])('a forwarder that %s gets the message again', async (_how, answer) => {
  stage.sink.answer = answer;
  const id = await accept(newHurried(toSink(answer === hanging ? SHORT_MS : undefined)));
  expect(await stored(id)).toMatchObject({
    delivery: 'waiting',
    attempts: 3,
    failingSince: stage.clock.now(),
  });
  stage.sink.answer = taking;
  expect(await sweepAfter(MINUTE)).toMatchObject({ sent: 1 });
});

test('the pauses between attempts double from ten minutes up to six hours', async () => {
  stage.sink.answer = failing;
  await accept();
  const pauses: number[] = [];
  for (let minutes = 0, last = 0; pauses.length < 8; minutes += 10) {
    const { postponed } = await sweepAfter(minutes === 0 ? 0 : 10 * MINUTE);
    if (postponed === 0) continue;
    pauses.push(minutes - last);
    last = minutes;
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 360, 360]);
});

test('after a day of failures it is given up: marked, and kept', async () => {
  stage.sink.answer = failing;
  const id = await accept();
  await sweepAfter(DAY - 1);
  expect(await stored(id)).toMatchObject({ delivery: 'waiting' });
  expect(await sweepAfter(15 * MINUTE)).toEqual({ sent: 0, postponed: 0, dead: 1 });
  expect(await stored(id)).toMatchObject({ ...form, delivery: 'failed' });
  const attempts = stage.sink.forms.length;
  await sweepAfter(DAY);
  expect([stage.sink.forms.length, await outbox()]).toEqual([attempts, []]);
});

test('sweeps that overlap send each message once', async () => {
  stage.sink.answer = failing;
  const ids = await Promise.all(Array.from({ length: 12 }, () => accept()));
  stage.sink.answer = taking;
  stage.sink.forms.length = 0;
  stage.clock.advance(MINUTE);
  const reports = await Promise.all(Array.from({ length: 6 }, () => newInstance().sweep()));
  expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(ids.length);
  expect(stage.sink.forms).toHaveLength(ids.length);
});

test('a sweep leaves a message alone whose first attempt is under way, and takes it when that never ended', async () => {
  const never = newInstance(() => new Promise(() => undefined));
  await never.accept(randomUUID(), form);
  expect(await sweepAfter(LEASE_MS - 1)).toMatchObject({ sent: 0 });
  expect(await sweepAfter(1)).toMatchObject({ sent: 1 });
});

test('an attempt that fails after another has taken over changes nothing', async () => {
  let fail: () => void = () => undefined;
  const { promise: begun, resolve: begin } = Promise.withResolvers<null>();
  const slow = newInstance(() => {
    begin(null);
    return new Promise((end) => (fail = () => end({ kind: 'failed', status: null })));
  });
  const id = randomUUID();
  const { forwarding } = await slow.accept(id, form);
  await begun;
  stage.sink.answer = failing;
  expect(await sweepAfter(LEASE_MS)).toMatchObject({ postponed: 1 });
  const due = await stage.database.redis.zscore('contact:outbox', id);
  stage.clock.advance(10);
  fail();
  await forwarding;
  expect(await stage.database.redis.zscore('contact:outbox', id)).toBe(due);
  expect(await stored(id)).toMatchObject({ attempts: 1 });
});

test('a sweep stops after a batch that failed as a whole, and goes through everything when the forwarder takes it', async () => {
  stage.sink.answer = failing;
  for (let count = 0; count < 12; count += 1) await accept();
  expect(await sweepAfter(MINUTE)).toEqual({ sent: 0, postponed: 5, dead: 0 });
  stage.sink.answer = taking;
  expect(await sweepAfter(20 * MINUTE)).toEqual({ sent: 12, postponed: 0, dead: 0 });
});

test('a message that was erased while it waited is not sent, and does not come back', async () => {
  stage.sink.answer = failing;
  const id = await accept();
  await stage.database.redis.del(`contact:message:${id}`);
  stage.sink.forms.length = 0;
  expect(await sweepAfter(MINUTE)).toEqual({ sent: 0, postponed: 0, dead: 0 });
  expect([stage.sink.forms, await outbox(), await stored(id)]).toEqual([[], [], null]);
});

test.each([
  ['was taken', taking],
  ['failed', failing],
])('a message that is erased during an attempt that %s does not come back', async (_how, answer) => {
  const id = randomUUID();
  stage.sink.answer = (response) => {
    void stage.database.redis.del(`contact:message:${id}`).then(() => answer(response));
  };
  await accept(newHurried(), id);
  expect(await stored(id)).toBeNull();
});

test('a sweep with nothing to do is one command', async () => {
  stage.database.commands.length = 0;
  await newInstance().sweep();
  expect(stage.database.commands).toHaveLength(1);
});

test('a mark that meets a moment’s trouble is made again: the message is not forwarded twice', async () => {
  const post: Post<ContactForm> = async (message) => {
    const outcome = await toSink()(message);
    stage.database.freeze();
    return outcome;
  };
  const id = randomUUID();
  const { forwarding } = await newInstance(post).accept(id, form);
  await stage.clock.untilWaitingFor(500);
  stage.database.thaw();
  stage.clock.advance(500);
  await forwarding;
  expect(await stored(id)).toMatchObject({ delivery: 'delivered' });
  expect(await sweepAfter(DAY)).toMatchObject({ sent: 0 });
  expect(stage.sink.forms).toHaveLength(1);
});

test('a forwarder that asks for a pause gets it for all messages, and has them afterwards', async () => {
  stage.sink.answer = (response) => void response.writeHead(429, { 'Retry-After': '300' }).end();
  await accept();
  const other = await accept();
  expect(stage.sink.forms).toHaveLength(1);
  stage.sink.answer = taking;
  await sweepAfter(4 * MINUTE);
  expect(stage.sink.forms).toHaveLength(1);
  expect(await sweepAfter(MINUTE)).toEqual({ sent: 2, postponed: 0, dead: 0 });
  expect(await stored(other)).toMatchObject({ delivery: 'delivered' });
});

test('a message that an earlier version stored, and failed to forward, is forwarded', async () => {
  const id = randomUUID();
  const failingSince = stage.clock.now() - MINUTE;
  const record = { ...form, receivedAt: failingSince, delivery: 'waiting', attempts: 1, failingSince };
  await stage.database.redis.hset(`contact:message:${id}`, record);
  await stage.database.redis.expire(`contact:message:${id}`, 1_000);
  await stage.database.redis.zadd('contact:outbox', { score: stage.clock.now(), member: id });
  expect(await sweepAfter(0)).toEqual({ sent: 1, postponed: 0, dead: 0 });
  expect(stage.sink.forms.map(({ fields }) => fields)).toEqual([form]);
  expect(await stored(id)).toMatchObject({ ...form, delivery: 'delivered', deliveredAt: stage.clock.now() });
  expect(await stage.database.redis.ttl(`contact:message:${id}`)).toBeGreaterThan(900);
});
