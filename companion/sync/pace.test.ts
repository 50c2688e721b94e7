import { createPace } from './pace';

const START = 1_000_000;
let now: number;
beforeEach(() => {
  now = START;
});
const paced = (everyMs: number | null = null) => createPace(() => now, everyMs);
const dueIn = (pace: { dueAt: number }) => pace.dueAt - now;

test('the first call is due at once, and the next one when the site says', () => {
  const pace = paced();
  expect(dueIn(pace)).toBeLessThanOrEqual(0);
  pace.began();
  now += 300;
  pace.succeeded(120_000);
  expect(dueIn(pace)).toBe(120_000);
});

test('news are due at once, but not twice in five seconds', () => {
  const pace = paced();
  pace.began();
  pace.succeeded(600_000);
  now += 1_000;
  pace.hurry();
  expect(dueIn(pace)).toBe(4_000);
  now += 60_000;
  expect(dueIn(pace)).toBeLessThanOrEqual(0);
  pace.began();
  pace.succeeded(600_000);
  expect(dueIn(pace)).toBe(600_000);
});

test('what one call could not hold follows sooner, within the site’s sixty calls a minute', () => {
  const pace = paced();
  pace.began();
  pace.succeeded(600_000);
  pace.goOn();
  expect(dueIn(pace)).toBeGreaterThanOrEqual(1_000);
  expect(dueIn(pace)).toBeLessThan(5_000);
});

test('the owner’s word counts instead of the site’s, and a site’s foolish word counts within reason', () => {
  const own = paced(30_000);
  own.began();
  own.succeeded(600_000);
  expect(dueIn(own)).toBe(30_000);
  const other = paced();
  other.began();
  other.succeeded(0);
  expect(dueIn(other)).toBe(5_000);
  other.succeeded(Number.MAX_VALUE);
  expect(dueIn(other)).toBe(900_000);
});

test('while the site is away pauses double to five minutes, news or not; after it everything is as before', () => {
  const pace = paced();
  const pauses = Array.from({ length: 9 }, () => {
    pace.began();
    pace.hurry();
    pace.failed('away', null);
    const pause = dueIn(pace);
    now += pause;
    return pause / 1_000;
  });
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  pace.began();
  pace.succeeded(120_000);
  pace.hurry();
  expect(dueIn(pace)).toBe(5_000);
});

test('the site may ask for a longer pause, and what an owner has to mend is tried every five minutes', () => {
  const pace = paced();
  pace.began();
  pace.failed('away', 90_000);
  expect(dueIn(pace)).toBe(90_000);
  pace.failed('away', 1e12);
  expect(dueIn(pace)).toBe(900_000);
  pace.failed('owner', null);
  expect(dueIn(pace)).toBe(300_000);
  pace.failed('rival', null);
  expect(dueIn(pace)).toBe(60_000);
});
