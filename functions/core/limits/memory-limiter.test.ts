import { FakeClock } from '../../../test/support/server/fake-clock';
import { createMemoryLimiter } from './memory-limiter';

const rule = { name: 'test', burst: 3, refillMs: 1_000 };

test('lets a burst pass, then a call for each pause', () => {
  const clock = new FakeClock();
  const limiter = createMemoryLimiter(rule, 1, clock);
  const take = () => limiter.take('someone');
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1_000]);
  clock.advance(400);
  expect(take()).toBe(600);
  clock.advance(600);
  expect([take(), take()]).toEqual([0, 1_000]);
  clock.advance(10_000);
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1_000]);
});

test('counts each caller alone, and looking is free', () => {
  const limiter = createMemoryLimiter(rule, 1, new FakeClock());
  for (let call = 0; call < 3; call += 1) limiter.take('someone');
  expect(limiter.look('someone')).toBe(1_000);
  for (let call = 0; call < 9; call += 1) expect(limiter.look('somebody else')).toBe(0);
  expect(limiter.take('somebody else')).toBe(0);
});

test('a call may be worth several units, and more than are left: the next caller waits for them', () => {
  const clock = new FakeClock();
  const limiter = createMemoryLimiter(rule, 1, clock);
  expect(limiter.take('someone', 2)).toBe(0);
  expect(limiter.take('someone', 5)).toBe(0);
  expect(limiter.take('someone', 5)).toBe(5_000);
  clock.advance(5_000);
  expect([limiter.take('someone'), limiter.take('someone')]).toEqual([0, 1_000]);
});

test('the factor multiplies the calls, at once and after', () => {
  const clock = new FakeClock();
  const limiter = createMemoryLimiter(rule, 10, clock);
  const passed = () => Array.from({ length: 40 }, () => limiter.take('someone')).filter((wait) => wait === 0);
  expect(passed()).toHaveLength(30);
  clock.advance(1_000);
  expect(passed()).toHaveLength(10);
});

test('a flood of callers does not fill the memory, and who calls on is not forgotten for it', () => {
  const limiter = createMemoryLimiter(rule, 1, new FakeClock());
  for (let call = 0; call < 3; call += 1) limiter.take('first');
  for (let call = 0; call < 3; call += 1) limiter.take('last');
  for (let n = 0; n < 9_999; n += 1) limiter.take(String(n));
  expect(limiter.look('first')).toBe(0);
  expect(limiter.look('last')).toBe(1_000);
});
