import { randomUUID } from 'node:crypto';
import type { ContactForm } from '@/contract/contact-requests';
import { failing, type FormSink, hanging, startFormSink, taking } from '../../test/support/fakes/form-sink';
import { visitorMessage } from '../../test/support/fixtures/contact-message';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock, HurriedClock } from '../../test/support/server/fake-clock';
import { openDatabase } from '../core/database/database';
import { UnavailableError } from '../core/errors/unavailable-error';
import { LEASE_MS } from '../core/outbox/delivery';
import type { Post } from '../core/outbox/post';
import type { Clock } from '../core/time/clock';
import { createContactService } from './contact';
import { createContactDelivery } from './contact-delivery';
import { contactForwarder } from './contact-forwarder';
import { createContactOutbox } from './store/contact-outbox';
import { createContactStore, MOST_MESSAGES } from './store/contact-store';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Patience for a forwarder that hangs. */
const SHORT_MS = 300;
const form = { ...visitorMessage, message: 'Yesterday it was there.\nToday not.' };

let database: TestDatabase;
let sink: FormSink;
let clock: FakeClock;
beforeAll(async () => {
  [database, sink] = await Promise.all([startTestDatabase(), startFormSink()]);
});
beforeEach(async () => {
  await database.redis.flushdb();
  clock = new FakeClock();
  sink.forms.length = 0;
  sink.answer = taking;
});
afterAll(() => Promise.all([database.stop(), sink.stop()]));

/** One instance of the function, or of the scheduled one. */
const newInstance = (post: Post<ContactForm> | null = toSink(), itsClock: Clock = clock) => {
  const opened = openDatabase(database, 1_500);
  const outbox = createContactOutbox(opened);
  const delivery = post && createContactDelivery({ outbox, post, clock: itsClock });
  const service = createContactService({ store: createContactStore(opened), delivery, clock: itsClock });
  return {
    ...service,
    async sweep() {
      if (!delivery) throw new Error('There is nowhere to forward to.');
      return delivery.sweep();
    },
  };
};
const toSink = (timeLimitMs = 1_000) => contactForwarder({ url: sink.url, userAgent: 'Test', timeLimitMs });
/** One whose pauses between its attempts are over at once. */
const newHurried = (post: Post<ContactForm> | null = toSink()) => newInstance(post, new HurriedClock(clock));

const stored = (id: string) => database.redis.hgetall<Record<string, unknown>>(`contact:message:${id}`);
const outbox = () => database.redis.zrange('contact:outbox', 0, -1);

/** Stores a message, and makes the first attempts. */
async function accept(service = newHurried(), id: string = randomUUID(), content = form): Promise<string> {
  await (
    await service.accept(id, content)
  ).forwarding;
  return id;
}

/** Lets time pass and runs the sweep once, as the schedule does. */
async function sweepAfter(milliseconds: number) {
  clock.advance(milliseconds);
  return newInstance().sweep();
}

test('a message is stored for 180 days, and found by the time of its receipt', async () => {
  const receivedAt = clock.now();
  const id = await accept();
  expect(await stored(id)).toMatchObject({ ...form, receivedAt });
  const kept = await database.redis.pttl(`contact:message:${id}`);
  expect(kept).toBeGreaterThan(180 * DAY - MINUTE);
  expect(kept).toBeLessThanOrEqual(180 * DAY);
  expect(await database.redis.zrange('contact:messages', 0, -1, { withScores: true })).toEqual([
    id,
    receivedAt,
  ]);
});

test('the list of messages forgets what is older than 180 days, and goes when nothing new comes', async () => {
  await accept();
  clock.advance(180 * DAY);
  const recent = await accept();
  expect(await database.redis.zrange('contact:messages', 0, -1)).toEqual([recent]);
  expect(await database.redis.pttl('contact:messages')).toBeGreaterThan(180 * DAY - MINUTE);
});

test('it is forwarded at once, with its fields as those of a form', async () => {
  const id = await accept();
  expect(sink.forms).toHaveLength(1);
  expect(sink.forms[0]?.fields).toEqual(form);
  expect(await stored(id)).toMatchObject({ delivery: 'delivered', deliveredAt: clock.now() });
  expect(await outbox()).toEqual([]);
});

test('a message that there is no room for is refused, and taken once another one was erased', async () => {
  const service = newInstance(null);
  const [first, ...others] = Array.from({ length: MOST_MESSAGES }, (_, n) => ({
    score: clock.now() - n,
    member: String(n),
  }));
  if (first) await database.redis.zadd('contact:messages', first, ...others);
  const id = randomUUID();
  await expect(service.accept(id, form)).rejects.toMatchObject({
    code: 'full',
    details: { retryAfter: 3_600 },
  });
  expect(await service.isKnown(id)).toBe(false);
  await database.redis.zrem('contact:messages', '0');
  await service.accept(id, form);
  await service.accept(id, form);
  await expect(service.accept(randomUUID(), form)).rejects.toMatchObject({ code: 'full' });
});

test('fifty at once with the same id are one record, forwarded once', async () => {
  const id = randomUUID();
  const service = newInstance();
  await Promise.all(Array.from({ length: 50 }, () => accept(service, id)));
  expect(await database.redis.zcard('contact:messages')).toBe(1);
  expect(sink.forms).toHaveLength(1);
});

test('of two different messages with the same id the first stays', async () => {
  const id = await accept();
  await accept(newInstance(), id, { ...form, message: 'Something else' });
  expect(await stored(id)).toMatchObject({ message: form.message });
  expect(sink.forms).toHaveLength(1);
});

test('fifty different ones at once are all stored and all forwarded', async () => {
  const ids = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      accept(newInstance(), randomUUID(), { ...form, subject: `No. ${String(index)}` }),
    ),
  );
  expect((await database.redis.zrange('contact:messages', 0, -1)).toSorted()).toEqual(ids.toSorted());
  const subjects = sink.forms.map(({ fields }) => fields['subject']);
  expect(new Set(subjects).size).toBe(50);
});

test('while the forwarder is down messages wait, and reach it once each when it is back', async () => {
  await sink.goDown();
  const ids = [await accept(), await accept()];
  expect(await outbox()).toHaveLength(2);
  expect(await sweepAfter(MINUTE)).toEqual({ sent: 0, postponed: 2, dead: 0 });
  await sink.comeBack();
  expect(await sweepAfter(20 * MINUTE)).toEqual({ sent: 2, postponed: 0, dead: 0 });
  expect(await sweepAfter(DAY)).toEqual({ sent: 0, postponed: 0, dead: 0 });
  expect(sink.forms).toHaveLength(2);
  for (const id of ids) expect(await stored(id)).toMatchObject({ delivery: 'delivered', attempts: 0 });
});

test.each([
  ['answers 500', failing],
  ['does not answer in time', hanging],
])('a forwarder that %s gets the message again', async (_how, answer) => {
  sink.answer = answer;
  const id = await accept(newHurried(toSink(answer === hanging ? SHORT_MS : undefined)));
  expect(await stored(id)).toMatchObject({ delivery: 'waiting', attempts: 3, failingSince: clock.now() });
  sink.answer = taking;
  expect(await sweepAfter(MINUTE)).toMatchObject({ sent: 1 });
});

test('the pauses between attempts double from ten minutes up to six hours', async () => {
  sink.answer = failing;
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
  sink.answer = failing;
  const id = await accept();
  await sweepAfter(DAY - 1);
  expect(await stored(id)).toMatchObject({ delivery: 'waiting' });
  expect(await sweepAfter(15 * MINUTE)).toEqual({ sent: 0, postponed: 0, dead: 1 });
  expect(await stored(id)).toMatchObject({ ...form, delivery: 'failed' });
  const attempts = sink.forms.length;
  await sweepAfter(DAY);
  expect([sink.forms.length, await outbox()]).toEqual([attempts, []]);
});

test('sweeps that overlap send each message once', async () => {
  sink.answer = failing;
  const ids = await Promise.all(Array.from({ length: 12 }, () => accept()));
  sink.answer = taking;
  sink.forms.length = 0;
  clock.advance(MINUTE);
  const reports = await Promise.all(Array.from({ length: 6 }, () => newInstance().sweep()));
  expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(ids.length);
  expect(sink.forms).toHaveLength(ids.length);
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
  sink.answer = failing;
  expect(await sweepAfter(LEASE_MS)).toMatchObject({ postponed: 1 });
  const due = await database.redis.zscore('contact:outbox', id);
  clock.advance(10);
  fail();
  await forwarding;
  expect(await database.redis.zscore('contact:outbox', id)).toBe(due);
  expect(await stored(id)).toMatchObject({ attempts: 1 });
});

test('a sweep stops after a batch that failed as a whole, and goes through everything when the forwarder takes it', async () => {
  sink.answer = failing;
  for (let count = 0; count < 12; count += 1) await accept();
  expect(await sweepAfter(MINUTE)).toEqual({ sent: 0, postponed: 5, dead: 0 });
  sink.answer = taking;
  expect(await sweepAfter(20 * MINUTE)).toEqual({ sent: 12, postponed: 0, dead: 0 });
});

test('a message that was erased while it waited is not sent, and does not come back', async () => {
  sink.answer = failing;
  const id = await accept();
  await database.redis.del(`contact:message:${id}`);
  sink.forms.length = 0;
  expect(await sweepAfter(MINUTE)).toEqual({ sent: 0, postponed: 0, dead: 0 });
  expect([sink.forms, await outbox(), await stored(id)]).toEqual([[], [], null]);
});

test.each([
  ['was taken', taking],
  ['failed', failing],
])('a message that is erased during an attempt that %s does not come back', async (_how, answer) => {
  const id = randomUUID();
  sink.answer = (response) => {
    void database.redis.del(`contact:message:${id}`).then(() => answer(response));
  };
  await accept(newHurried(), id);
  expect(await stored(id)).toBeNull();
});

test('without a forwarder messages are stored, and wait for nobody', async () => {
  const id = await accept(newInstance(null));
  expect(await stored(id)).toMatchObject(form);
  expect(await outbox()).toEqual([]);
});

test('a sweep with nothing to do is one command', async () => {
  database.commands.length = 0;
  await newInstance().sweep();
  expect(database.commands).toHaveLength(1);
});

test('a mark that meets a moment’s trouble is made again: the message is not forwarded twice', async () => {
  const post: Post<ContactForm> = async (message) => {
    const outcome = await toSink()(message);
    database.freeze();
    return outcome;
  };
  const id = randomUUID();
  const { forwarding } = await newInstance(post).accept(id, form);
  await clock.untilWaitingFor(500);
  database.thaw();
  clock.advance(500);
  await forwarding;
  expect(await stored(id)).toMatchObject({ delivery: 'delivered' });
  expect(await sweepAfter(DAY)).toMatchObject({ sent: 0 });
  expect(sink.forms).toHaveLength(1);
});

test('a forwarder that asks for a pause gets it for all messages, and has them afterwards', async () => {
  sink.answer = (response) => void response.writeHead(429, { 'Retry-After': '300' }).end();
  await accept();
  const other = await accept();
  expect(sink.forms).toHaveLength(1);
  sink.answer = taking;
  await sweepAfter(4 * MINUTE);
  expect(sink.forms).toHaveLength(1);
  expect(await sweepAfter(MINUTE)).toEqual({ sent: 2, postponed: 0, dead: 0 });
  expect(await stored(other)).toMatchObject({ delivery: 'delivered' });
});

test('a message that an earlier version stored, and failed to forward, is forwarded', async () => {
  const id = randomUUID();
  const failingSince = clock.now() - MINUTE;
  const record = { ...form, receivedAt: failingSince, delivery: 'waiting', attempts: 1, failingSince };
  await database.redis.hset(`contact:message:${id}`, record);
  await database.redis.expire(`contact:message:${id}`, 1_000);
  await database.redis.zadd('contact:outbox', { score: clock.now(), member: id });
  expect(await sweepAfter(0)).toEqual({ sent: 1, postponed: 0, dead: 0 });
  expect(sink.forms.map(({ fields }) => fields)).toEqual([form]);
  expect(await stored(id)).toMatchObject({ ...form, delivery: 'delivered', deliveredAt: clock.now() });
  expect(await database.redis.ttl(`contact:message:${id}`)).toBeGreaterThan(900);
});

test('a message that could not be stored is refused, and not forwarded', async () => {
  const service = newInstance();
  database.freeze();
  await expect(service.accept(randomUUID(), form)).rejects.toThrow(UnavailableError);
  await expect(service.sweep()).rejects.toThrow(UnavailableError);
  database.thaw();
  expect(sink.forms).toEqual([]);
});
