import { questionsOf } from '@/lib/questions';
import { useAnnouncing } from '../../../test/support/server/announcing';
import { thirtyAnswers, idIn, toldOf } from '../../../test/support/server/stored-application';
import { UnavailableError } from '../../core/errors/unavailable-error';
import { LEASE_MS } from '../../core/outbox/delivery';
import type { Post } from '../../core/outbox/post';
import type { ChatMessage } from './application-messages';

const MINUTE = 60_000;
const DAY = 86_400_000;
const NOTHING = { sent: 0, postponed: 0, dead: 0 };

const site = useAnnouncing();
const { toSink, newInstance, deliver, add, submit, sweepAfter, announcement, waiting, resend } = site;

const long = () => thirtyAnswers((limit) => 'z'.repeat(limit));

test('while the webhook is down applications wait, and reach it once each when it is back', async () => {
  site.sink.mode = 'refused';
  const ids = [await submit(), await submit()];
  expect(await announcement(ids[0] ?? '')).toEqual({
    state: 'waiting',
    sentParts: 0,
    parts: 1,
    attempts: 3,
    reason: 'no_answer',
    nextAttemptAt: new Date(site.clock.now() + 20_001).toISOString(),
  });
  expect(await sweepAfter(MINUTE)).toEqual({ ...NOTHING, postponed: 2 });
  site.sink.mode = 'ok';
  expect(await sweepAfter(20 * MINUTE)).toEqual({ ...NOTHING, sent: 2 });
  expect(await sweepAfter(DAY)).toEqual(NOTHING);
  expect(site.sink.messages.map(idIn).toSorted()).toEqual(ids.toSorted());
});

test('after the failures of its first run it is tried again by the next sweep, then after pauses that double up to six hours', async () => {
  site.sink.mode = 'failing';
  await submit();
  const pauses: number[] = [];
  for (let minutes = 10, last = 0; pauses.length < 8; minutes += 10) {
    if ((await sweepAfter(10 * MINUTE)).postponed === 0) continue;
    pauses.push(minutes - last);
    last = minutes;
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 360, 360]);
});

test('what failed in its first run is tried again by the next sweep, whenever in its ten minutes that was', async () => {
  for (const second of [20.001, 21, 50, 619, 620]) {
    site.sink.mode = 'failing';
    await submit();
    site.sink.mode = 'ok';
    expect(await sweepAfter(second * 1_000)).toMatchObject({ sent: 1 });
  }
});

test('after a day of failures it is given up, kept with the reason, and not tried again', async () => {
  site.sink.mode = 'failing';
  const id = await submit();
  await sweepAfter(DAY - 1);
  expect(await announcement(id)).toMatchObject({ state: 'waiting' });
  expect(await sweepAfter(15 * MINUTE)).toEqual({ ...NOTHING, dead: 1 });
  expect(await announcement(id)).toMatchObject({
    state: 'dead',
    reason: 'gave_up:failed:500',
    nextAttemptAt: null,
  });
  const { requests } = site.sink;
  expect(await sweepAfter(DAY)).toEqual(NOTHING);
  expect(site.sink.requests).toBe(requests);
});

test('an admin may have it sent again when it was given up, and only then; once is logged once', async () => {
  site.sink.mode = 'gone';
  const id = await submit();
  expect(await resend('none')).toBe('missing');
  expect(await resend(id)).toBe('resent');
  expect(await announcement(id)).toMatchObject({ state: 'waiting', attempts: 0, reason: null });
  expect(await resend(id)).toBe('not_dead');
  expect(await site.database.redis.zcard('account:audit')).toBe(1);
  site.sink.mode = 'ok';
  await newInstance().deliver(id);
  expect(await announcement(id)).toMatchObject({ state: 'sent' });
  expect(await resend(id)).toBe('not_dead');
});

test('sweeps that overlap send each message once', async () => {
  site.sink.mode = 'failing';
  const ids = [];
  for (let count = 0; count < 12; count += 1) ids.push(await submit());
  site.sink.mode = 'ok';
  site.clock.advance(MINUTE);
  const reports = await Promise.all(Array.from({ length: 6 }, () => newInstance().sweep()));
  expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(ids.length);
  expect(site.sink.messages.map(idIn).toSorted()).toEqual(ids.toSorted());
});

test('a first attempt that is asked for twice is made once', async () => {
  const id = await add();
  await Promise.all([newInstance().deliver(id), newInstance().deliver(id)]);
  expect(site.sink.messages).toHaveLength(1);
});

test('a sweep leaves alone what its submitter is about to send, and takes it when that never happens', async () => {
  await add();
  expect(await sweepAfter(LEASE_MS - 1)).toEqual(NOTHING);
  expect(await sweepAfter(1)).toMatchObject({ sent: 1 });
});

test('an attempt that fails after another has taken over changes nothing', async () => {
  let fail: () => void = () => undefined;
  const slow = newInstance(() => new Promise((end) => (fail = () => end({ kind: 'failed', status: null }))));
  const id = await add();
  const late = slow.deliver(id);
  site.sink.mode = 'failing';
  expect(await sweepAfter(LEASE_MS)).toMatchObject({ postponed: 1 });
  const before = await announcement(id);
  site.clock.advance(10);
  fail();
  await late;
  expect(await announcement(id)).toEqual(before);
});

test.each(['ok', 'failing', 'gone'] as const)(
  'an application that is erased during an attempt (%s) does not come back',
  async (mode) => {
    const id = await add();
    site.sink.mode = mode;
    const post: Post<ChatMessage> = async (message) => {
      await site.database.redis.del(`application:record:${id}`);
      return toSink()(message);
    };
    await deliver(id, post);
    await sweepAfter(DAY);
    expect([await waiting(), await site.database.redis.exists(`application:record:${id}`)]).toEqual([[], 0]);
  },
);

test.each([{ answers: 'not JSON' }, { answers: '7' }, { submittedAt: 'soon' }, { submittedAt: '1e300' }])(
  'one whose record cannot be read (%j) is given up, and those behind it are announced',
  async (broken) => {
    const first = await add();
    await site.database.redis.hset(`application:record:${first}`, broken);
    const second = await add();
    expect(await sweepAfter(LEASE_MS)).toEqual({ sent: 1, postponed: 0, dead: 1 });
    expect(await announcement(second)).toMatchObject({ state: 'sent' });
    expect(await waiting()).toEqual([]);
    const record = await site.database.redis.hmget(`application:record:${first}`, 'announcement', 'reason');
    expect(record).toEqual({ announcement: 'dead', reason: 'unreadable' });
  },
);

test('an application that was erased while it waited is not sent', async () => {
  site.sink.mode = 'failing';
  const id = await submit();
  await site.database.redis.del(`application:record:${id}`);
  site.sink.mode = 'ok';
  expect(await sweepAfter(MINUTE)).toEqual(NOTHING);
  expect([site.sink.messages, await waiting()]).toEqual([[], []]);
});

test('an application that an earlier version stored, and announced in part, goes on', async () => {
  const id = await add('Moderator', long());
  const now = site.clock.now();
  const half = { claims: 2, parts: 3, sentParts: 1, attempts: 1, failingSince: now - 1, reason: 'No' };
  await site.database.redis.hset(`application:record:${id}`, { ...half, announcement: 'waiting' });
  await site.database.redis.zadd('application:outbox', { score: now, member: id });
  await site.database.redis.hset('application:webhook', { failingSince: now - 1 });
  expect(await sweepAfter(0)).toEqual({ ...NOTHING, sent: 1 });
  const announced = await announcement(id);
  expect(announced).toMatchObject({ state: 'sent', attempts: 0, reason: null });
  expect(site.sink.messages).toHaveLength((announced?.parts ?? 0) - 1);
  expect(await site.database.redis.exists('application:webhook')).toBe(0);
});

test('a sweep with nothing to do is one command', async () => {
  site.database.commands.length = 0;
  await newInstance().sweep();
  expect(site.database.commands).toHaveLength(1);
});

test('without the database a first attempt ends quietly, a sweep says so, and nothing is sent', async () => {
  const id = await add();
  site.database.freeze();
  await newInstance().deliver(id);
  await expect(newInstance().sweep()).rejects.toThrow(UnavailableError);
  site.database.thaw();
  expect(site.sink.requests).toBe(0);
});

test('a mark that meets a moment’s trouble is made again: the message is not sent twice', async () => {
  const id = await add();
  const post: Post<ChatMessage> = async (message) => {
    const outcome = await toSink()(message);
    site.database.freeze();
    return outcome;
  };
  const attempt = newInstance(post).deliver(id);
  await site.clock.untilWaitingFor(500);
  site.database.thaw();
  site.clock.advance(500);
  await attempt;
  expect(await announcement(id)).toMatchObject({ state: 'sent' });
  expect(site.sink.messages).toHaveLength(1);
});

describe('an application of several messages', () => {
  test('goes on with the first message that was not taken', async () => {
    let left = 2;
    const post: Post<ChatMessage> = async (message) => {
      left -= 1;
      return left < 0 ? { kind: 'failed', status: 503 } : toSink()(message);
    };
    const id = await add('Moderator', long());
    await deliver(id, post);
    expect(site.sink.messages).toHaveLength(2);
    expect(await announcement(id)).toMatchObject({ state: 'waiting', sentParts: 2, attempts: 3 });
    expect(await sweepAfter(MINUTE)).toMatchObject({ sent: 1 });
    expect(toldOf(site.sink.messages, id).map(([name]) => name)).toEqual([
      'Position',
      ...questionsOf('Moderator').map(({ label }) => label),
      ...Object.keys(long()),
    ]);
  });

  test('counts failures from the last message that was taken', async () => {
    const outcomes = ['failed', 'failed', 'failed', 'failed', 'taken', 'failed'];
    const post: Post<ChatMessage> = async () =>
      outcomes.shift() === 'taken' ? { kind: 'taken' } : { kind: 'failed', status: null };
    const id = await add('Moderator', long());
    await deliver(id, post);
    site.clock.advance(MINUTE);
    await newInstance(post).sweep();
    expect(await announcement(id)).toMatchObject({ attempts: 4, sentParts: 0 });
    site.clock.advance(20 * MINUTE);
    await newInstance(post).sweep();
    expect(await announcement(id)).toMatchObject({ attempts: 1, sentParts: 1 });
    expect(await site.database.redis.hget(`application:record:${id}`, 'failingSince')).toBe(site.clock.now());
  });

  test('is left to the next run when the time of this one is up', async () => {
    const slow: Post<ChatMessage> = async (message) => {
      site.clock.advance(9_000);
      return toSink()(message);
    };
    const id = await add('Moderator', long());
    await newInstance(slow).deliver(id);
    expect(site.sink.messages).toHaveLength(4);
    expect(await sweepAfter(LEASE_MS)).toMatchObject({ sent: 1 });
    expect((await announcement(id))?.parts).toBe(site.sink.messages.length);
  });
});
