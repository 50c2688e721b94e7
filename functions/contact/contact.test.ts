import { randomUUID } from 'node:crypto';
import { DAY, form, MINUTE, useContact } from '../../test/support/server/contact-stage';
import { UnavailableError } from '../core/errors/unavailable-error';
import { MOST_MESSAGES } from './store/contact-store';

const stage = useContact();
const { newInstance, stored, outbox, accept } = stage;

test('a message is stored for 180 days, and found by the time of its receipt', async () => {
  const receivedAt = stage.clock.now();
  const id = await accept();
  expect(await stored(id)).toMatchObject({ ...form, receivedAt });
  const kept = await stage.database.redis.pttl(`contact:message:${id}`);
  expect(kept).toBeGreaterThan(180 * DAY - MINUTE);
  expect(kept).toBeLessThanOrEqual(180 * DAY);
  expect(await stage.database.redis.zrange('contact:messages', 0, -1, { withScores: true })).toEqual([
    id,
    receivedAt,
  ]);
});

test('the list of messages forgets what is older than 180 days, and goes when nothing new comes', async () => {
  await accept();
  stage.clock.advance(180 * DAY);
  const recent = await accept();
  expect(await stage.database.redis.zrange('contact:messages', 0, -1)).toEqual([recent]);
  expect(await stage.database.redis.pttl('contact:messages')).toBeGreaterThan(180 * DAY - MINUTE);
});

test('a message that there is no room for is refused, and taken once another one was erased', async () => {
  const service = newInstance(null);
  const [first, ...others] = Array.from({ length: MOST_MESSAGES }, (_, n) => ({
    score: stage.clock.now() - n,
    member: String(n),
  }));
  if (first) await stage.database.redis.zadd('contact:messages', first, ...others);
  const id = randomUUID();
  await expect(service.accept(id, form)).rejects.toMatchObject({
    code: 'full',
    details: { retryAfter: 3_600 },
  });
  expect(await service.isKnown(id)).toBe(false);
  await stage.database.redis.zrem('contact:messages', '0');
  await service.accept(id, form);
  await service.accept(id, form);
  await expect(service.accept(randomUUID(), form)).rejects.toMatchObject({ code: 'full' });
});

test('fifty at once with the same id are one record, forwarded once', async () => {
  const id = randomUUID();
  const service = newInstance();
  await Promise.all(Array.from({ length: 50 }, () => accept(service, id)));
  expect(await stage.database.redis.zcard('contact:messages')).toBe(1);
  expect(stage.sink.forms).toHaveLength(1);
});

test('of two different messages with the same id the first stays', async () => {
  const id = await accept();
  await accept(newInstance(), id, { ...form, message: 'Something else' });
  expect(await stored(id)).toMatchObject({ message: form.message });
  expect(stage.sink.forms).toHaveLength(1);
});

test('fifty different ones at once are all stored and all forwarded', async () => {
  const ids = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      accept(newInstance(), randomUUID(), { ...form, subject: `No. ${String(index)}` }),
    ),
  );
  expect((await stage.database.redis.zrange('contact:messages', 0, -1)).toSorted()).toEqual(ids.toSorted());
  const subjects = stage.sink.forms.map(({ fields }) => fields['subject']);
  expect(new Set(subjects).size).toBe(50);
});

test('without a forwarder messages are stored, and wait for nobody', async () => {
  const id = await accept(newInstance(null));
  expect(await stored(id)).toMatchObject(form);
  expect(await outbox()).toEqual([]);
});

test('a message that could not be stored is refused, and not forwarded', async () => {
  const service = newInstance();
  stage.database.freeze();
  await expect(service.accept(randomUUID(), form)).rejects.toThrow(UnavailableError);
  await expect(service.sweep()).rejects.toThrow(UnavailableError);
  stage.database.thaw();
  expect(stage.sink.forms).toEqual([]);
});
