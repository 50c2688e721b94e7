import { longest } from './latencies';

test('is that of the longest event of a touch or a key', () => {
  const events = [
    { interactionId: 7, duration: 24 },
    { interactionId: 7, duration: 56 },
    { interactionId: 8, duration: 32 },
  ];
  expect(longest(events)).toBe(56);
});

test('does not count what belongs to no touch and no key, as a pointer that passes by', () => {
  expect(longest([{ interactionId: 0, duration: 400 }])).toBe(0);
});

test('is 0 when the browser found nothing long enough to tell', () => {
  expect(longest([])).toBe(0);
});
