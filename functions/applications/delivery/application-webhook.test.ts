import { useAnnouncing } from '../../../test/support/server/announcing';
import { LastClock, ShiftedClock } from '../../../test/support/server/fake-clock';
import { thirtyAnswers, idIn } from '../../../test/support/server/stored-application';
import type { Post } from '../../core/outbox/post';
import { systemClock } from '../../core/time/clock';
import type { ChatMessage } from './application-messages';

const MINUTE = 60_000;
const NOTHING = { sent: 0, postponed: 0, dead: 0 };

const site = useAnnouncing();
const { toSink, newInstance, add, submit, sweepAfter, announcement, resend } = site;

const long = () => thirtyAnswers((limit) => 'z'.repeat(limit));

test('a message that the platform refuses is given up at once; others go on', async () => {
  let status: number | null = 400;
  const post: Post<ChatMessage> = async (message) =>
    status === null ? toSink()(message) : { kind: 'refused', status };
  const id = await add();
  await newInstance(post).deliver(id);
  expect(await announcement(id)).toMatchObject({
    state: 'dead',
    reason: 'refused:400',
  });
  status = null;
  const other = await add();
  await newInstance(post).deliver(other);
  expect(await announcement(other)).toMatchObject({ state: 'sent' });
});

describe('a webhook that is gone', () => {
  test('ends the attempts of the one that found out, and is not asked again for fifteen minutes by any other', async () => {
    site.sink.mode = 'gone';
    const first = await submit();
    expect(await announcement(first)).toMatchObject({
      state: 'dead',
      reason: 'gone:404',
    });
    const others = [await submit(), await submit()];
    for (let minute = 1; minute < 15; minute += 1) await sweepAfter(MINUTE);
    expect(site.sink.requests).toBe(1);
    expect(await announcement(others[0] ?? '')).toMatchObject({
      state: 'waiting',
      attempts: 0,
      reason: 'gone:404',
    });
    expect(await sweepAfter(MINUTE)).toEqual({ ...NOTHING, dead: 1 });
    site.sink.mode = 'ok';
    expect(await sweepAfter(15 * MINUTE)).toEqual({ ...NOTHING, sent: 1 });
  });

  test('is asked again when an admin has something sent again', async () => {
    site.sink.mode = 'gone';
    const id = await submit();
    site.sink.mode = 'ok';
    await resend(id);
    expect(await sweepAfter(0)).toEqual({ ...NOTHING, sent: 1 });
  });
});

describe('a webhook that asks for a pause', () => {
  test('gets it, from all instances and for all applications, to the millisecond', async () => {
    site.sink.mode = 'limited';
    site.sink.retryAfter = 100.5;
    const first = await submit();
    const second = await submit();
    expect(site.sink.requests).toBe(1);
    for (const id of [first, second]) {
      expect(await announcement(id)).toMatchObject({
        state: 'waiting',
        attempts: 0,
        reason: 'limited',
        nextAttemptAt: new Date(site.clock.now() + 100_500).toISOString(),
      });
    }
    site.sink.mode = 'ok';
    expect(await sweepAfter(100_499 - 15_000)).toEqual(NOTHING);
    expect(site.sink.requests).toBe(1);
    expect(await sweepAfter(15_001)).toEqual({ ...NOTHING, sent: 2 });
  });

  test('is waited for within a run when it is short, and the run goes on where it was', async () => {
    site.sink.mode = 'limited';
    const ids = [await add(), await add('Moderator', long())];
    for (const id of ids) await newInstance(toSink(), new LastClock(site.clock)).deliver(id);
    const run = newInstance().sweep();
    await site.clock.untilWaitingFor(2_000);
    site.sink.mode = 'ok';
    site.clock.advance(2_000);
    expect(await run).toEqual({ ...NOTHING, sent: 2 });
    expect(new Set(site.sink.messages.map(idIn))).toEqual(new Set(ids));
  });

  test('is given up by an application after a day of nothing else', async () => {
    site.sink.mode = 'limited';
    site.sink.retryAfter = 3_600;
    const id = await submit();
    for (let hour = 1; hour < 24; hour += 1) expect(await sweepAfter(60 * MINUTE)).toEqual(NOTHING);
    expect(await sweepAfter(60 * MINUTE)).toEqual({ ...NOTHING, dead: 1 });
    expect(await announcement(id)).toMatchObject({ state: 'dead', attempts: 0 });
  });

  test('is waited for in real time too: at a limit of 5 in 500 ms everything arrives, and few requests come too early', async () => {
    site.sink.rateLimit = { count: 5, ms: 500 };
    const real = new ShiftedClock(systemClock);
    real.shift = site.clock.now() - systemClock.now();
    const delivery = newInstance(toSink(), real);
    const ids = await Promise.all(Array.from({ length: 12 }, () => add()));
    await Promise.all(ids.map((id) => newInstance(toSink(), new LastClock(real)).deliver(id)));
    let runs = 0;
    // On a slow machine a run ends when nothing is due at the moment, and the next one continues.
    while (site.sink.messages.length < ids.length) {
      real.shift += 1_000;
      await delivery.sweep();
      runs += 1;
    }
    expect(site.sink.messages.map(idIn).toSorted()).toEqual(ids.toSorted());
    expect(site.sink.requests).toBeLessThan(2 * ids.length + 5 + runs);
  });
});

test('after two failures in a row a run leaves the webhook alone; one application that always fails holds up no other', async () => {
  site.sink.mode = 'failing';
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await submit());
  expect(await sweepAfter(MINUTE)).toEqual({ ...NOTHING, postponed: 2 });
  const [unlucky] = ids;
  const post: Post<ChatMessage> = async (message) =>
    idIn(message) === unlucky ? { kind: 'failed', status: 500 } : toSink()(message);
  site.sink.mode = 'ok';
  site.clock.advance(20 * MINUTE);
  expect(await newInstance(post).sweep()).toEqual({ ...NOTHING, sent: 4, postponed: 1 });
});

test('the webhook counts as failing from a failed attempt until a message is taken; a pause is no failure', async () => {
  const isFailing = async () =>
    (await site.database.redis.hexists('application:webhook', 'failingSince')) === 1;
  expect(await isFailing()).toBe(false);
  site.sink.mode = 'limited';
  await submit();
  expect(await isFailing()).toBe(false);
  site.sink.mode = 'failing';
  await sweepAfter(MINUTE);
  expect(await isFailing()).toBe(true);
  site.sink.mode = 'ok';
  await sweepAfter(MINUTE);
  expect(await isFailing()).toBe(false);
});
